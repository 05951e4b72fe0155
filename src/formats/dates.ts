/** `2026-11-20` → 20/11/2026 */
export const frenchDate = (day: string) => day.split('-').reverse().join('/')

/** The day in Paris, wherever the reader is: `2026-11-20`, which is how dates are written in Swedish. */
export const dayInParis = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)
