import { dayInParis, frenchDate } from '../formats/dates.ts'

/** Shows the day on which a legal text is read, today in Paris, if the page has a line for it. */
export function showDayConsulted() {
  const line = document.querySelector<HTMLElement>('[data-consulted]')
  const day = dayInParis(new Date())
  if (!line || line.querySelector('time')?.dateTime === day) return
  const time = document.createElement('time')
  time.dateTime = day
  time.textContent = frenchDate(day)
  line.replaceChildren(`${line.dataset.consulted} `, time)
}
