/** Writes a day as the French do: `2026-11-20` → 20/11/2026 */
export const frenchDate = (day: string) => day.split('-').reverse().join('/')

/** The day in Paris as `2026-11-20`, which is how the Swedish locale writes dates. */
export const dayInParis = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)

/** Writes a day with the month in French words: `2026-11-20` → 20 novembre 2026 */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1 /, '1er ')
