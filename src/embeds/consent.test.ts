import fc from 'fast-check'
import { expect, it } from 'vitest'
import { versionOf } from '../../generator/asked-consent.ts'
import {
  choicesThatHold,
  createConsentStore,
  dayOf,
  expiryOf,
  parseChoices,
  purposes,
  storageKey,
} from './consent.ts'

const MONTHS = 6
const versions = { video: '1 · Vidéothèque', scheduling: '1 · Agendas' }

/** A browser tab on a device, with a clock that tests can move. */
function openTab({
  device = new Map<string, string>(),
  storage = {},
  asks = versions as Partial<typeof versions>,
  today = '2026-11-20',
}: {
  device?: Map<string, string>
  storage?: Partial<Storage>
  asks?: Partial<typeof versions>
  today?: string
} = {}) {
  const memory = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
    ...storage,
  }
  return createConsentStore(
    { versions: asks, months: MONTHS },
    () => memory,
    () => Date.parse(`${today}T12:00:00Z`),
  )
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A device on which both services were allowed for good. */
function deviceWithBoth() {
  const device = new Map<string, string>()
  const tab = openTab({ device })
  tab.allow('video', 'always')
  tab.allow('scheduling', 'always')
  return device
}

it('asks for each service, and writes nothing while nobody has chosen', () => {
  const device = new Map<string, string>()
  const tab = openTab({ device })
  expect(tab.get('video')).toBe('unasked')
  expect(tab.get('scheduling')).toBe('unasked')
  tab.forgetExpired()
  tab.refresh()
  tab.withdraw('video')
  expect(device.size).toBe(0)
})

it('never asks about an embed of our own', () => {
  const device = new Map<string, string>()
  const tab = openTab({ device, asks: { video: versions.video } })
  tab.allow('scheduling', 'always')
  expect(device.size).toBe(0)
  expect(tab.get('scheduling')).toBe('none-needed')
  expect(tab.get('video')).toBe('unasked')
})

it('allows once for one service, in memory only', () => {
  const device = new Map<string, string>()
  const tab = openTab({ device })
  tab.allow('video', 'once')
  expect(tab.get('video')).toBe('once')
  expect(tab.get('scheduling')).toBe('unasked')
  expect(device.size).toBe(0)
  expect(openTab({ device }).get('video')).toBe('unasked')
})

it('keeps « always » for the next visits: version, date, purpose and choice in one key', () => {
  const device = new Map<string, string>()
  const tab = openTab({ device })
  tab.allow('video', 'always')
  expect(tab.get('video')).toBe('always')
  expect([...device.keys()]).toEqual([storageKey])
  expect(JSON.parse(device.get(storageKey) ?? '')).toEqual([
    { version: versions.video, date: '2026-11-20', purpose: 'video', choice: 'always' },
  ])
  expect(openTab({ device }).get('video')).toBe('always')
  expect(openTab({ device }).get('scheduling')).toBe('unasked')
})

it('holds for six months, then asks again and leaves nothing behind', () => {
  const device = deviceWithBoth()
  expect(openTab({ device }).keptUntil('video')).toBe('2027-05-20')
  expect(openTab({ device, today: '2027-05-19' }).get('video')).toBe('always')

  const later = openTab({ device, today: '2027-05-20' })
  expect(later.get('video')).toBe('unasked')
  expect(later.keptUntil('video')).toBeUndefined()
  later.forgetExpired()
  expect(device.size).toBe(0)
})

it('forgets the expired choice and keeps the other', () => {
  const device = new Map<string, string>()
  openTab({ device }).allow('video', 'always')
  openTab({ device, today: '2027-03-01' }).allow('scheduling', 'always')
  const tab = openTab({ device, today: '2027-06-01' })
  tab.forgetExpired()
  expect(tab.get('video')).toBe('unasked')
  expect(tab.get('scheduling')).toBe('always')
  expect(device.get(storageKey)).not.toContain('video')
})

it('a new choice does not carry an expired one along', () => {
  const device = new Map<string, string>()
  openTab({ device }).allow('video', 'always')
  openTab({ device, today: '2027-06-01' }).allow('scheduling', 'always')
  expect(device.get(storageKey)).not.toContain('video')
})

it.each([
  ['2026-11-20', '2027-05-20'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('a choice of %s ends on %s', (day, end) => {
  expect(expiryOf(day, MONTHS)).toBe(end)
})

it('any choice lasts six calendar months, never longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = dayOf(days * 86_400_000)
      const end = expiryOf(day, MONTHS)
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      expect(months(end) - months(day)).toBe(MONTHS)
      expect(end.slice(8) <= day.slice(8)).toBe(true)
    }),
  )
})

it.each([
  [
    'a new consentVersion',
    versionOf(2, { name: 'A', country: 'France', privacyPolicy: 'https://a.fr' }),
  ],
  [
    'another service',
    versionOf(1, { name: 'B', country: 'France', privacyPolicy: 'https://a.fr' }),
  ],
  [
    'another country',
    versionOf(1, { name: 'A', country: 'Irlande', privacyPolicy: 'https://a.fr' }),
  ],
  [
    'another tracker',
    versionOf(1, {
      name: 'A',
      country: 'France',
      privacyPolicy: 'https://a.fr',
      trackers: [{ name: 'id', duration: '1 an' }],
    }),
  ],
  ['another policy', versionOf(1, { name: 'A', country: 'France', privacyPolicy: 'https://b.fr' })],
])('asks again after %s', (_change, changed) => {
  const before = versionOf(1, { name: 'A', country: 'France', privacyPolicy: 'https://a.fr' })
  const device = new Map<string, string>()
  openTab({ device, asks: { video: before } }).allow('video', 'always')
  expect(openTab({ device, asks: { video: before } }).get('video')).toBe('always')
  expect(openTab({ device, asks: { video: changed } }).get('video')).toBe('unasked')
})

it('withdrawing removes the choice, and the key with the last one', () => {
  const device = deviceWithBoth()
  const tab = openTab({ device })
  tab.withdraw('video')
  expect(tab.get('video')).toBe('unasked')
  expect(tab.get('scheduling')).toBe('always')
  expect(parseChoices(device.get(storageKey) ?? null)).toHaveLength(1)
  tab.withdraw('scheduling')
  expect(device.size).toBe(0)
})

it('withdrawing ends what was allowed once', () => {
  const tab = openTab()
  tab.allow('video', 'once')
  tab.withdraw('video')
  expect(tab.get('video')).toBe('unasked')
})

it('a device too full for the shorter list does not keep the withdrawn choice', () => {
  const device = deviceWithBoth()
  const tab = openTab({ device, storage: { setItem: refuse } })
  tab.withdraw('video')
  expect(tab.get('video')).toBe('unasked')
  expect(openTab({ device }).get('video')).toBe('unasked')
})

it.each([
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['full', { setItem: refuse }],
  ['forgetful', { setItem: () => {} }],
])('« always » on a %s device holds until the reload, without an error', (_kind, storage) => {
  const device = new Map<string, string>()
  const tab = openTab({ device, storage })
  tab.forgetExpired()
  tab.allow('video', 'always')
  expect(tab.get('video')).toBe('once')
  tab.refresh()
  expect(tab.get('video')).toBe('once')
  tab.withdraw('video')
  expect(tab.get('video')).toBe('unasked')
  expect(openTab({ device, storage }).get('video')).toBe('unasked')
})

it('a browser that throws on the very mention of its storage is no error', () => {
  const store = createConsentStore({ versions, months: MONTHS }, refuse, Date.now)
  store.forgetExpired()
  store.allow('video', 'always')
  expect(store.get('video')).toBe('once')
})

const good = { version: versions.video, date: '2026-11-01', purpose: 'video', choice: 'always' }
it.each([
  ['not JSON', '{'],
  ['an object', JSON.stringify(good)],
  ['null', 'null'],
  ['a number', '1'],
  ['null inside', '[null]'],
  ['one more key', JSON.stringify([{ ...good, id: 'x' }])],
  ['another choice', JSON.stringify([{ ...good, choice: 'once' }])],
  ['another purpose', JSON.stringify([{ ...good, purpose: '__proto__' }])],
  ['a version that is no text', JSON.stringify([{ ...good, version: 1 }])],
  ['a date that is no day', JSON.stringify([{ ...good, date: '2026-02-30' }])],
  ['a date that is no date', JSON.stringify([{ ...good, date: 20261101 }])],
  ['a date with an hour', JSON.stringify([{ ...good, date: '2026-11-01T00:00:00Z' }])],
])('what someone else wrote allows nothing: %s', (_kind, raw) => {
  const device = new Map([[storageKey, raw]])
  const tab = openTab({ device })
  expect(parseChoices(raw)).toEqual([])
  expect(tab.get('video')).toBe('unasked')
  tab.forgetExpired()
  tab.allow('video', 'always')
  expect(openTab({ device }).get('video')).toBe('always')
})

it('a choice still to come allows nothing', () => {
  const raw = JSON.stringify([{ ...good, date: '2026-11-21' }])
  expect(openTab({ device: new Map([[storageKey, raw]]) }).get('video')).toBe('unasked')
})

it('a good choice among rubbish holds', () => {
  const raw = JSON.stringify([null, 7, { ...good, date: 'x' }, { ...good, choice: 'never' }, good])
  expect(openTab({ device: new Map([[storageKey, raw]]) }).get('video')).toBe('always')
})

it('no stored text whatsoever makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
      const tab = openTab({ device: new Map([[storageKey, raw]]) })
      tab.forgetExpired()
      expect(tab.get('video')).toBe('unasked')
    }),
  )
})

it('tabs agree: what one keeps or withdraws holds in the other', () => {
  const device = new Map<string, string>()
  const here = openTab({ device })
  const there = openTab({ device })
  let heard = 0
  there.subscribe(() => heard++)

  here.allow('video', 'always')
  there.refresh()
  expect(there.get('video')).toBe('always')

  here.withdraw('video')
  there.refresh()
  expect(there.get('video')).toBe('unasked')
  expect(heard).toBe(2)
})

it('withdrawn in another tab is withdrawn here, also where it was allowed once first', () => {
  const device = new Map<string, string>()
  const here = openTab({ device })
  here.allow('video', 'once')
  here.allow('video', 'always')
  openTab({ device }).withdraw('video')
  here.refresh()
  expect(here.get('video')).toBe('unasked')
})

it('another tab’s news leaves alone what was allowed once here', () => {
  const device = new Map<string, string>()
  const here = openTab({ device })
  here.allow('video', 'once')
  openTab({ device }).allow('scheduling', 'always')
  here.refresh()
  expect(here.get('video')).toBe('once')
  expect(here.get('scheduling')).toBe('always')
})

it('two tabs that choose at the same time lose nothing', () => {
  const device = new Map<string, string>()
  const here = openTab({ device })
  const there = openTab({ device })
  expect([here.get('video'), there.get('video')]).toEqual(['unasked', 'unasked'])
  here.allow('video', 'always')
  there.allow('scheduling', 'always')
  expect(parseChoices(device.get(storageKey) ?? null)).toHaveLength(2)
})

it('a tab opened before an update leaves what a newer tab has kept', () => {
  const device = new Map<string, string>()
  const old = openTab({ device })
  openTab({ device, asks: { video: '2 · Vidéothèque' } }).allow('video', 'always')
  old.refresh()
  old.allow('scheduling', 'always')
  expect(old.get('video')).toBe('unasked')
  expect(openTab({ device, asks: { video: '2 · Vidéothèque' } }).get('video')).toBe('always')
})

it('tells those who listen, until they stop', () => {
  const tab = openTab()
  let heard = 0
  const stop = tab.subscribe(() => heard++)
  tab.allow('video', 'once')
  tab.withdraw('video')
  stop()
  tab.allow('video', 'once')
  expect(heard).toBe(2)
})

it('tells the first script of a page what the store finds, on any day', () => {
  const day = fc
    .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })
    .map((time) => dayOf(time))
  const all = fc.subarray([...purposes])
  fc.assert(
    fc.property(day, day, all, (choiceDay, visitDay, allowed) => {
      const device = new Map<string, string>()
      const before = openTab({ device, today: choiceDay })
      for (const purpose of allowed) before.allow(purpose, 'always')

      const now = openTab({ device, today: visitDay })
      const held = choicesThatHold(
        device.get(storageKey) ?? null,
        { versions, months: MONTHS },
        Date.parse(`${visitDay}T12:00:00Z`),
      )
      expect(held.map(({ purpose }) => purpose)).toEqual(
        purposes.filter((purpose) => now.get(purpose) === 'always'),
      )
    }),
    { examples: [['2026-08-31', '2027-03-01', ['video']]] },
  )
})
