import { parseMessage } from '../parse-message.ts'
import type { SchedulingProvider } from '../SchedulingProvider.ts'
import type { Messages } from '../Service.ts'
import { booked } from '../scheduling-signals.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'HubSpot',
    country: 'États-Unis',
    privacyPolicy: 'https://legal.hubspot.com/privacy-policy',
  },
  tells: ['booked'],
  verified: { against: 'code de sites publics, lu', on: '2026-11-21' },
  example: 'https://meetings-eu1.hubspot.com/mon-agence/appel-decouverte',
  isHost: (host) => /^meetings(?:-[a-z]+\d+)?\.hubspot\.com$/.test(host),
  ownHost: 'same company',
  path: /^\/[^/]+/,
  describe: (url) => ({
    pageUrl: withParameters(url, { embed: null }),
    frameUrl: withParameters(url, { embed: 'true' }),
  }),
}

export const messages: Messages = {
  read(data) {
    const { meetingBookSucceeded, meetingsPayload } = parseMessage(data)
    if (meetingBookSucceeded !== true) return undefined
    const { bookingResponse } = parseMessage(meetingsPayload)
    const { event } = parseMessage(bookingResponse)
    return booked(parseMessage(event).dateTime)
  },
}
