import { useSyncExternalStore } from 'react'

const parisDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const parisTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const HOUR_MS = 3_600_000

const numbersOf = (format: Intl.DateTimeFormat, now: Date) =>
  Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))

/** The day in Paris, wherever the reader is: `2026-11-20`. */
export function dayInParis(now: Date): string {
  const { year, month, day } = numbersOf(parisDay, now)
  return `${year}-${month}-${day}`
}

/**
 * How long to wait before looking at the date again: until midnight in Paris, never more than an
 * hour, so that a change to or from summer time on the way does no harm.
 */
export function untilNextLook(now: Date): number {
  const { hour, minute, second } = numbersOf(parisTime, now)
  const elapsed = (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000
  return Math.min(24 * HOUR_MS - elapsed - now.getMilliseconds(), HOUR_MS)
}

/** Calls back at midnight in Paris, and when a page that slept through it is seen again. */
function watchDay(onChange: () => void) {
  let timer: number
  const look = () => {
    clearTimeout(timer)
    timer = window.setTimeout(look, untilNextLook(new Date()))
    onChange()
  }
  look()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}

const today = () => dayInParis(new Date())
const unknown = () => null

/**
 * Today in Paris, `2026-11-20`, kept right across midnight. `null` in prerendered HTML and in the
 * first render of the browser: a page built last month knows no « today ».
 */
export const useDayInParis = (): string | null => useSyncExternalStore(watchDay, today, unknown)
