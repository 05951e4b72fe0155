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
