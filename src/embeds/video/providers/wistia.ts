import { parseMessage } from '../parse-message.ts'
import type { VideoMessages, VideoProvider } from '../VideoProvider.ts'

type WistiaFields = {
  /** The last part of the media's address in Wistia, e.g. `g5pnf59ala`. */
  id: string
}

export const wistia: VideoProvider<WistiaFields> = {
  fields: {
    id: {
      isValid: (value) => typeof value === 'string' && /^[a-z\d]{6,16}$/.test(value),
      fix: 'Écrivez la fin de l’adresse du média dans Wistia, par exemple « g5pnf59ala ».',
    },
  },
  describe: ({ id }) => ({
    service: {
      name: 'Wistia',
      country: 'États-Unis',
      privacyPolicy: 'https://wistia.com/privacy',
    },
    // A media page carries the account's name; the frame's own address opens without it.
    pageUrl: `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true&language=fr`,
    // `seo` would write the media's data into the page, `resumable` would remember the visitor.
    // French captions can only be asked from JavaScript: `language` picks a French version.
    frameUrl: `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true&seo=false&resumable=false&language=fr`,
    autoplay: 'autoPlay=true',
    preview: { url: `https://fast.wistia.com/embed/medias/${id}/swatch`, tellsRatio: true },
    frameOrigins: ['https://fast.wistia.net', 'https://fast.wistia.com'],
    allow: 'autoplay; fullscreen',
    readyIsVerified: false,
  }),
}

export const messages: VideoMessages = {
  onLoad: ['amp-listening'],
  read(data) {
    const { method, args } = parseMessage(data)
    if (method !== '_trigger' || !Array.isArray(args) || args[0] !== 'statechange') return undefined
    if (args[1] === 'playing') return 'playing'
    if (args[1] === 'ended') return 'ended'
    return undefined
  },
}
