/** How far ahead a slot may be. */
const DAYS_AHEAD = 42

export type ClockTime = {
  /** From when on; it is 14:00 in Paris then. */
  date: Date
  time: string
  isNextDay: boolean
}

/**
 * What the visitor's clock says when it is 14:00 in Paris: today, then after each change of one of the
 * clocks within six weeks.
 *
 * @param now any moment of the day in question
 * @returns empty when both clocks say the same all along
 */
export function visitorClock(now: Date): ClockTime[] {
  const inParis = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const times: ClockTime[] = []
  for (let day = 0; day <= DAYS_AHEAD; day++) {
    // Noon UTC is 13:00 or 14:00 in Paris; 14:00 is that much later.
    const date = new Date(now)
    date.setUTCDate(now.getUTCDate() + day)
    date.setUTCHours(12, 0, 0, 0)
    const dayInParis = date.getUTCDate()
    date.setUTCHours(26 - Number(inParis.format(date)))
    const time = [date.getHours(), date.getMinutes()]
      .map((part) => `${part}`.padStart(2, '0'))
      .join(':')
    if (time !== times.at(-1)?.time) {
      times.push({ date, time, isNextDay: date.getDate() !== dayInParis })
    }
  }
  return times.length === 1 && times[0]?.time === '14:00' ? [] : times
}
