import { parseMessage } from './parse-message.ts'
import type { Messages } from './Service.ts'

/** player.js 0.0.11, whose messages are JSON text (https://github.com/embedly/player.js, SPEC.rst). */
const listenTo = (event: string) =>
  JSON.stringify({
    context: 'player.js',
    version: '0.0.11',
    method: 'addEventListener',
    value: event,
    listener: `on-${event}`,
  })

export const playerJs: Messages = {
  onReady: [listenTo('play'), listenTo('ended')],
  read(data) {
    const { context, event } = parseMessage(data)
    if (context !== 'player.js') return undefined
    if (event === 'ready') return { kind: 'ready' }
    if (event === 'play') return { kind: 'playing' }
    if (event === 'ended') return { kind: 'ended' }
    return undefined
  },
}
