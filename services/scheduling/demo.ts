// The demonstration calendar: a page of the site, shown in a frame as a service's is.
import type { Messages } from '../Provider.ts'
import { booked, createReader, readHeight } from '../read-message.ts'
import type { SchedulingFrame } from '../Service.ts'

export const demo: SchedulingFrame = {
  service: null,
  isDemonstration: true,
  pageUrl: '/demonstration/agenda',
  frameUrl: '/demonstration/agenda',
  scriptUrl: '/demonstration/widget.js',
  promisesMessage: true,
  frameOrigins: [],
  allow: '',
}

export const messages: Messages = {
  read: createReader('demonstration', {
    ready: { kind: 'ready' },
    height: ({ height: px }) => readHeight(px),
    booked,
  }),
}
