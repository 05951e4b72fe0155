const HOUR_MS = 3_600_000

/** Made when it is needed: a page's first formatter takes its time. */
function inParis(now: Date, fields: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...fields })
  return Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
}

/** The day in Paris, wherever the reader is: `2026-11-20`. */
export function dayInParis(now: Date): string {
  const { year, month, day } = inParis(now, { year: 'numeric', month: '2-digit', day: '2-digit' })
  return `${year}-${month}-${day}`
}

/**
 * How long to wait before looking at the date again: until midnight in Paris, never more than an
 * hour, so that a change to or from summer time on the way does no harm.
 */
export function untilNextLook(now: Date): number {
  const { hour, minute, second } = inParis(now, {
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const elapsed = (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000
  return Math.min(24 * HOUR_MS - elapsed - now.getMilliseconds(), HOUR_MS)
}

/**
 * Calls back now, at midnight in Paris, and when a page that slept through it is seen again.
 *
 * @returns stops
 */
export function watchDay(onChange: () => void): () => void {
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
