import { dayInParis, frenchDate } from '../formats/dates.ts'
import { stateOf, stateSelector } from '../page-state.ts'

/** Shows on a legal text the day on which it is read: today in Paris, updated after midnight. */
export function keepDayConsulted(signal: AbortSignal) {
  const line = document.querySelector<HTMLElement>(stateSelector('consulted'))
  if (!line) return
  const time = document.createElement('time')
  line.replaceChildren(`${stateOf(line).consulted} `, time)
  const update = () => {
    const day = dayInParis(new Date())
    if (time.dateTime === day) return
    time.dateTime = day
    time.textContent = frenchDate(day)
  }
  update()
  const timer = setInterval(update, 60_000)
  signal.addEventListener('abort', () => clearInterval(timer))
  // Timers may stop in a hidden tab: the day is written again when the tab is shown.
  document.addEventListener('visibilitychange', update, { signal })
}
