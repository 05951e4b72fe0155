import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Site } from '../config/Site.ts'
import { createConsentStore, dayOf, purposes, storageKey, versionsOf } from './consent.ts'
import { keptChoicesScript } from './kept-choices-script.ts'

const service = (name: string) => ({
  service: { name, country: 'France', privacyPolicy: 'https://exemple.fr/donnees' },
})
const siteWith = (change: object = {}) =>
  ({
    consent: 'contextual',
    consentVersion: 1,
    video: service('Vidéothèque'),
    scheduling: service('Agendas'),
    ...change,
  }) as unknown as Site

/** What the script writes on the root element, given what the device holds. */
function run(site: Site, raw: string | null, now: number) {
  const dataset: { kept?: string } = {}
  const RealDate = Date
  const MovedDate = Object.assign(
    class extends RealDate {
      static override now = () => now
    },
  )
  new Function('localStorage', 'document', 'Date', keptChoicesScript(site))(
    { getItem: (key: string) => (key === storageKey ? raw : null) },
    { documentElement: { dataset } },
    MovedDate,
  )
  return dataset.kept
}

const time = (day: string) => Date.parse(`${day}T12:00:00Z`)

it('finds what the store has kept, on any day', () => {
  const site = siteWith()
  const someDay = fc.integer({ min: time('2026-01-01'), max: time('2030-01-01') })
  fc.assert(
    fc.property(someDay, someDay, fc.subarray([...purposes]), (choiceTime, visitTime, allowed) => {
      const device = new Map<string, string>()
      const openTab = (now: number) =>
        createConsentStore(
          versionsOf(site),
          () => ({
            getItem: (key) => device.get(key) ?? null,
            setItem: (key, value) => void device.set(key, value),
            removeItem: (key) => void device.delete(key),
          }),
          () => now,
        )
      const before = openTab(choiceTime)
      for (const purpose of allowed) before.allow(purpose, 'always')

      const now = openTab(visitTime)
      const kept = purposes.filter((purpose) => now.get(purpose) === 'always')
      expect(run(site, device.get(storageKey) ?? null, visitTime) ?? '').toBe(kept.join(' '))
    }),
    { numRuns: 2000, examples: [[time('2026-08-31'), time('2027-03-01'), ['video']]] },
  )
})

it.each([null, '', '{', 'null', '7', '{}', '[null]', '[{}]', '["video"]'])(
  'shows the text and throws nothing when the device holds %j',
  (raw) => {
    expect(run(siteWith(), raw, time(dayOf(Date.now()))) ?? '').toBe('')
  },
)

it('is nothing at all where the site asks nothing', () => {
  expect(keptChoicesScript(siteWith({ consent: 'none' }))).toBe('')
  expect(
    keptChoicesScript(siteWith({ video: { service: null }, scheduling: { service: null } })),
  ).toBe('')
})

it('cannot be closed by the name of a service', () => {
  const script = keptChoicesScript(siteWith({ video: service('<!--</script><script>alert(1)//') }))
  expect(script).not.toContain('<!--')
  expect(script).not.toContain('script>')
})
