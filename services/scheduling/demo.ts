import { parseMessage } from '../parse-message.ts'
import type { SchedulingFrame } from '../SchedulingProvider.ts'
import type { Messages } from '../Service.ts'
import { booked, height } from '../scheduling-signals.ts'

/** The demonstration calendar of `services/scheduling/demo`: our own page, which behaves as a service's does. */
export const demo: SchedulingFrame = {
  service: null,
  pageUrl: '/demonstration/agenda',
  frameUrl: '/demonstration/agenda',
  scriptUrl: '/demonstration/widget.js',
  readyIsVerified: true,
  discretion: null,
  frameOrigins: [],
  allow: '',
}

export const messages: Messages = {
  read(data) {
    const { demonstration, height: px, booking } = parseMessage(data)
    if (demonstration === 'ready') return { kind: 'ready' }
    if (demonstration === 'height') return height(px)
    if (demonstration === 'booked') return booked(booking)
    return undefined
  },
}
