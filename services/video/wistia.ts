// Wistia: its addresses, its frame, and the messages that its player posts to AMP pages.
import type { Messages, Provider } from '../Provider.ts'
import { parseObject } from '../read-message.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: Provider = {
  service: { name: 'Wistia', country: 'États-Unis', privacyPolicy: 'https://wistia.com/privacy' },
  example: 'https://mon-agence.wistia.com/medias/g5pnf59ala',
  hosts: ['wistia.com', 'wistia.net'],
  addresses: [
    '*.wistia.com/(stats/|)medias/{id}(/**|)',
    '*.wistia.(com|net)/embed/(iframe|medias|channel/media)/{id}(.*|/**|)',
    '*.wistia.(com|net)/embed/{id}.js',
    'wi.st/medias/{id}',
    '*(/**|)?wvideo={id}',
  ],
  placeholders: { id: /[a-z\d]{10}/ },
  addressFromCode(code) {
    const [, id] = /(?:wistia_async_|media-id=["'])([a-z\d]{10})\b/.exec(code) ?? []
    return id && `https://fast.wistia.net/embed/iframe/${id}`
  },
  oembed: {
    endpoint: 'https://fast.wistia.com/oembed.json',
    // Without `image_crop_resized`, Wistia sends the whole picture (docs.wistia.com, « Working With Images »).
    largerThumbnails: (thumbnail) => [withParameters(thumbnail, { image_crop_resized: null })],
  },
  allow: 'autoplay; fullscreen',
  autoplay: { autoPlay: 'true' },
  // The link opens the player alone, because the id does not tell the host of the video's page.
  page: 'https://fast.wistia.net/embed/iframe/{id}?doNotTrack=true&language=fr',
  // `seo` and `resumable` are turned off: the first adds the video's data to the page, the second stores the
  // position on the device. No parameter turns captions on: only JavaScript can.
  frame:
    'https://fast.wistia.net/embed/iframe/{id}?doNotTrack=true&seo=false&resumable=false&language=fr',
  thumbnail: 'https://fast.wistia.com/embed/medias/{id}/swatch',
  otherFrameOrigins: ['https://fast.wistia.com'],
}

export const messages: Messages = {
  onLoad: ['amp-listening'],
  read(data) {
    const { method, args } = parseObject(data)
    const [event, state] = method === '_trigger' && Array.isArray(args) ? args : []
    if (event !== 'statechange') return undefined
    return state === 'playing' || state === 'ended' ? { kind: state } : undefined
  },
}
