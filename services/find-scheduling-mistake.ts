const meetingRoom =
  'Cette adresse ouvre une salle de visioconférence, et non un agenda. Écrivez celle de la page où l’on choisit un créneau.'

/** Addresses that owners take for their booking page, as `host/path`, each with what to write instead. */
const mistakes: [RegExp, string][] = [
  [/^meet\.google\.com\//, meetingRoom],
  [/^(?:[\w-]+\.)*zoom\.us\/(?:j|my|s|w|wc|meeting)\//, meetingRoom],
  [/^teams\.(?:microsoft|live)\.com\//, meetingRoom],
  [/^(?:(?:www\.)?whereby\.com|meet\.jit\.si)\//, meetingRoom],
  [
    /^calendar\.app\.google\//,
    'Ouvrez ce lien et copiez l’adresse longue, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ],
  [
    /^calendar\.google\.com\/calendar\/(?!(?:u\/\d+\/)?appointments\/)/,
    'C’est l’agenda lui-même. Créez-y une « page de réservation » et copiez son adresse, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ],
]

/** @returns in French, what to write instead of an address that cannot be a booking page */
export const findSchedulingMistake = ({ host, pathname }: URL): string | undefined =>
  mistakes.find(([pattern]) => pattern.test(host + pathname))?.[1]
