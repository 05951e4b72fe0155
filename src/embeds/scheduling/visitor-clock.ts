/**
 * What the visitor's clock says when it is 14:00 in Paris.
 *
 * @param now any moment of the day in question
 * @param timeZone the visitor's, e.g. `America/Montreal`
 * @returns `undefined` when both clocks say the same, or when the browser does not know the zone
 */
export function visitorClock(
  now: Date,
  timeZone: string,
): { time: string; isNextDay: boolean } | undefined {
  try {
    const inParis = clock('Europe/Paris')
    // Noon UTC is 13:00 or 14:00 in Paris; 14:00 is that much earlier or later.
    const noon = new Date(now)
    noon.setUTCHours(12, 0, 0, 0)
    const hoursAhead = Number(inParis(noon).hour) - 12
    const twoInParis = new Date(noon.getTime() + (2 - hoursAhead) * 3_600_000)
    const there = clock(timeZone)(twoInParis)
    const time = `${there.hour}:${there.minute}`
    return time === '14:00' ? undefined : { time, isNextDay: there.day !== inParis(twoInParis).day }
  } catch {
    return undefined
  }
}

function clock(timeZone: string) {
  const format = new Intl.DateTimeFormat('fr-FR', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    day: 'numeric',
    hourCycle: 'h23',
  })
  return (date: Date): Record<string, string> =>
    Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
}
