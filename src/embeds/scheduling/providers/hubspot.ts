import type { SchedulingMessages, SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

export const hubspot: SchedulingProvider = {
  service: {
    name: 'HubSpot',
    country: 'États-Unis',
    privacyPolicy: 'https://legal.hubspot.com/privacy-policy',
  },
  example: 'https://meetings-eu1.hubspot.com/mon-agence/appel-decouverte',
  isHost: (host) => /^meetings(?:-[a-z]+\d+)?\.hubspot\.com$/.test(host),
  path: /^\/[^/]+/,
  frameUrl: (url) => withParameters(url, { embed: 'true' }),
  readyIsVerified: false,
}

type HubspotMessage = {
  meetingBookSucceeded?: unknown
  meetingsPayload?: { bookingResponse?: { event?: { dateTime?: unknown } } }
}

export const messages: SchedulingMessages = {
  read(data) {
    const { meetingBookSucceeded, meetingsPayload } = Object(data) as HubspotMessage
    if (meetingBookSucceeded !== true) return undefined
    const time = meetingsPayload?.bookingResponse?.event?.dateTime
    return { kind: 'booked', id: typeof time === 'number' ? String(time) : null }
  },
}
