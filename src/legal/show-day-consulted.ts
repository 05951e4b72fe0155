import { dayInParis, frenchDate } from '../formats/dates.ts'

/**
 * Shows on a legal text the day on which it is read: today in Paris, written again after midnight. Each call looks
 * for the line in the page that is shown then; a page without one needs nothing.
 *
 * @returns a function that stops it
 */
export function showDayConsulted(): () => void {
  const line = document.querySelector<HTMLElement>('[data-consulted]')
  if (!line) return () => {}
  const update = () => {
    const day = dayInParis(new Date())
    if (line.dataset.day === day) return
    line.dataset.day = day
    const time = document.createElement('time')
    time.dateTime = day
    time.textContent = frenchDate(day)
    line.replaceChildren(`${line.dataset.consulted} `, time)
  }
  update()
  const timer = setInterval(update, 60_000)
  // Timers may stop in a hidden tab: the day is written again when the tab is shown.
  document.addEventListener('visibilitychange', update)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', update)
  }
}
