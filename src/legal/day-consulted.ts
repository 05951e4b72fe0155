import { dayInParis, frenchDate } from '../formats/dates.ts'

/**
 * Says on what day an edition is read: today in Paris, also after midnight. The build cannot know it, so
 * its HTML leaves the line empty.
 *
 * @returns stops
 */
export function keepDayConsulted(): () => void {
  const line = document.querySelector<HTMLElement>('[data-consulted-on]')
  if (!line) return () => {}
  const time = document.createElement('time')
  line.replaceChildren(`${line.dataset.consultedOn} `, time)
  const update = () => {
    const day = dayInParis(new Date())
    if (time.dateTime === day) return
    time.dateTime = day
    time.textContent = frenchDate(day)
  }
  update()
  const timer = setInterval(update, 60_000)
  // Timers stand still in a tab that is not seen.
  document.addEventListener('visibilitychange', update)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', update)
  }
}
