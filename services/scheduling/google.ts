import type { SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'Google Agenda',
    country: 'États-Unis',
    privacyPolicy: 'https://policies.google.com/privacy?hl=fr',
  },
  tells: [],
  verified: { against: 'extraits de sites publics, lus', on: '2026-11-21' },
  // The short `calendar.app.google` address only redirects here, and cannot be framed.
  example: 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0abcdef',
  isHost: (host) => host === 'calendar.google.com',
  path: /^\/calendar\/(?:u\/\d+\/)?appointments\/./,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: withParameters(url, { gv: 'true' }),
  }),
}

export const messages = undefined
