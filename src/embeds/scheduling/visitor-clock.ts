/** The offset of summer and winter time, in central Europe and nowhere else (visitor-clock.test.ts). */
const PARIS_OFFSETS_MIN = [
  { month: 0, offset: -60 },
  { month: 6, offset: -120 },
]

/**
 * What the visitor's clock says when it is 14:00 in Paris.
 *
 * @param now any moment of the day in question
 * @returns `undefined` when both clocks say the same
 */
export function visitorClock(now: Date): { time: string; isNextDay: boolean } | undefined {
  // A page's first formatter takes some 12 ms: a visitor from here is not asked for them.
  const isFromHere = PARIS_OFFSETS_MIN.every(
    ({ month, offset }) => new Date(now.getFullYear(), month).getTimezoneOffset() === offset,
  )
  if (isFromHere) return undefined

  const inParis = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  // Noon UTC is 13:00 or 14:00 in Paris; 14:00 is that much later.
  const two = new Date(now)
  two.setUTCHours(12, 0, 0, 0)
  const day = two.getUTCDate()
  two.setUTCHours(26 - Number(inParis.format(two)))

  const time = [two.getHours(), two.getMinutes()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join(':')
  return time === '14:00' ? undefined : { time, isNextDay: two.getDate() !== day }
}
