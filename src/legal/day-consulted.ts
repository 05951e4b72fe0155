import { frenchDate } from '../french-date.ts'
import { dayInParis, watchDay } from './paris-day.ts'

/**
 * Says on what day an edition is read: today in Paris, kept right across midnight. A page built last
 * month knows no « today », so its HTML leaves the line empty.
 *
 * @returns stops looking at the clock
 */
export function keepDayConsulted(): () => void {
  const line = document.querySelector<HTMLElement>('[data-consulted-on]')
  if (!line) return () => {}
  return watchDay(() => {
    const day = dayInParis(new Date())
    const time = Object.assign(document.createElement('time'), {
      dateTime: day,
      textContent: frenchDate(day),
    })
    line.replaceChildren(`${line.dataset.consultedOn} `, time)
  })
}
