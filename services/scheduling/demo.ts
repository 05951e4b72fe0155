import { parseMessage } from '../parse-message.ts'
import type { Messages, Sample, SchedulingFrame } from '../Service.ts'
import { booked, height } from '../scheduling-signals.ts'

/** The demonstration calendar of `services/scheduling/demo`: our own page, which behaves as a service's does. */
export const demo: SchedulingFrame = {
  service: null,
  isDemonstration: true,
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

export const samples: readonly Sample[] = [
  [{ demonstration: 'ready' }, { kind: 'ready' }],
  [
    { demonstration: 'height', height: 905 },
    { kind: 'height', px: 905 },
  ],
  [
    { demonstration: 'booked', booking: 'b1' },
    { kind: 'booked', id: 'b1' },
  ],
]
