/** `25 octobre`, and the year where it is wanted */
export function dayInWords(date: Date, year?: 'numeric') {
  const format = new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year,
    timeZone: 'UTC',
  })
  return format.format(date).replace(/^1 /, '1er ')
}

/** `2026-11-20` → 20/11/2026 */
export const frenchDate = (day: string) => day.split('-').reverse().join('/')
