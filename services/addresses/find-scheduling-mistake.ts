// Knows the addresses that owners take for their booking page.
import { matchAddress } from './match-address.ts'

type Mistake = 'meeting-room' | 'calendar-short-link' | 'calendar-itself'

/** Forms of addresses that owners take for their booking page (`match-address.ts`), with what stands there. */
const mistakes: [string, Mistake][] = [
  ['meet.google.com', 'meeting-room'],
  ['(*.|)zoom.us/(j|my|s|w|wc|meeting)', 'meeting-room'],
  ['teams.(microsoft|live).com', 'meeting-room'],
  ['(whereby.com|meet.jit.si)', 'meeting-room'],
  ['calendar.app.google', 'calendar-short-link'],
  ['calendar.google.com/calendar', 'calendar-itself'],
]

/** Says what stands at an address which no service recognised, and which cannot be a booking page. */
export const findSchedulingMistake = (url: URL): Mistake | undefined =>
  mistakes.find(([form]) => matchAddress(url, form))?.[1]
