import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { messages as calCom } from './providers/cal-com.ts'
import { messages as calendly } from './providers/calendly.ts'
import { messages as demo } from './providers/demo.ts'
import { messages as hubspot } from './providers/hubspot.ts'
import { messages as leadConnector } from './providers/lead-connector.ts'
import { messages as youCanBookMe } from './providers/youcanbookme.ts'

vi.stubGlobal('location', new URL('https://www.mon-agence.fr/?fbclid=secret'))

describe('Calendly', () => {
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
    [{ event: 'calendly.date_and_time_selected', payload: {} }, undefined],
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
  ])('%j', (data, signal) => {
    expect(calendly.read(data, {})).toEqual(signal)
  })
})

describe('Cal.com', () => {
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
    [from('eventTypeSelected'), undefined],
    [{ ...from('linkReady'), originator: 'X' }, undefined],
  ])('%j', (data, signal) => {
    expect(calCom.read(data, {})).toEqual(signal)
  })

  it('is told that its parent listens, or it would stay blank', () => {
    expect(calCom.read(from('__iframeReady'), {})).toEqual({
      kind: 'answer',
      message: { originator: 'CAL', method: 'parentKnowsIframeReady' },
    })
  })
})

describe('LeadConnector', () => {
  it('gets the campaign and our page, without the rest of our address', () => {
    const utm = { utm_source: 'newsletter' }
    const data = ['fetch-query-params', '', 'location1']
    expect(leadConnector.read(data, utm)).toEqual({
      kind: 'answer',
      message: ['query-params', utm, 'https://www.mon-agence.fr/', '', ''],
    })
  })
  it.each([
    [
      ['highlevel.setHeight', { height: 1200, id: 'msgsndr-calendar' }],
      { kind: 'height', px: 1200 },
    ],
    [
      ['msgsndr-booking-complete', { fingerprint: 'f1', calendarId: 'c1' }],
      { kind: 'booked', id: 'f1' },
    ],
    [['set-sticky-contacts', '_ud', '{"email":"x@y.fr"}', 'l', 'u'], undefined],
    [['modify-parent-url', 'https://x'], undefined],
    ['[iFrameSizer]x:900:600:init', undefined],
  ])('%j', (data, signal) => {
    expect(leadConnector.read(data, {})).toEqual(signal)
  })
})

describe('HubSpot', () => {
  it('tells a booking', () => {
    const data = {
      meetingBookSucceeded: true,
      meetingsPayload: {
        bookingResponse: {
          event: { dateTime: 1767000000000 },
          postResponse: { contact: { email: 'x@y.fr' } },
        },
      },
    }
    expect(hubspot.read(data, {})).toEqual({ kind: 'booked', id: '1767000000000' })
    expect(hubspot.read({ meetingBookSucceeded: 'true' }, {})).toBeUndefined()
  })
})

describe('YouCanBookMe', () => {
  it('posts its height as a bare number', () => {
    expect(youCanBookMe.read(1180, {})).toEqual({ kind: 'height', px: 1180 })
    expect(youCanBookMe.read('1180', {})).toBeUndefined()
    expect(youCanBookMe.read(Number.NaN, {})).toBeUndefined()
  })
})

describe('the demonstration', () => {
  it.each([
    [{ demonstration: 'ready' }, { kind: 'ready' }],
    [
      { demonstration: 'height', height: 905 },
      { kind: 'height', px: 905 },
    ],
    [
      { demonstration: 'booked', booking: 'b1' },
      { kind: 'booked', id: 'b1' },
    ],
  ])('%j', (data, signal) => {
    expect(demo.read(data, {})).toEqual(signal)
  })
})

it('never throws, whatever a frame posts', () => {
  for (const { read } of [calCom, calendly, demo, hubspot, leadConnector, youCanBookMe]) {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (data) => {
        expect(() => read(data, {})).not.toThrow()
      }),
    )
  }
})
