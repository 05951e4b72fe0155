// The messages of player.js, a protocol that the players of several video services share:
// https://github.com/embedly/player.js, SPEC.rst, 0.0.11.
import type { Messages, Sample } from './Provider.ts'
import { createReader, parseMessage } from './read-message.ts'

const subscribeTo = (event: string) =>
  JSON.stringify({
    context: 'player.js',
    version: '0.0.11',
    method: 'addEventListener',
    value: event,
    listener: `on-${event}`,
  })

/**
 * Errors 2 and 3 are about a wrong request by the page, and say nothing against the video (player.js 0.1.0,
 * src/receiver.js).
 */
const isAboutVideo = (value: unknown) => ![2, 3].includes(Number(parseMessage(value).code))

const readEvent = createReader('event', {
  ready: { kind: 'ready' },
  play: { kind: 'playing' },
  ended: { kind: 'ended' },
  error: ({ value }) => (isAboutVideo(value) ? { kind: 'failed' } : undefined),
})

export const playerJs: Messages = {
  // If the player was ready before the page listened, subscribing makes it post `ready` again.
  onLoad: [subscribeTo('ready'), subscribeTo('error')],
  onReady: [subscribeTo('play'), subscribeTo('ended')],
  read: (data) => (parseMessage(data).context === 'player.js' ? readEvent(data) : undefined),
}

const posted = (event: string, value?: object) =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', event, value, listener: `on-${event}` })

/** Messages as `src/receiver.js` of player.js 0.1.0 posts them. */
export const playerJsSamples: readonly Sample[] = [
  [posted('ready', { src: 'https://…', events: ['ready'], methods: ['play'] }), { kind: 'ready' }],
  [posted('play'), { kind: 'playing' }],
  [posted('ended'), { kind: 'ended' }],
  [posted('error', { code: 1, msg: 'Not found' }), { kind: 'failed' }],
  [posted('error', { code: 3, msg: 'Method Not Supported"mute"' }), null],
  [posted('timeupdate', { seconds: 1, duration: 61 }), null],
]
