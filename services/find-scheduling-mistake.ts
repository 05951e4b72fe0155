const room =
  'Cette adresse ouvre une salle de visioconférence, et non un agenda. Écrivez celle de la page où l’on choisit un créneau.'

/** What owners take for their booking page, as `host/path`, and the way from there to the right one. */
const mistakes: [RegExp, string][] = [
  [/^meet\.google\.com\//, room],
  [/^(?:[\w-]+\.)*zoom\.us\/(?:j|my|s|w|wc|meeting)\//, room],
  [/^teams\.(?:microsoft|live)\.com\//, room],
  [/^(?:(?:www\.)?whereby\.com|meet\.jit\.si)\//, room],
  [
    /^calendar\.app\.google\//,
    'Ouvrez ce lien et copiez l’adresse longue, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ],
  [
    /^calendar\.google\.com\/calendar\/(?!(?:u\/\d+\/)?appointments\/)/,
    'C’est l’agenda lui-même. Créez-y une « page de réservation » et copiez son adresse, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ],
]

/** What to tell an owner whose address can only be a mistake. */
export const findSchedulingMistake = ({ host, pathname }: URL): string | undefined =>
  mistakes.find(([pattern]) => pattern.test(host + pathname))?.[1]
