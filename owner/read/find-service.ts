import { isOnHost, matchAddress } from '../../services/addresses/match-address.ts'
import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { readRatio } from '../../services/addresses/read-ratio.ts'
import { recogniseEmbed } from '../../services/addresses/recognise-embed.ts'
import type { Provider } from '../../services/Provider.ts'
import {
  type EmbedKind,
  listProviders,
  type ProviderId,
  providers,
} from '../../services/providers.ts'
import type { Reading } from '../questions/Question.ts'

/** The address of a video or a booking page. `provider` is `page` for an address of no listed service. */
export type FoundService<Kind extends EmbedKind = EmbedKind> = {
  provider: ProviderId<Kind>
  url: string
  /** Width over height, if an embed code tells it. */
  ratio?: number | undefined
}

/**
 * Finds the service of what an owner pasted, or says why it cannot be used, in this order:
 * 1. the listed service that has an address pattern, e.g. `vimeo.com/{id}`, which the address fits;
 * 2. a known mistake, such as the address of a film on another server or of the owner's account;
 * 3. any other page, but not one of a listed service: the service allows only the pages of its pattern in a frame.
 */
export function findService<Kind extends EmbedKind>(
  kind: Kind,
  pasted: string,
): Reading<FoundService<Kind>> {
  const { providerId, providerOfHost, url: address } = recogniseEmbed(kind, pasted)
  const url = parsePlainUrl(address)
  if (!url) return { refusal: orders[kind] }
  if (!providerId) {
    const mistake = findMistake(kind, url) ?? (providerOfHost && refuse(kind, url, providerOfHost))
    if (mistake) return { refusal: mistake }
  }
  const provider = (providerId ?? 'page') as ProviderId<Kind>
  return { value: { provider, url: url.href, ratio: readRatio(pasted) } }
}

const orders = {
  video: `Collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${providers.video.youtube.example} ».`,
  scheduling: `Donnez l’adresse de votre page de réservation, en https et sans port, par exemple « ${providers.scheduling.calendly.example} ».`,
}

const meetingRoom =
  'Cette adresse ouvre une salle de visioconférence, et non un agenda. Donnez celle de la page où l’on choisit un créneau.'
const storedFile =
  'Cette page garde un fichier, et ne se montre pas dans un autre site. Téléchargez le film, puis donnez-le au site (« Un film à vous »), ou mettez-le chez YouTube, Vimeo ou Wistia et donnez son adresse.'
const googlePages = 'https://calendar.google.com/calendar/appointments/'

/** Addresses that owners give instead of the right one. `match-address.ts` explains the patterns. */
const mistakes: Record<EmbedKind, [pattern: string, sentence: string][]> = {
  video: [
    ['(drive|docs).google.com/(**/|)(view|edit|folders/**)', storedFile],
    ['(dropbox.com|wetransfer.com|we.tl|swisstransfer.com|1drv.ms)/**', storedFile],
    [
      '(*.icloud.com|onedrive.live.com|*.sharepoint.com|photos.google.com|photos.app.goo.gl)/**',
      storedFile,
    ],
    [
      'youtube(-nocookie|).com/(embed/videoseries|playlist)',
      'C’est une liste de lecture. Ouvrez-y la vidéo à montrer, et donnez son adresse à elle.',
    ],
    [
      'youtube(-nocookie|).com/embed/live_stream',
      'C’est le direct d’une chaîne, qui change à chaque fois. Donnez l’adresse d’une vidéo.',
    ],
  ],
  scheduling: [
    ['meet.google.com(/**|)', meetingRoom],
    ['(*.|)zoom.us/(j|my|s|w|wc|meeting)/**', meetingRoom],
    ['teams.(microsoft|live).com(/**|)', meetingRoom],
    ['(whereby.com|meet.jit.si)(/**|)', meetingRoom],
    [
      'calendar.app.google(/**|)',
      `Ouvrez ce lien et copiez l’adresse longue, qui commence par « ${googlePages} ».`,
    ],
    [
      'calendar.google.com/calendar(/**|)',
      `C’est l’agenda lui-même. Créez-y une « page de réservation » et copiez son adresse, qui commence par « ${googlePages} ».`,
    ],
  ],
}

function findMistake(kind: EmbedKind, url: URL): string | undefined {
  const mistake = mistakes[kind].find(([pattern]) => matchAddress(url, pattern))
  if (mistake) return mistake[1]
  const [, film] = /([\w-]+\.(?:mp4|webm))$/.exec(url.pathname) ?? []
  if (kind === 'video' && film) {
    return `Téléchargez ce film, mettez-le dans le dossier « media » du site, puis donnez « media/${film} ».`
  }
  const other = kind === 'video' ? 'scheduling' : 'video'
  const service = listProviders(other).find(([, { hosts }]) => isOnHost(url, hosts))?.[1].service
  if (!service) return undefined
  return kind === 'video'
    ? `C’est une adresse chez ${service.name}, qui tient des agendas. Donnez-la à la question de l’agenda, et ici celle d’une vidéo.`
    : `C’est une adresse chez ${service.name}, qui montre des vidéos. Donnez-la à la question de la vidéo, et ici celle de votre page de réservation.`
}

/** Says why an address of a listed service cannot be shown, and what to copy instead. */
function refuse(kind: EmbedKind, url: URL, { service, example }: Provider): string {
  const found = `« ${url.href} » est bien chez ${service.name}`
  if (kind === 'video') {
    return `${found}, et n’est pas l’adresse d’une vidéo. Ouvrez la vidéo comme le fera un visiteur, et copiez son adresse, par exemple « ${example} ».`
  }
  return `${found}, et n’est pas la page où l’on prend rendez-vous. Copiez le lien que vous donneriez à tous pour réserver, par exemple « ${example} ».`
}
