import { expect, it } from 'vitest'
import { messages, provider } from './cal-com.ts'

it.each([
  [
    'https://cal.com/agence/decouverte',
    'https://app.cal.com/agence/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
  ],
  [
    'https://cal.eu/agence/decouverte',
    'https://app.cal.eu/agence/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
  ],
  [
    'https://agenda.mon-agence.fr/agence/decouverte',
    'https://agenda.mon-agence.fr/agence/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
  ],
  [
    'https://app.cal.com/agence/decouverte/embed',
    'https://app.cal.com/agence/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
  ],
  [
    'https://agence.cal.com/decouverte/',
    'https://agence.cal.com/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})

const from = (type: string, data: object = {}) => ({
  originator: 'CAL',
  type,
  namespace: '',
  fullType: `CAL::${type}`,
  data,
})

it.each([
  [from('linkReady'), { kind: 'ready' }],
  [from('linkFailed', { code: '404', msg: 'x', data: { url: 'y' } }), { kind: 'failed' }],
  [from('__dimensionChanged', { iframeHeight: 640.5 }), { kind: 'height', px: 641 }],
  [from('bookingSuccessfulV2', { uid: 'u1', title: 'Appel' }), { kind: 'booked', id: 'u1' }],
  [from('bookingSuccessful', { booking: { uid: 'u1' } }), { kind: 'booked', id: 'u1' }],
  // It waits for its host, or for payment; the two versions of the event say so differently.
  [
    from('bookingSuccessfulV2', { uid: 'u1', status: 'PENDING', paymentRequired: false }),
    { kind: 'booked', id: 'u1', isPending: true },
  ],
  [
    from('bookingSuccessfulV2', { uid: 'u1', status: 'ACCEPTED', paymentRequired: true }),
    { kind: 'booked', id: 'u1', isPending: true },
  ],
  [
    from('bookingSuccessful', { booking: { uid: 'u1', status: 'PENDING' }, confirmed: false }),
    { kind: 'booked', id: 'u1', isPending: true },
  ],
  [
    // Of payment alone, `confirmed` says nothing.
    from('bookingSuccessful', { booking: { uid: 'u1', paymentUid: 'p1' }, confirmed: true }),
    { kind: 'booked', id: 'u1', isPending: true },
  ],
  [
    from('bookingSuccessfulV2', { uid: 'u1', status: 'ACCEPTED', paymentRequired: false }),
    { kind: 'booked', id: 'u1' },
  ],
  [from('eventTypeSelected'), undefined],
  [{ ...from('linkReady'), originator: 'X' }, undefined],
])('reads %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})

it('is told that its parent listens, or it would stay blank', () => {
  expect(messages.answer?.(from('__iframeReady'), {})).toEqual([
    { originator: 'CAL', method: 'parentKnowsIframeReady' },
  ])
})

it('links to the booking page itself, and names the company that keeps data in Europe', () => {
  const embed = new URL('https://app.cal.eu/agence/decouverte/embed?month=2026-07')
  const { pageUrl, service } = provider.describe(embed, 'https://www.mon-agence.fr')
  expect(pageUrl).toBe('https://app.cal.eu/agence/decouverte')
  expect(service?.country).toMatch(/^États-Unis, .*Union européenne/)
})
