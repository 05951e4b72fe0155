import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePlainUrl } from '../../services/plain-url.ts'
import { schedulingProviders } from '../../services/scheduling-providers.ts'
import { checkSite } from '../schema/check-site.ts'
import { understandPasted } from '../schema/pasted.ts'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'
import { describeScheduling, recogniseProvider } from './describe-scheduling.ts'

const checkScheduling = (scheduling: object) =>
  checkSite({ scheduling }).problems.filter(({ path }) => path[0] === 'scheduling')
const site = 'https://www.mon-agence.fr'

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
      const { data } = understandPasted({ scheduling: { url } })
      const { scheduling } = data as { scheduling: SchedulingConfig }
      const { frameOrigins } = describeScheduling(scheduling, site)
      for (const origin of frameOrigins) expect(parsePlainUrl(origin)?.origin).toBe(origin)
    }),
  )
}, 20_000)

it('takes a calendar under the site’s own policy for the site’s, and any other for a third party’s', () => {
  const held = (privacyPolicy: string) =>
    describeScheduling(
      {
        provider: 'cal-com',
        url: 'https://agenda.mon-agence.fr/camille/appel',
        country: 'France',
        privacyPolicy,
      },
      site,
    ).service
  expect(held(`${site}/politique-confidentialite`)).toBeNull()
  expect(held('https://autre.example/donnees')).toMatchObject({ country: 'France' })
})
