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
  [
    ['set-sticky-contacts', '_ud', { appointment: { startTime: '2026-12-01T10:00' } }],
    { kind: 'booked', id: null },
  ],
  [['set-sticky-contacts', '_ud', '{"appointment":null}', 'l', 'u'], undefined],
  ['[iFrameSizer]agenda:1516:600:init', { kind: 'height', px: 1516 }],
  ['[iFrameSizer]agenda:1120.5:700:mutationObserver', { kind: 'height', px: 1121 }],
  [['set-sticky-contacts', 'embedded_iframe_x', 'x', '{}', ''], undefined],
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

it('is understood and answered in the order in which the vendor’s page speaks, two bookings long', () => {
  vi.stubGlobal('location', new URL('https://www.mon-agence.fr/'))
  const [start] = messages.onLoad ?? []
  const parameters = ['query-params', {}, 'https://www.mon-agence.fr/', '', '']
  const contact = (id: string) => [
    'set-sticky-contacts',
    '_ud',
    `{"email":"x@y.fr","appointment":{"id":"${id}"}}`,
    'location1',
    'visitor1',
  ]
  const complete = ['msgsndr-booking-complete', { fingerprint: 'visitor1', calendarId: 'c1' }]
  const spoken: [unknown, signal: unknown, answers: unknown[]][] = [
    ['[iFrameResizerChild]Ready', undefined, [start]],
    ['[iFrameSizer]agenda:700:1120:init', { kind: 'height', px: 700 }, []],
    [['highlevel.setHeight', { height: 800 }], { kind: 'height', px: 800 }, []],
    [['fetch-query-params', '', 'location1'], undefined, [parameters]],
    [['fetch-sticky-contacts', 'location1'], undefined, [['sticky-contacts', null, null]]],
    [['set-sticky-contacts', 'embedded_iframe_x', 'x', '{}', ''], undefined, []],
    [['modify-parent-url', 'https://www.mon-agence.fr/'], undefined, []],
    ['[iFrameSizer]agenda:1516:670:mutationObserver', { kind: 'height', px: 1516 }, []],
    [complete, { kind: 'booked', id: null }, []],
    [contact('a1'), { kind: 'booked', id: 'a1' }, []],
    // The same visitor, hence the same fingerprint: another booking all the same.
    [complete, { kind: 'booked', id: null }, []],
    [contact('a2'), { kind: 'booked', id: 'a2' }, []],
  ]
  expect(spoken.map(([data]) => [data, messages.read(data), messages.answer?.(data, {})])).toEqual(
    spoken,
  )
})
