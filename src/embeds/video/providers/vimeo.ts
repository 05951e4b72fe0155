import { parseMessage } from '../parse-message.ts'
import type { VideoMessages, VideoProvider } from '../VideoProvider.ts'

type VimeoFields = {
  /** The number in the video's address, e.g. `76979871`. */
  id: string
  /** Only for an unlisted video: what follows the number, e.g. `8272103f6e`. */
  hash?: string
}

export const vimeo: VideoProvider<VimeoFields> = {
  fields: {
    id: {
      isValid: (value) => typeof value === 'string' && /^\d{1,12}$/.test(value),
      fix: 'Écrivez entre guillemets le numéro de l’adresse de la vidéo, par exemple « 76979871 ».',
    },
    hash: {
      isValid: (value) => typeof value === 'string' && /^[\da-f]{6,20}$/.test(value),
      fix: 'Écrivez ce qui suit le numéro dans l’adresse d’une vidéo non répertoriée, par exemple « 8272103f6e », ou retirez cette ligne.',
      optional: true,
    },
  },
  describe: ({ id, hash }) => ({
    service: {
      name: 'Vimeo',
      country: 'États-Unis',
      privacyPolicy: 'https://vimeo.com/privacy',
    },
    pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frameUrl: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1&texttrack=fr&byline=0&portrait=0`,
    autoplay: 'autoplay=1',
    // The picture's address does not follow from the number: `video.poster` may give one.
    preview: null,
    frameOrigins: ['https://player.vimeo.com'],
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    readyIsVerified: true,
  }),
}

export const messages: VideoMessages = {
  // Answered by a player that was ready before we listened.
  onLoad: [{ method: 'ping' }],
  onReady: [
    { method: 'addEventListener', value: 'play' },
    { method: 'addEventListener', value: 'ended' },
  ],
  read(data) {
    const { event, method } = parseMessage(data)
    if (event === 'ready' || method === 'ping') return 'ready'
    if (event === 'play') return 'playing'
    if (event === 'ended') return 'ended'
    return undefined
  },
}
