import { inBoth, inEach, quote } from './Sentences.ts'

const room =
  'cette adresse ouvre une salle de visioconférence, et non un agenda. Donnez celle de la page où l’on choisit un créneau.'

/** What an address of a video or of a calendar cannot be. */
export const embedSentences = {
  'paste-video': inBoth<{ example: string }>(
    ({ example }) =>
      `collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${example} ».`,
  ),
  'paste-calendar': inBoth<{ example: string }>(
    ({ example }) =>
      `donnez l’adresse de votre page de réservation, en https et sans port, par exemple « ${example} ».`,
  ),
  'film-elsewhere': inBoth<{ file: string }>(
    ({ file }) =>
      `téléchargez ce film, mettez-le dans le dossier « media » du site, puis donnez « media/${file} ».`,
  ),
  'meeting-room': inBoth(() => room),
  'calendar-short-link': inBoth(
    () =>
      'ouvrez ce lien et copiez l’adresse longue, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ),
  'calendar-itself': inBoth(
    () =>
      'c’est l’agenda lui-même. Créez-y une « page de réservation » et copiez son adresse, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ),
  'not-of-service': inBoth<{ found: string; thing: string; service: string; example: string }>(
    ({ found, thing, service, example }) =>
      `${quote(found)} n’est pas l’adresse d’${thing} ${service}. Donnez par exemple « ${example} ».`,
  ),
  'shows-nothing': inBoth<{ found: string; thing: string; service: string; example: string }>(
    ({ found, thing, service, example }) =>
      `${quote(found)} est bien chez ${service}, et n’est pas l’adresse d’${thing}. Donnez par exemple « ${example} ».`,
  ),
  'provider-unknown': inEach<{ found: string; known: string }>({
    inFile: ({ found, known }) => `${quote(found)} ne convient pas. Services possibles : ${known}.`,
    inForm: () => 'Donnez l’adresse : elle dit de quel service il s’agit.',
  }),
}
