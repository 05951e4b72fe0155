import { expect, it } from 'vitest'
import { provider } from './google.ts'

it.each([
  [
    'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0',
    'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0?gv=true',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})
