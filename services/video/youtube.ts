// YouTube: its addresses, its frame, and the messages of its player.
import { google } from '../google.ts'
import type { Messages, Provider } from '../Provider.ts'
import { parseObject } from '../read-message.ts'

export const provider: Provider = {
  service: {
    ...google,
    name: 'YouTube',
  },
  example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
  addresses: [
    '(m.|music.|)youtube.com/watch?v={id}',
    '(m.|)youtube.com/(embed|shorts|live|v|e)/{id}',
    'youtube-nocookie.com/embed/{id}',
    'youtu.be/{id}',
    'studio.youtube.com/video/{id}(/**|)',
  ],
  // A playlist and a channel's live stream have eleven letters in the place of a video's id.
  placeholders: { id: /(?!videoseries|live_stream)[\w-]{11}/ },
  oembed: {
    endpoint: 'https://www.youtube.com/oembed?format=json',
    // `hqdefault` has black bars; `maxresdefault` exists only for videos in high definition; `mqdefault`
    // has neither fault, but is 320 pixels wide (YouTube Data API, « thumbnails »).
    largerThumbnails: (thumbnail) =>
      ['maxresdefault', 'mqdefault'].map((name) => thumbnail.replace('hqdefault', name)),
  },
  allow: 'accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture',
  autoplay: { autoplay: '1' },
  page: 'https://www.youtube.com/watch?v={id}',
  // The host `youtube-nocookie.com` still contacts Google, so consent is needed all the same.
  frame:
    'https://www.youtube-nocookie.com/embed/{id}?rel=0&playsinline=1&hl=fr&cc_lang_pref=fr&cc_load_policy=1&enablejsapi=1&origin={siteOrigin}',
  thumbnail: 'https://i.ytimg.com/vi/{id}/mqdefault.jpg',
}

// Values of `info.playerState`.
const ENDED = 0
const PLAYING = 1

// Fatal errors: wrong id (2), video gone or private (100), embedding refused (101, 150), no Referer (153).
const FATAL_ERRORS = [2, 100, 101, 150, 153]

export const messages: Messages = {
  onLoad: [JSON.stringify({ event: 'listening' })],
  read(data) {
    const { event, info } = parseObject(data)
    if (event === 'onError') {
      return FATAL_ERRORS.includes(Number(info)) ? { kind: 'failed' } : undefined
    }
    if (event !== 'initialDelivery' && event !== 'infoDelivery') return undefined
    const { playerState } = parseObject(info)
    if (playerState === PLAYING) return { kind: 'playing' }
    if (playerState === ENDED) return { kind: 'ended' }
    return event === 'initialDelivery' ? { kind: 'ready' } : undefined
  },
}
