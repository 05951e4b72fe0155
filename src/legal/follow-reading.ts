import { markCurrentSection } from './current-section.ts'
import { keepDayConsulted } from './day-consulted.ts'

/**
 * Completes a legal text: the day on which it is read, and the mark of the current section.
 *
 * @returns stops
 */
export function followReading(): () => void {
  const ends = [keepDayConsulted(), markCurrentSection()]
  return () => {
    for (const end of ends) end()
  }
}
