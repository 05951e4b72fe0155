import { markCurrentSection } from './current-section.ts'
import { keepDayConsulted } from './day-consulted.ts'

/**
 * Brings a legal text to life: the day on which it is read, and the section that is.
 *
 * @returns stops
 */
export function followReading(): () => void {
  const ends = [keepDayConsulted(), markCurrentSection()]
  return () => {
    for (const end of ends) end()
  }
}
