import { dayInParis, frenchDate } from '../formats/dates.ts'
import { stateOf, stateSelector } from '../page-state.ts'

/** Shows on a legal text the day on which it is read: today in Paris. */
export function showDayConsulted() {
  const line = document.querySelector<HTMLElement>(stateSelector('consulted'))
  if (!line) return
  const time = document.createElement('time')
  time.dateTime = dayInParis(new Date())
  time.textContent = frenchDate(time.dateTime)
  line.replaceChildren(`${stateOf(line).consulted} `, time)
}
