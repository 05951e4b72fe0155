// Recognises addresses that owners give instead of their booking page's. `match-address.ts` explains the patterns.
import { matchAddress } from './match-address.ts'

type Mistake = 'meeting-room' | 'calendar-short-link' | 'calendar-itself'

const mistakes: [string, Mistake][] = [
  ['meet.google.com', 'meeting-room'],
  ['(*.|)zoom.us/(j|my|s|w|wc|meeting)', 'meeting-room'],
  ['teams.(microsoft|live).com', 'meeting-room'],
  ['(whereby.com|meet.jit.si)', 'meeting-room'],
  ['calendar.app.google', 'calendar-short-link'],
  ['calendar.google.com/calendar', 'calendar-itself'],
]

export const findSchedulingMistake = (url: URL): Mistake | undefined =>
  mistakes.find(([form]) => matchAddress(url, form))?.[1]
