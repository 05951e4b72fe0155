import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isOnHost } from './addresses/match-address.ts'
import { findCountryGroup } from './country-groups.ts'
import { describeService } from './describe-service.ts'
import { hostsOfCompanies } from './known-companies.ts'
import type { Messages, Provider } from './Provider.ts'
import { hasMessages, listProviders, providers } from './providers.ts'
import { booked } from './read-message.ts'
import type { Signal } from './Service.ts'
import * as calCom from './scheduling/cal-com.ts'
import * as calendly from './scheduling/calendly.ts'
import * as demo from './scheduling/demo.ts'
import * as hubspot from './scheduling/hubspot.ts'
import * as iclosed from './scheduling/iclosed.ts'
import * as leadConnector from './scheduling/lead-connector.ts'
import * as vimeo from './video/vimeo.ts'
import * as wistia from './video/wistia.ts'
import * as youtube from './video/youtube.ts'
import { withParameters } from './with-parameters.ts'

vi.stubGlobal('location', new URL('https://www.mon-agence.fr/?fbclid=secret'))
afterAll(() => void vi.unstubAllGlobals())

const ours = 'https://www.mon-agence.fr'
const campaign = { utm_source: 'lettre' }

/** A recorded message, the signal that `read` makes of it (`null`: none), and what `answer` posts back. */
type Sample = readonly [posted: unknown, meaning: Signal | null, answer?: readonly unknown[]]

const height = (px: number): Signal => ({ kind: 'height', px })
const calBooked = (isPending: boolean): Signal => ({ kind: 'booked', isPending })
const fromCal = (type: string, data: object = {}) => ({ originator: 'CAL', type, data })
const [resizerRequest] = leadConnector.messages.onLoad ?? []

/** The messages of each service, and samples of them. */
const recorded: Record<string, [Messages, ...Sample[]]> = {
  wistia: [
    wistia.messages,
    [{ method: '_trigger', args: ['statechange', 'playing'] }, { kind: 'playing' }],
    ['{"method":"_trigger","args":["statechange","ended"]}', { kind: 'ended' }],
    [{ method: '_trigger', args: ['statechange', 'paused'] }, null],
  ],
  vimeo: [
    vimeo.messages,
    ['{"event":"ready"}', { kind: 'ready' }],
    [{ method: 'ping' }, { kind: 'ready' }],
    [{ event: 'play', data: { seconds: 0, percent: 0, duration: 61 } }, { kind: 'playing' }],
    ['{"event":"ended","data":{"seconds":61}}', { kind: 'ended' }],
    [{ event: 'error', data: { method: 'ready', name: 'NotFoundError' } }, { kind: 'failed' }],
    [{ event: 'error', data: { method: 'setVolume', name: 'RangeError' } }, null],
  ],
  youtube: [
    youtube.messages,
    ['{"event":"initialDelivery","info":{"playerState":-1}}', { kind: 'ready' }],
    ['{"event":"infoDelivery","info":{"playerState":1}}', { kind: 'playing' }],
    ['{"event":"infoDelivery","info":{"playerState":0}}', { kind: 'ended' }],
    ['{"event":"onError","info":150}', { kind: 'failed' }],
    ['{"event":"onError","info":5}', null],
    ['{"event":"infoDelivery","info":{"currentTime":12.5}}', null],
  ],
  calendly: [
    calendly.messages,
    [{ event: 'calendly.event_type_viewed', payload: {} }, { kind: 'ready' }],
    [{ event: 'calendly.page_height', payload: { height: '1040.4px' } }, height(1041)],
    [{ event: 'calendly.page_height', payload: { height: '2px' } }, null],
    [{ event: 'calendly.event_scheduled', payload: { event: {} } }, booked],
  ],
  'cal-com': [
    calCom.messages,
    [fromCal('__iframeReady'), null, [{ originator: 'CAL', method: 'parentKnowsIframeReady' }]],
    [fromCal('linkReady'), { kind: 'ready' }],
    [fromCal('linkFailed', { code: '404' }), { kind: 'failed' }],
    [fromCal('__dimensionChanged', { iframeHeight: 640.5 }), height(641)],
    [fromCal('__routeChanged'), { kind: 'moved' }],
    [
      fromCal('bookingSuccessfulV2', { status: 'ACCEPTED', paymentRequired: false }),
      calBooked(false),
    ],
    [fromCal('bookingSuccessfulV2', { status: 'PENDING' }), calBooked(true)],
    [
      fromCal('bookingSuccessfulV2', { status: 'ACCEPTED', paymentRequired: true }),
      calBooked(true),
    ],
    [{ ...fromCal('linkReady'), originator: 'X' }, null],
  ],
  'lead-connector': [
    leadConnector.messages,
    ['[iFrameResizerChild]Ready', null, [resizerRequest]],
    [['highlevel.setHeight', { height: 800, id: 'msgsndr-calendar' }], height(800)],
    [
      ['fetch-query-params', '', 'location1'],
      null,
      [['query-params', campaign, 'https://www.mon-agence.fr/', '', '']],
    ],
    [['fetch-sticky-contacts', 'location1'], null, [['sticky-contacts', null, null]]],
    ['[iFrameSizer]agenda:1516.5:670:mutationObserver', height(1517)],
    ['[iFrameSizer]other:900:600:init', null],
    [['msgsndr-booking-complete', { fingerprint: 'visitor1', calendarId: 'c1' }], booked],
    [['set-sticky-contacts', '_ud', '{"email":"x@y.fr","appointment":null}'], null],
    [['set-sticky-contacts', '_ud', '{"email":"x@y.fr","appointment":{"id":"a1"}}'], booked],
  ],
  hubspot: [
    hubspot.messages,
    [{ meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } }, booked],
  ],
  iclosed: [
    iclosed.messages,
    [{ type: 'iclosed.widget_height', height: '854px' }, height(854)],
    [{ type: 'scrollIntoView', offset: 100 }, { kind: 'moved' }],
    [{ type: 'iclosed.call_scheduled' }, booked],
    // iClosed posts this message before a booking or instead of one, so `read` must not report a booking.
    [{ type: 'iclosed.qualified' }, null],
  ],
  demo: [
    demo.messages,
    [{ demonstration: 'ready' }, { kind: 'ready' }],
    [{ demonstration: 'height', height: 905 }, height(905)],
    [{ demonstration: 'booked' }, booked],
  ],
}

describe.each(Object.entries(recorded))('%s', (_, [messages, ...samples]) => {
  it.each(samples)('%j means %j', (posted, meaning, answer = []) => {
    expect(messages.read(posted) ?? null).toEqual(meaning)
    expect(messages.replyTo?.(posted, campaign) ?? []).toEqual(answer)
  })

  it('never throws, whatever a frame posts', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (data) => {
        expect(() => [messages.read(data), messages.replyTo?.(data, {})]).not.toThrow()
      }),
    )
  })
})

const entries = [...listProviders('video'), ...listProviders('scheduling')]

it('reads the messages of each service that has a file of its own, and of no other', () => {
  const named = (['video', 'scheduling'] as const).flatMap((kind) =>
    listProviders(kind).flatMap(([id]) => (hasMessages(kind, id) ? [id] : [])),
  )
  expect([...named, 'demo']).toEqual(Object.keys(recorded))
})

it('names a company as one without a table only until it has one', () => {
  const companyHosts = Object.values(hostsOfCompanies).flat()
  const listed = companyHosts.filter((host) =>
    entries.some(([, { hosts }]) => isOnHost(new URL(`https://${host}`), hosts)),
  )
  expect(listed).toEqual([])
})

describe.each(entries)('%s', (_id, entry) => {
  const frame = describeService(entry, new URL(entry.example), ours)

  it('frames and links its example over https, and names a country that we can place', () => {
    const isPlain = (url: string) => /^https:\/\/[a-z\d.-]+\/[^\s'",]*$/.test(url)
    const { country, privacyPolicy = frame.pageUrl } = entry.service
    const addresses = [frame.frameUrl, frame.pageUrl, privacyPolicy]
    expect(addresses.filter((address) => !isPlain(address))).toEqual([])
    expect(frame.frameOrigins).toContain(new URL(frame.frameUrl).origin)
    if (country) expect(findCountryGroup(country)).not.toBe('other')
  })

  it('states a legal name, purposes or trackers only with the page where it read them', () => {
    const { legalName, purposes, trackers, source } = entry.service
    expect(source !== undefined).toBe([legalName, purposes, trackers].some(Boolean))
  })

  if (!listProviders('video').some(([, each]) => each === entry)) return

  it('starts only after a tap, by one parameter, and may fill the screen', () => {
    expect(new URL(frame.frameUrl).search).not.toMatch(/autoplay=(?!false)/i)
    const { search } = new URL(withParameters(frame.frameUrl, entry.autoplay))
    expect(search.match(/autoplay=(?:1|true)\b/gi) ?? []).toHaveLength(entry.autoplay ? 1 : 0)
    expect(frame.allow).toMatch(/\bautoplay\b.*\bfullscreen\b/s)
  })
})

const frameAt = (address: string, provider: Provider) =>
  describeService(provider, new URL(address), ours)

it('frames these addresses as their services document, and links to them as owners know them', () => {
  const { dailymotion } = providers.video
  const described = [
    frameAt('https://calendly.com/a/b?hide_gdpr_banner=1', calendly.provider),
    frameAt('https://cal.eu/a/b', calCom.provider),
    frameAt('https://vimeo.com/76979871/8272103f6e', vimeo.provider),
    frameAt('https://vimeo.com/76979871', vimeo.provider),
    frameAt('https://youtu.be/dQw4w9WgXcQ?t=9', youtube.provider),
    frameAt('https://dai.ly/x84sh87', dailymotion),
    frameAt('https://lilas.as.me/?ref=a', providers.scheduling.acuity),
  ]
  const addresses = described.map(({ frameUrl, pageUrl }) => `${pageUrl} ${frameUrl}`)
  expect(addresses.join('\n')).toMatchInlineSnapshot(`
    "https://calendly.com/a/b https://calendly.com/a/b?embed_domain=www.mon-agence.fr&embed_type=Inline&locale=fr
    https://cal.eu/a/b https://app.cal.eu/a/b/embed?embed=&embedType=inline&layout=month_view&theme=light
    https://vimeo.com/76979871/8272103f6e https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&texttrack=fr&byline=0&portrait=0
    https://vimeo.com/76979871 https://player.vimeo.com/video/76979871?dnt=1&texttrack=fr&byline=0&portrait=0
    https://www.youtube.com/watch?v=dQw4w9WgXcQ https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1&hl=fr&cc_lang_pref=fr&cc_load_policy=1&enablejsapi=1&origin=https%3A%2F%2Fwww.mon-agence.fr
    https://www.dailymotion.com/video/x84sh87 https://geo.dailymotion.com/player.html?video=x84sh87
    https://lilas.as.me/ https://lilas.as.me/?ref=embedded_csp"
  `)
})

it('waits for no message of a routing form', () => {
  const form = frameAt('https://calendly.com/forms/abc', calendly.provider)
  expect(form.promisesMessage).toBe(false)
})
