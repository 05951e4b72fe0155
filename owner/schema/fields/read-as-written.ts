/*
 * People write a number, an amount or a day in many ways. Each function here gives one form of it, or
 * `undefined` where the text is something else.
 */

/** `06.12.34.56.78` → `06 12 34 56 78`, `+33 (0)6…` → `+33 6…`; a company's own number may have four digits. */
export function readPhone(typed: string): string | undefined {
  const digits = typed
    .replace(/\(0\)/g, '')
    .replace(/[\s./-]/g, '')
    .replace(/^00/, '+')
  const [, area, rest = ''] = /^(0|\+33)([1-9]\d{8})$/.exec(digits) ?? []
  if (area) {
    const pairs = rest.slice(1).match(/\d\d/g) ?? []
    return `${area === '0' ? '0' : '+33 '}${rest[0]} ${pairs.join(' ')}`
  }
  if (/^(?:10\d\d|3\d{3})$/.test(digits)) return digits
  // Elsewhere, numbers are not grouped by two.
  return /^\+[1-9]\d{6,14}$/.test(digits) ? typed.replace(/ *\(0\) */, ' ') : undefined
}

/** `2000`, `2 000 euros` → `2 000 €`; « par mois » is what the question says. */
export function readAmount(typed: string): string | undefined {
  const [, whole = '', cents] =
    /^(\d[\d\s.]*?)(?:,(\d\d))?\s*(?:€|euros?|eur)?(?:\s*(?:par|\/)\s*mois)?\.?$/i.exec(typed) ?? []
  const euros = whole.replace(/[\s.]/g, '')
  if (!euros) return undefined
  // Spaces as a hand types them: the pages make them ones that do not break.
  const grouped = euros.replace(/\B(?=(?:\d{3})+$)/g, ' ')
  return `${grouped}${cents && cents !== '00' ? `,${cents}` : ''} €`
}

/** `20/11/2026` → `2026-11-20`, where that day exists. */
export function readDay(typed: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed) ?? []
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  const parsed = new Date(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(parsed.valueOf()) && parsed.toISOString().startsWith(date)
  return isDay && date.length === 10 ? date : undefined
}

/** `www.agence.fr` → `https://www.agence.fr`: an address without a scheme, or of before https. */
export const withScheme = (typed: string) =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(typed)
    ? `https://${typed}`
    : typed.replace(/^http:/i, 'https:')
