import { expect, it, vi } from 'vitest'
import { messages, provider } from './lead-connector.ts'

it.each([
  [
    'https://api.leadconnectorhq.com/widget/booking/abcDEF123',
    'https://api.leadconnectorhq.com/widget/booking/abcDEF123',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})

it('gets the campaign and our page, without the rest of our address', () => {
  vi.stubGlobal('location', new URL('https://www.mon-agence.fr/?fbclid=secret'))
  const utm = { utm_source: 'newsletter' }
  expect(messages.answer?.(['fetch-query-params', '', 'location1'], utm)).toEqual([
    ['query-params', utm, 'https://www.mon-agence.fr/', '', ''],
  ])
})

it.each([
  [['highlevel.setHeight', { height: 1200, id: 'msgsndr-calendar' }], { kind: 'height', px: 1200 }],
  [
    ['msgsndr-booking-complete', { fingerprint: 'f1', calendarId: 'c1' }],
    { kind: 'booked', id: null },
  ],
  [['set-sticky-contacts', '_ud', '{"email":"x@y.fr"}', 'l', 'u'], undefined],
  [['modify-parent-url', 'https://x'], undefined],
  [
    ['set-sticky-contacts', '_ud', '{"email":"x@y.fr","appointment":{"id":"a1"}}', 'l', 'u'],
    { kind: 'booked', id: 'a1' },
  ],
  ['[iFrameSizer]agenda:1516:600:init', { kind: 'height', px: 1516 }],
  ['[iFrameSizer]agenda:1120.5:700:mutationObserver', { kind: 'height', px: 1121 }],
  ['[iFrameSizer]agenda:0:0:scrollTo', undefined],
  ['[iFrameSizer]other:900:600:init', undefined],
  [['iframeLoaded'], undefined],
])('reads %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})

it('starts iframe-resizer in the frame, whichever of the two is ready first', () => {
  const [start] = messages.onLoad ?? []
  // Sixteen fields, as iframe-resizer 4.3.11 writes and reads them.
  expect(String(start).split(':')).toHaveLength(16)
  expect(messages.answer?.('[iFrameResizerChild]Ready', {})).toEqual([start])
})

it('knows nobody, and says so as the vendor’s script does', () => {
  expect(messages.answer?.(['fetch-sticky-contacts', 'location1'], {})).toEqual([
    ['sticky-contacts', null, null],
  ])
})
