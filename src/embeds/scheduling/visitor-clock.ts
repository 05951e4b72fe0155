/**
 * What the visitor's clock says when it is 14:00 in Paris.
 *
 * @param now any moment of the day in question
 * @returns `undefined` when both clocks say the same
 */
export function visitorClock(now: Date): { time: string; isNextDay: boolean } | undefined {
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
