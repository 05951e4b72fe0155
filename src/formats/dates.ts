/** Writes a day as the French do: `2026-11-20` → 20/11/2026 */
export const frenchDate = (day: string) => day.split('-').reverse().join('/')

/** The day in Paris as `2026-11-20`, which is how the Swedish locale writes dates. */
export const dayInParis = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)
