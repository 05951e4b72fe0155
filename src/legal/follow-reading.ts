import { markCurrentSection } from './current-section.ts'
import { keepDayConsulted } from './day-consulted.ts'

/**
 * Completes a legal text: the day on which it is read, and the mark of the current section.
 *
 * @returns stops
 */
export function followReading(): () => void {
  const reading = new AbortController()
  keepDayConsulted(reading.signal)
  markCurrentSection(reading.signal)
  return () => reading.abort()
}
