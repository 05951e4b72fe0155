/** `2026-11-20` → 20/11/2026 */
export const frenchDate = (day: string) => day.split('-').reverse().join('/')

/** `2026-11-20` → 20 novembre 2026 */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1 /, '1er ')

/** The day in Paris, wherever the reader is: `2026-11-20`, which is how dates are written in Swedish. */
export const dayInParis = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)
