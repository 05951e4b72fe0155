import { parseMessage } from '../parse-message.ts'
import type { Messages } from '../Service.ts'
import type { VideoProvider } from '../VideoProvider.ts'

export const provider: VideoProvider<'id'> = {
  service: {
    name: 'YouTube',
    country: 'États-Unis',
    privacyPolicy: 'https://policies.google.com/privacy?hl=fr',
  },
  tells: ['ready', 'playing', 'ended'],
  verified: { against: '@vidstack/react 1.15.6 et amphtml, lus', on: '2026-11-21' },
  discretion: 'youtube-nocookie.com',
  fields: {
    id: {
      what: 'les onze caractères qui suivent « watch?v= » dans l’adresse',
      example: 'dQw4w9WgXcQ',
      form: /^[\w-]{11}$/,
    },
  },
  example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  host: /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
  forms: [
    /^(?:m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|(?:embed|shorts|live|v|e)\/)(?<id>[\w-]{11})(?![\w-])/,
    /^youtu\.be\/(?<id>[\w-]{11})(?![\w-])/,
    /^studio\.youtube\.com\/video\/(?<id>[\w-]{11})(?![\w-])/,
  ],
  oembed: 'https://www.youtube.com/oembed?format=json',
  refusals: {
    400: 'Aucune vidéo n’a cet identifiant. Recopiez l’adresse de la vidéo.',
    401: 'La vidéo ne se laisse pas montrer ailleurs. Dans YouTube Studio, cochez « Autoriser l’intégration ».',
    403: 'La vidéo est privée. Dans YouTube Studio, passez-la en « Non répertoriée » ou « Publique ».',
    404: 'La vidéo n’existe plus. Recopiez l’adresse d’une vidéo en ligne.',
  },
  allow: 'accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture',
  autoplay: { autoplay: '1' },
  describe: ({ id }, siteUrl) => ({
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
    // The "nocookie" host still contacts Google: no reason to skip consent. A message of a frame has
    // the frame's origin, so `www.youtube.com` is not needed among the origins.
    frameUrl:
      `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1&hl=fr` +
      `&cc_lang_pref=fr&cc_load_policy=1&enablejsapi=1&origin=${encodeURIComponent(new URL(siteUrl).origin)}`,
    // The one size that every video has; its 4:3 says nothing of the video.
    preview: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`, tellsRatio: false },
  }),
}

/** `info.playerState` of the player's reports. */
const ENDED = 0
const PLAYING = 1

export const messages: Messages = {
  onLoad: [JSON.stringify({ event: 'listening' })],
  read(data) {
    const { event, info } = parseMessage(data)
    if (event !== 'initialDelivery' && event !== 'infoDelivery') return undefined
    const { playerState } = parseMessage(info)
    if (playerState === PLAYING) return { kind: 'playing' }
    if (playerState === ENDED) return { kind: 'ended' }
    return event === 'initialDelivery' ? { kind: 'ready' } : undefined
  },
}
