import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findCountryGroup } from './country-groups.ts'
import { describeService } from './describe-service.ts'
import type { ListedProvider, Messages, ProviderModule } from './Provider.ts'
import { providers } from './providers.ts'
import { withParameters } from './with-parameters.ts'

vi.stubGlobal('location', new URL('https://www.mon-agence.fr/?fbclid=secret'))
afterAll(() => void vi.unstubAllGlobals())

const ours = 'https://www.mon-agence.fr'
const utm = { utm_source: 'lettre' }
const entries = Object.entries(providers).flatMap(([kind, all]) =>
  Object.entries<ListedProvider>(all).map(([id, entry]) => [kind, id, entry] as const),
)

const withMessages = entries.filter(([, , { signals }]) => signals.length > 0)

// Imports, as the build does, the file of each service whose messages we read. The id is its name.
const modules = await Promise.all(
  [...withMessages, ['scheduling', 'demo'] as const].map(
    async ([kind, id]) => [kind, id, await import(`./${kind}/${id}.ts`)] as const,
  ),
)

describe.each(modules)('%s/%s', (_kind, _id, { messages, samples }: ProviderModule) => {
  it.each(samples)('%j means %j', (posted, meaning, answer = []) => {
    expect(messages.read(posted) ?? null).toEqual(meaning)
    expect(messages.answer?.(posted, utm) ?? []).toEqual(answer)
  })

  it('never throws, whatever a frame posts', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (data) => {
        expect(() => [messages.read(data), messages.answer?.(data, {})]).not.toThrow()
      }),
    )
  })
})

it('posts these messages first to each frame (renewed by npm run unit -- -u providers)', () => {
  const first = modules.map(([, id, { messages }]) => {
    const { onLoad = [], onReady = [] }: Messages = messages
    return [id, JSON.stringify(onLoad), 'then', JSON.stringify(onReady)].join(' ')
  })
  expect(first.filter((line) => !line.endsWith(' [] then []')).join('\n')).toMatchSnapshot()
})

it('requests these addresses of each service (renewed by npm run unit -- -u providers)', () => {
  const requests = entries.map(([, id, entry]) => {
    const { frameUrl, thumbnailUrl } = describeService(entry, new URL(entry.example), ours)
    return [id, frameUrl, ...(thumbnailUrl ? [thumbnailUrl] : [])].join(' ')
  })
  expect(requests.join('\n')).toMatchSnapshot()
})

describe.each(entries)('%s/%s', (kind, _id, entry) => {
  const frame = describeService(entry, new URL(entry.example), ours)

  it('frames and links its example over https, and names a country that we can place', () => {
    const isPlain = (url: string) => /^https:\/\/[a-z\d.-]+\/[^\s'",]*$/.test(url)
    const { country, privacyPolicy = frame.pageUrl } = entry.service
    const addresses = [frame.frameUrl, frame.pageUrl, privacyPolicy]
    expect(addresses.filter((address) => !isPlain(address))).toEqual([])
    expect(frame.frameOrigins).toContain(new URL(frame.frameUrl).origin)
    if (country) expect(findCountryGroup(country)).not.toBe('other')
  })

  it('states a company, purposes or trackers only with the page where it read them', () => {
    const { company, purposes, trackers, source } = frame.service
    expect(source !== undefined).toBe([company, purposes, trackers].some(Boolean))
  })

  if (kind === 'scheduling') return

  it('starts only after a tap, by one parameter, and may fill the screen', () => {
    expect(new URL(frame.frameUrl).search).not.toMatch(/autoplay=(?!false)/i)
    const { search } = new URL(withParameters(frame.frameUrl, entry.autoplay))
    expect(search.match(/autoplay=(?:1|true)\b/gi) ?? []).toHaveLength(entry.autoplay ? 1 : 0)
    expect(frame.allow).toMatch(/\bautoplay\b.*\bfullscreen\b/s)
  })
})

const { calendly, brevo, hubspot, 'cal-com': cal } = providers.scheduling

it.each<[string, ListedProvider, object]>([
  // An owner may copy an address that opens on one month and hides Calendly's consent banner: the frame's
  // address does neither.
  [
    'https://calendly.com/agence/appel?month=2025-07&date=2025-07-13&hide_gdpr_banner=1',
    calendly,
    {
      frameUrl:
        'https://calendly.com/agence/appel?embed_domain=www.mon-agence.fr&embed_type=Inline&locale=fr',
      pageUrl: 'https://calendly.com/agence/appel',
    },
  ],
  ['https://calendly.com/forms/abc', calendly, { readyIsVerified: false }],
  ['https://calendly.com/agence/forms', calendly, { readyIsVerified: true }],
  ['https://agence.cal.com/appel/', cal, { pageUrl: 'https://agence.cal.com/appel' }],
  ['https://app.cal.com/a/appel/embed', cal, { pageUrl: 'https://app.cal.com/a/appel' }],
  [
    'https://cal.eu/a/appel?slot=x',
    cal,
    {
      pageUrl: 'https://cal.eu/a/appel',
      frameOrigins: ['https://app.cal.eu'],
      service: { country: expect.stringMatching(/^États-Unis, .*Union européenne/) },
    },
  ],
  ['https://mycal.eu/a/appel', cal, { service: { country: 'États-Unis' } }],
  ['https://meet.brevo.com/a/borderless?l=b', brevo, { pageUrl: 'https://meet.brevo.com/a/b' }],
  ['https://meet.brevo.com/a', brevo, { frameUrl: 'https://meet.brevo.com/a/borderless' }],
  ['https://a.fr/meetings/c?embed=true', hubspot, { pageUrl: 'https://a.fr/meetings/c' }],
  [
    'https://vimeo.com/76979871/8272103f6e',
    providers.video.vimeo,
    { frameUrl: expect.stringContaining('?h=8272103f6e&') },
  ],
])('%s is framed and linked as it should be', (address, entry, frame) => {
  expect(describeService(entry, new URL(address), ours)).toMatchObject(frame)
})
