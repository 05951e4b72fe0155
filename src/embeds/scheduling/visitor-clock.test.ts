import { expect, it } from 'vitest'
import { visitorClock } from './visitor-clock.ts'

const winter = new Date('2026-01-15T22:30:00Z')
const summer = new Date('2026-07-13T05:00:00Z')

it.each([
  ['America/Montreal', winter, '08:00', false],
  ['America/Montreal', summer, '08:00', false],
  // The two weeks in March when America has already changed its clocks.
  ['America/Montreal', new Date('2026-03-20T12:00:00Z'), '09:00', false],
  ['Indian/Reunion', winter, '17:00', false],
  ['Indian/Reunion', summer, '16:00', false],
  ['Pacific/Noumea', summer, '23:00', false],
  ['Pacific/Auckland', winter, '02:00', true],
  ['Asia/Kolkata', winter, '18:30', false],
  ['Europe/London', summer, '13:00', false],
])('%s: two in the afternoon in Paris is %s', (zone, now, time, isNextDay) => {
  expect(visitorClock(now, zone)).toEqual({ time, isNextDay })
})

it.each(['Europe/Paris', 'Europe/Brussels', 'Africa/Ceuta', 'Etc/Unknown', ''])(
  'has nothing to say in %j',
  (zone) => {
    expect(visitorClock(summer, zone)).toBeUndefined()
  },
)
