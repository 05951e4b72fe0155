import { readHeight } from '../read-height.ts'
import type { SchedulingFrame, SchedulingMessages } from '../SchedulingProvider.ts'

/** The demonstration calendar of `demo/calendar`: our own page, which behaves as a service's does. */
export const demo: SchedulingFrame = {
  service: null,
  pageUrl: '/demonstration/agenda',
  frameUrl: '/demonstration/agenda',
  scriptUrl: '/demonstration/widget.js',
  readyIsVerified: true,
  frameOrigins: [],
  allow: '',
}

type DemoMessage = { demonstration?: unknown; height?: unknown; booking?: unknown }

export const messages: SchedulingMessages = {
  read(data) {
    const { demonstration, height, booking } = Object(data) as DemoMessage
    if (demonstration === 'ready') return { kind: 'ready' }
    if (demonstration === 'height') {
      const px = readHeight(height)
      return px === undefined ? undefined : { kind: 'height', px }
    }
    if (demonstration === 'booked') {
      return { kind: 'booked', id: typeof booking === 'string' ? booking : null }
    }
    return undefined
  },
}
