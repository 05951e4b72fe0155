import { afterEach, expect, it, vi } from 'vitest'
import { versionOf } from '../../../generator/consent-versions.ts'
import { storedKeys } from '../../stored.ts'
import { createConsentStore } from './consent.ts'

const versions = { video: 'Vidéothèque · 1', scheduling: 'Agendas · 1' }

const device = new Map<string, string>()
afterEach(() => device.clear())

type Tab = { storage?: Partial<Storage>; asks?: Partial<typeof versions>; today?: string }

/** Opens a tab on the visitor's device, on a given day, and returns its consent store. */
function openTab({ storage, asks = versions, today = '2026-11-20' }: Tab = {}) {
  vi.setSystemTime(`${today}T12:00:00Z`)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
    ...storage,
  })
  return createConsentStore(asks)
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

it('a device that refuses the shorter list does not keep the withdrawn choice', () => {
  openTab().allow('video', 'always')
  openTab().allow('scheduling', 'always')
  openTab({ storage: { setItem: refuse } }).withdraw('video')
  expect(openTab().get('video')).toBe('unasked')
})

it('holds for six months, then asks again and leaves nothing behind', () => {
  openTab().allow('video', 'always')
  expect(openTab().agreedUntil('video')).toBe('2027-05-20')
  openTab({ today: '2027-03-01' }).allow('scheduling', 'always')
  expect(openTab({ today: '2027-05-20' }).get('video')).toBe('always')
  const tab = openTab({ today: '2027-05-21' })
  expect([tab.get('video'), tab.agreedUntil('video')]).toEqual(['unasked', undefined])
  expect(tab.get('scheduling')).toBe('always')
  expect(device.get(storedKeys.consent)).not.toContain('video')
  openTab({ today: '2027-09-02' })
  expect(device.size).toBe(0)
})

it('ends with the month where the sixth has no such day', () => {
  openTab({ today: '2027-08-31' }).allow('video', 'always')
  expect(openTab({ today: '2027-08-31' }).agreedUntil('video')).toBe('2028-02-29')
})

const service = { name: 'A', country: 'France', privacyPolicy: 'https://a.fr' }
it.each([
  { name: 'B' },
  { trackers: [{ name: 'id', duration: '1 an' }] },
  { purposes: 'Mesurer son audience' },
  { sentence: 'La lecture appelle aussi C.' },
])('asks again after %j', ({ sentence = 'La lecture appelle A.', ...change }) => {
  const before = { video: versionOf(service, ['La lecture appelle A.']) }
  openTab({ asks: before }).allow('video', 'always')
  expect(openTab({ asks: before }).get('video')).toBe('always')
  const now = { video: versionOf({ ...service, ...change }, [sentence]) }
  expect(openTab({ asks: now }).get('video')).toBe('unasked')
})

const dated = (date: unknown) => JSON.stringify({ video: { version: versions.video, date } })
it.each([
  ['not JSON', '{'],
  ['a day to come', dated('2026-11-21')],
  ['a list of days', dated(['2026-11-01'])],
  ['a day of no calendar', dated('0-99999999-1')],
])('what someone else wrote allows nothing: %s', (_kind, raw) => {
  device.set(storedKeys.consent, raw)
  expect(openTab().get('video')).toBe('unasked')
  openTab().allow('video', 'always')
  expect(openTab().get('video')).toBe('always')
})
