// Wistia: its addresses, its frame, and the messages that its player posts to AMP pages.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { parseMessage } from '../read-message.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: Provider = {
  service: { name: 'Wistia', country: 'États-Unis', privacyPolicy: 'https://wistia.com/privacy' },
  verified: '2026-11-22, amphtml 0.1 et @wistia/wistia-player 0.6.22, lus',
  privacySettings:
    '`doNotTrack=true` : aucune lecture n’est comptée. Wistia reçoit l’adresse IP quand même : seul le « Privacy Mode » de votre compte la masque',
  example: 'https://mon-agence.wistia.com/medias/g5pnf59ala',
  hosts: ['wistia.com', 'wistia.net'],
  addresses: [
    '*.wistia.com/(stats/|)medias/{id}',
    '*.wistia.(com|net)/embed/(iframe|medias|channel/media)/{id}',
    '*.wistia.(com|net)/embed/{id}.js',
    'wi.st/medias/{id}',
    '*?wvideo={id}',
  ],
  blanks: { id: /[a-z\d]{6,16}/ },
  addressFromCode(code) {
    const [, id] = /(?:wistia_async_|media-id=["'])([a-z\d]{6,16})/.exec(code) ?? []
    return id && `https://fast.wistia.net/embed/iframe/${id}`
  },
  oembed: {
    // Read on 2026-11-23 for `endpoint`: docs.wistia.com « oEmbed »; for `recordedAnswer`: an answer of Wistia's in
    // the tests of Discourse, a forum.
    endpoint: 'https://fast.wistia.com/oembed.json',
    recordedAnswer: {
      title: 'Nice. ',
      thumbnail_url:
        'https://embed-ssl.wistia.com/deliveries/56cacb9a5d6ea04b1f29defaf4b55d1ec979e1b0.jpg?image_crop_resized=960x540',
      duration: 44.42,
    },
    // Without `image_crop_resized`, Wistia sends the whole picture (docs.wistia.com, « Working With Images »).
    largerThumbnails: (thumbnail) => [withParameters(thumbnail, { image_crop_resized: null })],
  },
  allow: 'autoplay; fullscreen',
  autoplay: { autoPlay: 'true' },
  describe: (_url, { id }) => ({
    // The link opens the player alone, because the id does not tell the host of the video's page.
    pageUrl: `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true&language=fr`,
    // `seo` and `resumable` are turned off: the first adds the video's data to the page, the second stores the
    // position on the device. No parameter turns captions on: only JavaScript can.
    frameUrl: `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true&seo=false&resumable=false&language=fr`,
    otherFrameOrigins: ['https://fast.wistia.com'],
    thumbnailUrl: `https://fast.wistia.com/embed/medias/${id}/swatch`,
  }),
}

export const messages: Messages = {
  onLoad: ['amp-listening'],
  read(data) {
    const { method, args } = parseMessage(data)
    const [event, state] = method === '_trigger' && Array.isArray(args) ? args : []
    if (event !== 'statechange') return undefined
    return state === 'playing' || state === 'ended' ? { kind: state } : undefined
  },
}

export const samples: readonly Sample[] = [
  [{ method: '_trigger', args: ['statechange', 'playing'] }, { kind: 'playing' }],
  ['{"method":"_trigger","args":["statechange","ended"]}', { kind: 'ended' }],
  [{ method: '_trigger', args: ['statechange', 'paused'] }, null],
  [{ method: '_trigger', args: ['mutechange', true] }, null],
]
