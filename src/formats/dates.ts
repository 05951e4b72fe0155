/** `2026-11-20` → 20/11/2026 */
export const frenchDate = (day: string) => day.split('-').reverse().join('/')

/** The day in Paris, e.g. `2026-11-20`: the Swedish locale writes dates in this way. */
export const dayInParis = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)
