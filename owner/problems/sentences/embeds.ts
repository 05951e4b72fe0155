import { inBoth, inEach, quote } from './Sentences.ts'

const room =
  'Cette adresse ouvre une salle de visioconférence, et non un agenda. Donnez celle de la page où l’on choisit un créneau.'

/** What an address of a video or of a calendar cannot be. */
export const embedSentences = {
  'paste-video': inBoth<{ example: string }>(
    ({ example }) =>
      `Collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${example} ».`,
  ),
  'paste-calendar': inBoth<{ example: string }>(
    ({ example }) =>
      `Donnez l’adresse de votre page de réservation, en https et sans port, par exemple « ${example} ».`,
  ),
  'film-elsewhere': inBoth<{ file: string }>(
    ({ file }) =>
      `Téléchargez ce film, mettez-le dans le dossier « media » du site, puis donnez « media/${file} ».`,
  ),
  'meeting-room': inBoth(() => room),
  'calendar-short-link': inBoth(
    () =>
      'Ouvrez ce lien et copiez l’adresse longue, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ),
  'calendar-itself': inBoth(
    () =>
      'C’est l’agenda lui-même. Créez-y une « page de réservation » et copiez son adresse, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ),
  'not-of-service': inBoth<{ found: string; thing: string; service: string; example: string }>(
    ({ found, thing, service, example }) =>
      `${quote(found)} n’est pas l’adresse d’${thing} ${service}. Donnez par exemple « ${example} ».`,
  ),
  'not-own-service': inBoth<{ service: string }>(
    ({ service }) => `C’est ${service} qui tient ce service, et non vous.`,
  ),
  'whose-service': inEach<{ thing: string; service: string }>({
    inFile: ({ thing, service }) =>
      `cette adresse peut être celle d’${thing} ${service}. Dites-le, ou « isOwn: oui » s’il tourne chez vous.`,
    inForm: ({ thing, service }) =>
      `Cette adresse peut être celle d’${thing} ${service}, ou d’un service à vous. Dites lequel.`,
  }),
  'shows-nothing': inBoth<{ found: string; thing: string; service: string; example: string }>(
    ({ found, thing, service, example }) =>
      `${quote(found)} est bien chez ${service}, et n’est pas l’adresse d’${thing}. Donnez par exemple « ${example} ».`,
  ),
  'service-unknown': inEach<{ found: string }>({
    inFile: ({ found }) =>
      `Aucun service connu ne répond à ${quote(found)}. Vérifiez l’adresse, ou écrivez dessous name, country et privacyPolicy, ou « isOwn: oui » s’il n’est tenu que par vous.`,
    inForm: ({ found }) =>
      `Aucun service connu ne répond à ${quote(found)}. Vérifiez l’adresse, ou donnez le nom, le pays et la politique de confidentialité du service, ou dites qu’il est à vous.`,
  }),
  'embed-missing': inEach<{ thing: string; example: string }>({
    inFile: ({ thing, example }) => `écrivez l’adresse d’${thing}, par exemple « ${example} ».`,
    inForm: ({ thing, example }) => `Donnez l’adresse d’${thing}, par exemple « ${example} ».`,
  }),
  'provider-unknown': inEach<{ found: string; known: string }>({
    inFile: ({ found, known }) =>
      `${quote(found)} ne convient pas. Services possibles : ${known}. Avec une adresse, cette clé est inutile.`,
    inForm: () => 'Donnez l’adresse : elle dit de quel service il s’agit.',
  }),
}
