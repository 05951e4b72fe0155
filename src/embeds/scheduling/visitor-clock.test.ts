import { afterEach, expect, it } from 'vitest'
import { visitorClock } from './visitor-clock.ts'

const winter = new Date('2026-01-15T22:30:00Z')
const summer = new Date('2026-07-13T05:00:00Z')
/** Two weeks in March when America has already changed its clocks and Europe has not. */
const march = new Date('2026-03-20T12:00:00Z')

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

function clockIn(zone: string, now: Date) {
  process.env.TZ = zone
  return visitorClock(now)
}

it.each([
  ['America/Montreal', winter, '08:00', false],
  ['America/Montreal', summer, '08:00', false],
  ['America/Montreal', march, '09:00', false],
  ['Indian/Reunion', winter, '17:00', false],
  ['Indian/Reunion', summer, '16:00', false],
  ['Africa/Tunis', summer, '13:00', false],
  ['Pacific/Noumea', summer, '23:00', false],
  ['Pacific/Auckland', winter, '02:00', true],
  ['Asia/Kolkata', winter, '18:30', false],
  ['Europe/London', summer, '13:00', false],
  ['UTC', winter, '13:00', false],
])('%s: two in the afternoon in Paris is %s', (zone, now, time, isNextDay) => {
  expect(clockIn(zone, now)[0]).toMatchObject({ time, isNextDay })
})

it.each([
  ['Europe/Paris', summer],
  ['Europe/Brussels', winter],
  ['Africa/Ceuta', march],
  ['Africa/Tunis', new Date('2026-01-15T12:00:00Z')],
])('has nothing to say in %s at the same hour', (zone, now) => {
  expect(clockIn(zone, now)).toEqual([])
})

it('agrees with the calendar of every zone in the world, whatever the season', () => {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, ...parts })
  const paris = format('Europe/Paris')
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const there = format(zone)
    for (const now of [winter, march, summer, new Date('2026-10-28T12:00:00Z')]) {
      const two = [12, 13].map((hour) => new Date(new Date(now).setUTCHours(hour, 0, 0, 0)))
      const at = two.find((date) => paris.format(date) === '14:00')
      const expected = there.format(at)
      expect(clockIn(zone, now)[0]?.time ?? '14:00', `${zone}, ${now.toISOString()}`).toBe(expected)
    }
  }
})

it.each([
  ['Indian/Reunion', '2026-10-20', ['2026-10-20 16:00', '2026-10-25 17:00']],
  ['America/Martinique', '2026-03-25', ['2026-03-25 09:00', '2026-03-29 08:00']],
  ['America/New_York', '2026-03-20', ['2026-03-20 09:00', '2026-03-29 08:00']],
  ['America/New_York', '2026-03-01', ['2026-03-01 08:00', '2026-03-08 09:00', '2026-03-29 08:00']],
  ['Africa/Tunis', '2026-03-20', ['2026-03-20 14:00', '2026-03-29 13:00']],
  ['Australia/Sydney', '2026-10-20', ['2026-10-20 23:00', '2026-10-25 00:00, le lendemain']],
  ['Indian/Reunion', '2026-07-13', ['2026-07-13 16:00']],
])('%s on %s: says what changes within six weeks', (zone, day, expected) => {
  const said = clockIn(zone, new Date(`${day}T08:00:00Z`)).map(
    ({ date, time, isNextDay }) =>
      `${date.toISOString().slice(0, 10)} ${time}${isNextDay ? ', le lendemain' : ''}`,
  )
  expect(said).toEqual(expected)
})
