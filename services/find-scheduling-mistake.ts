type Mistake = 'meeting-room' | 'calendar-short-link' | 'calendar-itself'

/** What owners take for their booking page, as `host/path`, and what it is. */
const mistakes: [RegExp, Mistake][] = [
  [/^meet\.google\.com\//, 'meeting-room'],
  [/^(?:[\w-]+\.)*zoom\.us\/(?:j|my|s|w|wc|meeting)\//, 'meeting-room'],
  [/^teams\.(?:microsoft|live)\.com\//, 'meeting-room'],
  [/^(?:(?:www\.)?whereby\.com|meet\.jit\.si)\//, 'meeting-room'],
  [/^calendar\.app\.google\//, 'calendar-short-link'],
  [/^calendar\.google\.com\/calendar\/(?!(?:u\/\d+\/)?appointments\/)/, 'calendar-itself'],
]

/** What an address is that can only be a mistake. */
export const findSchedulingMistake = ({ host, pathname }: URL): Mistake | undefined =>
  mistakes.find(([pattern]) => pattern.test(host + pathname))?.[1]
