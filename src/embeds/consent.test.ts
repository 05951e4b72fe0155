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

type Tab = {
  device?: Map<string, string>
  storage?: Partial<Storage>
  asks?: Partial<typeof versions>
  today?: string
}

/** A browser tab on a device, on a day. */
function openTab({ device = new Map(), storage, asks = versions, today = '2026-11-20' }: Tab = {}) {
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
  for (const purpose of purposes) tab.allow(purpose, 'always')
  return device
}

it('writes nothing while nobody has chosen, nor of what is allowed once or needs no asking', () => {
  const device = new Map<string, string>()
  const tab = openTab({ device, asks: { video: versions.video } })
  tab.refresh()
  tab.withdraw('video')
  expect(tab.get('video')).toBe('unasked')
  tab.allow('video', 'once')
  tab.allow('scheduling', 'always')
  expect([tab.get('video'), tab.get('scheduling')]).toEqual(['once', 'none-needed'])
  expect(device.size).toBe(0)
  expect(openTab({ device }).get('video')).toBe('unasked')
  tab.withdraw('video')
  expect(tab.get('video')).toBe('unasked')
})

it('keeps « always » for one service: version, date, purpose and choice in one key', () => {
  const device = new Map<string, string>()
  openTab({ device }).allow('video', 'always')
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
  expect([later.get('video'), later.keptUntil('video')]).toEqual(['unasked', undefined])
  expect(device.size).toBe(0)
})

it('forgets the expired choice and keeps the other', () => {
  const device = new Map<string, string>()
  openTab({ device }).allow('video', 'always')
  openTab({ device, today: '2027-03-01' }).allow('scheduling', 'always')
  const tab = openTab({ device, today: '2027-06-01' })
  expect([tab.get('video'), tab.get('scheduling')]).toEqual(['unasked', 'always'])
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

const asked = { name: 'A', country: 'France', privacyPolicy: 'https://a.fr' }
it.each([
  ['a new consentVersion', versionOf(2, asked)],
  ['another service', versionOf(1, { ...asked, name: 'B' })],
  ['another country', versionOf(1, { ...asked, country: 'Irlande' })],
  ['another tracker', versionOf(1, { ...asked, trackers: [{ name: 'id', duration: '1 an' }] })],
  ['another policy', versionOf(1, { ...asked, privacyPolicy: 'https://b.fr' })],
])('asks again after %s', (_change, changed) => {
  const device = new Map<string, string>()
  const before = { video: versionOf(1, asked) }
  openTab({ device, asks: before }).allow('video', 'always')
  expect(openTab({ device, asks: before }).get('video')).toBe('always')
  expect(openTab({ device, asks: { video: changed } }).get('video')).toBe('unasked')
})

it('withdrawing removes the choice, and the key with the last one', () => {
  const device = deviceWithBoth()
  const tab = openTab({ device })
  tab.withdraw('video')
  expect([tab.get('video'), tab.get('scheduling')]).toEqual(['unasked', 'always'])
  expect(parseChoices(device.get(storageKey) ?? null)).toHaveLength(1)
  tab.withdraw('scheduling')
  expect(device.size).toBe(0)
})

it('a device too full for the shorter list does not keep the withdrawn choice', () => {
  const device = deviceWithBoth()
  openTab({ device, storage: { setItem: refuse } }).withdraw('video')
  expect(openTab({ device }).get('video')).toBe('unasked')
})

it.each([
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['full', { setItem: refuse }],
  ['forgetful', { setItem: () => {} }],
])('« always » on a %s device holds until the reload, and says so', (_kind, storage) => {
  const tab = openTab({ storage })
  tab.allow('video', 'always')
  tab.refresh()
  expect(tab.get('video')).toBe('notKept')
  tab.withdraw('video')
  expect(tab.get('video')).toBe('unasked')
})

it('a browser that throws on the very mention of its storage is no error', () => {
  const store = createConsentStore({ versions, months: MONTHS }, refuse, Date.now)
  store.allow('video', 'always')
  expect(store.get('video')).toBe('notKept')
})

const good = { version: versions.video, date: '2026-11-01', purpose: 'video', choice: 'always' }
it.each([
  ['not JSON', '{'],
  ['an object', JSON.stringify(good)],
  ['null inside', '[null]'],
  ['another choice', JSON.stringify([{ ...good, choice: 'once' }])],
  ['another purpose', JSON.stringify([{ ...good, purpose: '__proto__' }])],
  ['a version that is no text', JSON.stringify([{ ...good, version: 1 }])],
  ['a date that is no date', JSON.stringify([{ ...good, date: [20261101] }])],
  ['a date with an hour', JSON.stringify([{ ...good, date: '2026-11-01T00:00:00Z' }])],
  ['a day to come', JSON.stringify([{ ...good, date: '2026-11-21' }])],
])('what someone else wrote allows nothing: %s', (_kind, raw) => {
  const device = new Map([[storageKey, raw]])
  expect(openTab({ device }).get('video')).toBe('unasked')
  openTab({ device }).allow('video', 'always')
  expect(openTab({ device }).get('video')).toBe('always')
})

it('no stored text whatsoever makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
      const device = new Map([[storageKey, raw]])
      expect(openTab({ device }).get('video')).toBe('unasked')
    }),
  )
})

it('tabs agree: what one keeps or withdraws holds in the other, and those who listen are told', () => {
  const device = new Map<string, string>()
  const [here, there] = [openTab({ device }), openTab({ device })]
  let heard = 0
  const stop = there.subscribe(() => heard++)
  // Withdrawn elsewhere is withdrawn here, also where it was allowed once first.
  there.allow('video', 'once')
  here.allow('video', 'always')
  there.refresh()
  expect(there.get('video')).toBe('always')
  here.withdraw('video')
  there.refresh()
  expect(there.get('video')).toBe('unasked')
  expect(heard).toBe(3)
  // What the other tab says of another service changes nothing.
  there.allow('video', 'once')
  here.allow('scheduling', 'always')
  stop()
  there.refresh()
  expect([there.get('video'), there.get('scheduling')]).toEqual(['once', 'always'])
  expect(heard).toBe(4)
})

it('tabs that choose at the same time, or before an update of the site, undo nothing', () => {
  const device = new Map<string, string>()
  const newer = { video: '2 · Vidéothèque' }
  const [here, there] = [openTab({ device }), openTab({ device, asks: newer })]
  there.allow('video', 'always')
  here.allow('scheduling', 'always')
  expect(here.get('video')).toBe('unasked')
  expect(parseChoices(device.get(storageKey) ?? null)).toHaveLength(2)
  expect(openTab({ device, asks: newer }).get('video')).toBe('always')
})

it('tells the first script of a page what the store finds, on any day', () => {
  const day = fc
    .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })
    .map((time) => dayOf(time))
  fc.assert(
    fc.property(day, day, fc.subarray([...purposes]), (choiceDay, visitDay, allowed) => {
      const device = new Map<string, string>()
      const before = openTab({ device, today: choiceDay })
      for (const purpose of allowed) before.allow(purpose, 'always')
      const raw = device.get(storageKey) ?? null
      const now = Date.parse(`${visitDay}T12:00:00Z`)
      const held = choicesThatHold(raw, { versions, months: MONTHS }, now)
      const tab = openTab({ device, today: visitDay })
      expect(held.map(({ purpose }) => purpose)).toEqual(
        purposes.filter((purpose) => tab.get(purpose) === 'always'),
      )
    }),
    { examples: [['2026-08-31', '2027-03-01', ['video']]] },
  )
})
