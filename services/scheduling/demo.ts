import type { Messages, Sample } from '../Provider.ts'
import { booked, height, readByName } from '../read-message.ts'
import type { SchedulingFrame } from '../Service.ts'

/** The demonstration calendar of `services/scheduling/demo`: our own page, which behaves as a service's does. */
export const demo: SchedulingFrame = {
  service: null,
  isDemonstration: true,
  pageUrl: '/demonstration/agenda',
  frameUrl: '/demonstration/agenda',
  scriptUrl: '/demonstration/widget.js',
  readyIsVerified: true,
  frameOrigins: [],
  allow: '',
}

export const messages: Messages = {
  read: readByName('demonstration', {
    ready: { kind: 'ready' },
    height: ({ height: px }) => height(px),
    booked,
  }),
}

export const samples: readonly Sample[] = [
  [{ demonstration: 'ready' }, { kind: 'ready' }],
  [{ demonstration: 'height', height: 905 }, height(905)],
  [{ demonstration: 'booked' }, booked],
]
