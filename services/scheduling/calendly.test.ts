import { expect, it } from 'vitest'
import { messages, provider } from './calendly.ts'

it.each([
  [
    'https://calendly.com/agence/decouverte',
    'https://calendly.com/agence/decouverte?embed_domain=www.mon-agence.fr&embed_type=Inline&hide_gdpr_banner=1&locale=fr',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})

it('forgets the month that was on screen when the owner copied the address', () => {
  const url = new URL('https://calendly.com/agence/decouverte?month=2025-07&date=2025-07-13')
  const { frameUrl, pageUrl } = provider.describe(url, 'https://www.mon-agence.fr')
  expect(frameUrl).not.toContain('2025')
  expect(pageUrl).toBe('https://calendly.com/agence/decouverte')
})

it('never calls a routing form silent: it documents no message', () => {
  const isVerified = (path: string) =>
    provider.describe(new URL(path, 'https://calendly.com'), 'https://www.mon-agence.fr')
      .readyIsVerified
  expect(isVerified('/routing_forms/abc')).toBe(false)
  expect(isVerified('/forms/abc')).toBe(false)
  expect(isVerified('/agence/forms')).toBe(true)
})

it.each([
  [{ event: 'calendly.event_type_viewed', payload: {} }, { kind: 'ready' }],
  [{ event: 'calendly.profile_page_viewed', payload: {} }, { kind: 'ready' }],
  [
    { event: 'calendly.page_height', payload: { height: '1040.4px' } },
    { kind: 'height', px: 1041 },
  ],
  [
    { event: 'calendly.page_height', payload: { height: 850 } },
    { kind: 'height', px: 850 },
  ],
  [{ event: 'calendly.page_height', payload: { height: '2px' } }, undefined],
  [{ event: 'calendly.date_and_time_selected', payload: {} }, { kind: 'time-chosen' }],
  [
    {
      event: 'calendly.event_scheduled',
      payload: {
        event: { uri: 'https://api.calendly.com/scheduled_events/E' },
        invitee: { uri: 'https://api.calendly.com/scheduled_events/E/invitees/I' },
      },
    },
    { kind: 'booked', id: 'https://api.calendly.com/scheduled_events/E/invitees/I' },
  ],
])('reads %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})
