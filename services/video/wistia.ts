import { parseMessage } from '../parse-message.ts'
import type { Messages } from '../Service.ts'
import type { VideoProvider } from '../VideoProvider.ts'

export const provider: VideoProvider<'id'> = {
  service: {
    name: 'Wistia',
    country: 'États-Unis',
    privacyPolicy: 'https://wistia.com/privacy',
  },
  tells: ['playing', 'ended'],
  verified: {
    against: 'amphtml 0.1 et @wistia/wistia-player 0.6.22, lus',
    on: '2026-11-21',
  },
  discretion: 'doNotTrack=true',
  fields: {
    id: {
      what: 'la fin de l’adresse du média dans Wistia',
      example: 'g5pnf59ala',
      form: /^[a-z\d]{6,16}$/,
    },
  },
  example: 'https://mon-agence.wistia.com/medias/g5pnf59ala',
  host: /(?:^|\.)wistia\.(?:com|net)$/,
  forms: [
    /(?:wistia\.(?:com|net)|wi\.st)\/(?:stats\/)?(?:medias|embed\/(?:iframe|medias|channel\/media))\/(?<id>[a-z\d]{6,16})/,
    /wistia\.(?:com|net)\/embed\/(?<id>[a-z\d]{10})\.js/,
    /[?&]wvideo=(?<id>[a-z\d]{6,16})/,
    /wistia_async_(?<id>[a-z\d]{6,16})/,
    /media-id=["'](?<id>[a-z\d]{6,16})["']/,
  ],
  oembed: 'https://fast.wistia.com/oembed.json',
  allow: 'autoplay; fullscreen',
  autoplay: { autoPlay: 'true' },
  describe: ({ id }) => ({
    // A media page carries the account's name; the frame's own address opens without it.
    pageUrl: `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true&language=fr`,
    // `seo` would write the media's data into the page, `resumable` would remember the visitor.
    // French captions can only be asked from JavaScript: `language` picks a French version.
    frameUrl: `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true&seo=false&resumable=false&language=fr`,
    otherFrameOrigins: ['https://fast.wistia.com'],
    preview: { url: `https://fast.wistia.com/embed/medias/${id}/swatch`, tellsRatio: true },
  }),
}

export const messages: Messages = {
  onLoad: ['amp-listening'],
  read(data) {
    const { method, args } = parseMessage(data)
    const [event, state] = method === '_trigger' && Array.isArray(args) ? args : []
    if (event !== 'statechange') return undefined
    if (state === 'playing') return { kind: 'playing' }
    if (state === 'ended') return { kind: 'ended' }
    return undefined
  },
}
