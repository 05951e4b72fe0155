/** Writes a day with the month in French words: `2026-11-20` → 20 novembre 2026 */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1 /, '1er ')
