type Mistake = 'meeting-room' | 'calendar-short-link' | 'calendar-itself'

/** Addresses that owners take for their booking page, as `host/path`, each with what stands there. */
const mistakes: [RegExp, Mistake][] = [
  [/^meet\.google\.com\//, 'meeting-room'],
  [/^(?:[\w-]+\.)*zoom\.us\/(?:j|my|s|w|wc|meeting)\//, 'meeting-room'],
  [/^teams\.(?:microsoft|live)\.com\//, 'meeting-room'],
  [/^(?:(?:www\.)?whereby\.com|meet\.jit\.si)\//, 'meeting-room'],
  [/^calendar\.app\.google\//, 'calendar-short-link'],
  [/^calendar\.google\.com\/calendar\/(?!(?:u\/\d+\/)?appointments\/)/, 'calendar-itself'],
]

/** @returns what stands at an address that cannot be a booking page, or `undefined` for another */
export const findSchedulingMistake = ({ host, pathname }: URL): Mistake | undefined =>
  mistakes.find(([pattern]) => pattern.test(host + pathname))?.[1]
