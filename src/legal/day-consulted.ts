import { dayInParis, frenchDate } from '../formats/dates.ts'
import { stateOf, stateSelector } from '../page-state.ts'

/**
 * Shows the day on which an edition is read: today in Paris, updated after midnight. The build leaves
 * the line empty, since it cannot know.
 */
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
  // Timers may stand still in a hidden tab.
  document.addEventListener('visibilitychange', update, { signal })
}
