import { parseMessage } from '../parse-message.ts'
import type { VideoMessages, VideoProvider } from '../VideoProvider.ts'

type BunnyFields = {
  /** Number of the video library, e.g. `759`. */
  libraryId: string
  /** Identifier of the video, e.g. `eb1c4f77-0cda-46be-b47d-1118ad7c2ffe`. */
  id: string
  /** Name of the library's pull zone, before `.b-cdn.net`. With it, the host's preview can show. */
  pullZone?: string
}

export const bunny: VideoProvider<BunnyFields> = {
  fields: {
    libraryId: {
      isValid: (value) => typeof value === 'string' && /^\d{1,12}$/.test(value),
      fix: 'Écrivez entre guillemets le numéro de la bibliothèque Bunny Stream, par exemple « 759 ».',
    },
    id: {
      isValid: (value) =>
        typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
      fix: 'Écrivez l’identifiant de la vidéo, par exemple « eb1c4f77-0cda-46be-b47d-1118ad7c2ffe ».',
    },
    pullZone: {
      isValid: (value) =>
        typeof value === 'string' && /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(value),
      fix: 'Écrivez le nom qui précède « .b-cdn.net », par exemple « vz-a1b2c3d4-e5f », ou retirez cette ligne.',
      optional: true,
    },
  },
  describe: ({ libraryId, id, pullZone }) => ({
    service: {
      name: 'Bunny Stream',
      country: 'Slovénie',
      privacyPolicy: 'https://bunny.net/privacy/',
    },
    pageUrl: `https://player.mediadelivery.net/play/${libraryId}/${id}`,
    // Unless told otherwise this player starts by itself.
    frameUrl: `https://player.mediadelivery.net/embed/${libraryId}/${id}?autoplay=false&captions=fr-auto&playsinline=true&rememberPosition=false`,
    autoplay: 'autoplay=true',
    preview: pullZone
      ? { url: `https://${pullZone}.b-cdn.net/${id}/thumbnail.jpg`, tellsRatio: true }
      : null,
    frameOrigins: ['https://player.mediadelivery.net'],
    allow: 'accelerometer; gyroscope; autoplay; encrypted-media; picture-in-picture; fullscreen',
    readyIsVerified: true,
  }),
}

/** Bunny speaks player.js 0.0.11, whose messages are JSON text. */
const listenTo = (event: string) =>
  JSON.stringify({
    context: 'player.js',
    version: '0.0.11',
    method: 'addEventListener',
    value: event,
    listener: `on-${event}`,
  })

export const messages: VideoMessages = {
  onReady: [listenTo('play'), listenTo('ended')],
  read(data) {
    const { context, event } = parseMessage(data)
    if (context !== 'player.js') return undefined
    if (event === 'ready') return 'ready'
    if (event === 'play') return 'playing'
    if (event === 'ended') return 'ended'
    return undefined
  },
}
