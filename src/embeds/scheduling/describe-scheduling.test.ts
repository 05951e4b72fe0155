import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlainUrl } from '../../config/plain-url.ts'
import { checkScheduling } from './check-scheduling.ts'
import { describeScheduling, recogniseProvider } from './describe-scheduling.ts'
import { type SchedulingConfig, schedulingProviders } from './scheduling-providers.ts'

const site = 'https://www.mon-agence.fr'
const frameUrl = (url: string) => describeScheduling({ url }, site).frameUrl

describe('frame addresses follow the documented forms', () => {
  it.each([
    [
      'https://calendly.com/agence/decouverte',
      'https://calendly.com/agence/decouverte?embed_domain=www.mon-agence.fr&embed_type=Inline&hide_gdpr_banner=1&locale=fr',
    ],
    [
      'https://cal.com/agence/decouverte',
      'https://app.cal.com/agence/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
    ],
    [
      'https://app.cal.com/agence/decouverte/embed',
      'https://app.cal.com/agence/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
    ],
    [
      'https://agence.cal.com/decouverte/',
      'https://agence.cal.com/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
    ],
    [
      'https://api.leadconnectorhq.com/widget/booking/abcDEF123',
      'https://api.leadconnectorhq.com/widget/booking/abcDEF123',
    ],
    [
      'https://meetings-eu1.hubspot.com/camille/appel',
      'https://meetings-eu1.hubspot.com/camille/appel?embed=true',
    ],
    ['https://app.iclosed.io/e/agence/appel', 'https://app.iclosed.io/e/agence/appel'],
    ['https://zcal.co/i/AbCdEf', 'https://zcal.co/i/AbCdEf?embed=1&embedType=iframe'],
    [
      'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0',
      'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0?gv=true',
    ],
    [
      'https://agence.simplybook.it/v2/',
      'https://agence.simplybook.it/v2/?widget-type=iframe&theme=default&timeline=modern&datepicker=top_calendar&lang=fr#book',
    ],
    ['https://tidycal.com/agence/appel', 'https://tidycal.com/agence/appel'],
    [
      'https://app.acuityscheduling.com/schedule.php?owner=1234',
      'https://app.acuityscheduling.com/schedule.php?owner=1234&ref=embedded_csp',
    ],
    [
      'https://agence.youcanbook.me/',
      'https://agence.youcanbook.me/?noframe=true&skipHeaderFooter=true',
    ],
  ])('%s', (url, expected) => {
    expect(frameUrl(url)).toBe(expected)
  })
})

it('forgets the month that was on screen when the owner copied the address', () => {
  const { frameUrl, pageUrl } = describeScheduling(
    { url: 'https://calendly.com/agence/decouverte?month=2025-07&date=2025-07-13' },
    site,
  )
  expect(frameUrl).not.toContain('2025')
  expect(pageUrl).toBe('https://calendly.com/agence/decouverte')
})

it('lists the origins that the frame, its messages and its script need', () => {
  const calendly = describeScheduling({ url: 'https://calendly.com/agence/decouverte' }, site)
  expect(calendly.frameOrigins).toEqual(['https://calendly.com'])
  expect(calendly.scriptUrl).toBe('https://assets.calendly.com/assets/external/widget.js')

  const ownHost = describeScheduling(
    { provider: 'lead-connector', url: 'https://rdv.mon-agence.fr/widget/booking/abc' },
    site,
  )
  expect(ownHost.frameOrigins).toEqual([
    'https://rdv.mon-agence.fr',
    'https://api.leadconnectorhq.com',
    'https://link.msgsndr.com',
  ])
})

it('adds a script only for the service whose script can be added again', () => {
  const withScript = Object.entries(schedulingProviders)
    .filter(([, provider]) => 'scriptUrl' in provider)
    .map(([id]) => id)
  expect(withScript).toEqual(['calendly'])
})

it.each(Object.entries(schedulingProviders))('recognises the example of %s', (id, { example }) => {
  expect(checkScheduling({ url: example })).toEqual([])
  expect(recogniseProvider({ url: example })).toBe(id)
})

it('shows any other page as it is, with the company that the owner names', () => {
  const page: SchedulingConfig = {
    provider: 'page',
    url: 'https://reservation.exemple.fr/appel?x=1',
    name: 'Exemple',
    country: 'France',
    privacyPolicy: 'https://exemple.fr/vie-privee',
    with: 'Camille',
  }
  expect(checkScheduling(page)).toEqual([])
  expect(describeScheduling(page, site)).toMatchObject({
    service: { name: 'Exemple', country: 'France' },
    frameUrl: 'https://reservation.exemple.fr/appel?x=1',
    frameOrigins: ['https://reservation.exemple.fr'],
    scriptUrl: null,
    readyIsVerified: false,
    with: 'Camille',
    means: null,
  })
})

it('gives the demonstration no service to name and nothing to allow', () => {
  expect(describeScheduling({ provider: 'demo' }, site)).toMatchObject({
    service: null,
    frameUrl: '/demonstration/agenda',
    scriptUrl: '/demonstration/widget.js',
    frameOrigins: [],
  })
})

it('turns every address that passes the check into plain origins', () => {
  const hosts = ['calendly.com', 'cal.com', 'x.cal.com', 'zcal.co', 'a.simplybook.it', 'evil.fr']
  const url = fc
    .tuple(fc.constantFrom(...hosts), fc.webPath(), fc.string())
    .map(([host, path, tail]) => `https://${host}${path}${tail}`)
  fc.assert(
    fc.property(url, (url) => {
      if (checkScheduling({ url }).length > 0) return
      const { frameOrigins } = describeScheduling({ url }, site)
      for (const origin of frameOrigins) expect(parsePlainUrl(origin)?.origin).toBe(origin)
    }),
  )
})
