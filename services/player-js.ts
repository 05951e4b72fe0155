import type { Messages, Sample } from './Provider.ts'
import { parseMessage, readByName } from './read-message.ts'

/** player.js 0.0.11, whose messages are JSON text (https://github.com/embedly/player.js, SPEC.rst). */
const listenTo = (event: string) =>
  JSON.stringify({
    context: 'player.js',
    version: '0.0.11',
    method: 'addEventListener',
    value: event,
    listener: `on-${event}`,
  })

/** Errors 2 and 3 are about the words of a request, not about the film (0.1.0, src/receiver.js). */
const isAboutFilm = (value: unknown) => ![2, 3].includes(Number(parseMessage(value).code))

export const playerJs: Messages = {
  // A player that was ready before anybody listened says so again only when asked.
  onLoad: [listenTo('ready'), listenTo('error')],
  onReady: [listenTo('play'), listenTo('ended')],
  read: (data) => (parseMessage(data).context === 'player.js' ? read(data) : undefined),
}

const read = readByName('event', {
  ready: { kind: 'ready' },
  play: { kind: 'playing' },
  ended: { kind: 'ended' },
  error: ({ value }) => (isAboutFilm(value) ? { kind: 'failed' } : undefined),
})

const posted = (event: string, value?: object) =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', event, value, listener: `on-${event}` })

/** As `src/receiver.js` of player.js 0.1.0 posts them. */
export const playerJsSamples: readonly Sample[] = [
  [posted('ready', { src: 'https://…', events: ['ready'], methods: ['play'] }), { kind: 'ready' }],
  [posted('play'), { kind: 'playing' }],
  [posted('ended'), { kind: 'ended' }],
  [posted('error', { code: 1, msg: 'Not found' }), { kind: 'failed' }],
  [posted('error', { code: 3, msg: 'Method Not Supported"mute"' }), null],
  [posted('timeupdate', { seconds: 1, duration: 61 }), null],
]
