import { parseMessage } from '../parse-message.ts'
import type { VideoMessages, VideoProvider } from '../VideoProvider.ts'

type YoutubeFields = {
  /** The eleven characters after `watch?v=`, e.g. `dQw4w9WgXcQ`. */
  id: string
}

export const youtube: VideoProvider<YoutubeFields> = {
  fields: {
    id: {
      isValid: (value) => typeof value === 'string' && /^[\w-]{11}$/.test(value),
      fix: 'Écrivez les onze caractères qui suivent « watch?v= » dans l’adresse, par exemple « dQw4w9WgXcQ ».',
    },
  },
  describe: ({ id }, siteUrl) => ({
    service: {
      name: 'YouTube',
      country: 'États-Unis',
      privacyPolicy: 'https://policies.google.com/privacy?hl=fr',
    },
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
    // The "nocookie" host still contacts Google: no reason to skip consent.
    frameUrl:
      `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1&hl=fr` +
      `&cc_lang_pref=fr&cc_load_policy=1&enablejsapi=1&origin=${encodeURIComponent(new URL(siteUrl).origin)}`,
    autoplay: 'autoplay=1',
    // The one size that every video has; its 4:3 says nothing of the video.
    preview: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`, tellsRatio: false },
    // A message of a frame has the frame's origin, so `www.youtube.com` is not needed here.
    frameOrigins: ['https://www.youtube-nocookie.com'],
    allow: 'accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture',
    readyIsVerified: false,
  }),
}

/** `info.playerState` of the player's reports. */
const ENDED = 0
const PLAYING = 1

export const messages: VideoMessages = {
  onLoad: [JSON.stringify({ event: 'listening' })],
  read(data) {
    const { event, info } = parseMessage(data)
    if (event !== 'initialDelivery' && event !== 'infoDelivery') return undefined
    const { playerState } = parseMessage(info)
    if (playerState === PLAYING) return 'playing'
    if (playerState === ENDED) return 'ended'
    return event === 'initialDelivery' ? 'ready' : undefined
  },
}
