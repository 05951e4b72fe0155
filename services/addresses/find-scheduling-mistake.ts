// Recognises addresses that owners often give by mistake instead of their booking page.
import { matchAddress } from './match-address.ts'

type Mistake = 'meeting-room' | 'calendar-short-link' | 'calendar-itself'

/** Forms of addresses that owners give by mistake (`match-address.ts`), with what each one leads to. */
const mistakes: [string, Mistake][] = [
  ['meet.google.com', 'meeting-room'],
  ['(*.|)zoom.us/(j|my|s|w|wc|meeting)', 'meeting-room'],
  ['teams.(microsoft|live).com', 'meeting-room'],
  ['(whereby.com|meet.jit.si)', 'meeting-room'],
  ['calendar.app.google', 'calendar-short-link'],
  ['calendar.google.com/calendar', 'calendar-itself'],
]

/**
 * Says what the address leads to, if it is one that owners give by mistake and that no service recognises.
 */
export const findSchedulingMistake = (url: URL): Mistake | undefined =>
  mistakes.find(([form]) => matchAddress(url, form))?.[1]
