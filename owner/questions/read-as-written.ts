// People write a telephone number, an amount, a day or an address in many ways. Each function here gives the
// one form that the site keeps, or `undefined` for a text that is something else.
import { domainToASCII } from 'node:url'

/** Matches a French telephone number without its spaces: `0612345678`, `+33612345678`, `+330612345678`. */
const FRENCH_NUMBER = /^(0|\+330?)([1-9]\d{8})$/
/** Matches a short telephone number that a French company may have: `1024`, `3939`. */
const SHORT_NUMBER = /^(?:10\d\d|3\d{3})$/
/** Matches a telephone number with the code of a country: `+442071838750`. */
const INTERNATIONAL_NUMBER = /^\+[1-9]\d{6,14}$/

/** Matches the code of a country apart from the zero that people dial before a number within it: `+32 (0)`, `+44 0`. */
const CODE_AND_ZERO = /^(\+\d{1,3})(?:[ .-]+\(?0\)?|\(0\))[ .-]*/

/**
 * Codes of countries whose numbers keep this zero when they are dialled from abroad: Italy, San Marino, Côte d’Ivoire,
 * Burkina Faso, Benin, Congo (https://en.wikipedia.org/wiki/Trunk_prefix).
 */
const keepZero = ['+39', '+378', '+225', '+226', '+229', '+242']

/** Writes a number as it is dialled from abroad: `0032 (0)2 123 45 67` → `+32 2 123 45 67`. */
const asDialled = (typed: string) =>
  typed
    .replace(/^00/, '+')
    .replace(CODE_AND_ZERO, (_, code) => (keepZero.includes(code) ? `${code} 0` : `${code} `))

/** Reads a telephone number: `06.12.34.56.78` → `06 12 34 56 78`, `+33 (0)612345678` → `+33 6 12 34 56 78`. */
export function readPhone(typed: string): string | undefined {
  const dialled = asDialled(typed)
  const digits = dialled.replace(/[\s./-]/g, '')
  const [, prefix, number] = FRENCH_NUMBER.exec(digits) ?? []
  if (prefix && number) {
    const [first, ...pairs] = number.match(/^\d|\d\d/g) ?? []
    return [prefix === '0' ? `0${first}` : `+33 ${first}`, ...pairs].join(' ')
  }
  if (SHORT_NUMBER.test(digits)) return digits
  // Other countries group the digits of telephone numbers in other ways, so a foreign number keeps the spaces
  // that the owner typed.
  return INTERNATIONAL_NUMBER.test(digits) ? dialled : undefined
}

/** Matches an amount of money: `2000`, `2.000 €`, `2 000,50 euros par mois`. */
const AMOUNT = /^(\d[\d\s.]*?)(?:,(\d\d))?\s*(?:€|euros?|eur)?\s*(?:(?:par|\/)\s*mois)?\.?$/i

/** Reads an amount: `2 000 euros par mois` → `2 000 €`. The question has « par mois », so it is dropped. */
export function readAmount(typed: string): string | undefined {
  const [, euros, cents = '00'] = AMOUNT.exec(typed) ?? []
  if (!euros) return undefined
  const written = groupThousands(euros.replace(/[\s.]/g, ''))
  return cents === '00' ? `${written} €` : `${written},${cents} €`
}

/** Reads the capital of a company: `variable (1000 euros au moins)` → `variable, 1 000 € minimum`. */
export function readCapital(typed: string): string | undefined {
  if (!/variable/i.test(typed)) return readAmount(typed)
  const [amount = ''] = /\d[\d\s.]*(?:,\d\d)?/.exec(typed) ?? []
  const least = readAmount(amount)
  return least && `variable, ${least} minimum`
}

/** Groups thousands: `1250000` → `1 250 000`, with ordinary spaces that the pages replace by no-break ones. */
const groupThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ' ')

/** Matches a day as the French write it: `20/11/2026`, `5.1.2026`. */
const FRENCH_DAY = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/

/** Reads a day: `20/11/2026` → `2026-11-20`. */
export function readDay(typed: string): string | undefined {
  const [, day = '', month = '', year] = FRENCH_DAY.exec(typed) ?? []
  const isoDay = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  const time = /^\d{4}-\d\d-\d\d$/.test(isoDay) ? Date.parse(isoDay) : Number.NaN
  // `Date.parse` takes the 31st of February for the 3rd of March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(isoDay)
  return isDay ? isoDay : undefined
}

/** Matches a web address without its `https://`: `www.agence.fr`, `agence.fr/contact`. */
const BARE_ADDRESS = /^(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:[/?#]|$)/iu

/** Completes a web address, and writes its host as networks do: `agence-éclair.fr` → `https://xn--agence-clair-feb.fr`. */
export function asAddress(typed: string): string {
  const address = BARE_ADDRESS.test(typed) ? `https://${typed}` : typed.replace(/^http:/i, 'https:')
  return address.replace(
    /^(https:\/\/)([^/?#]+)/,
    (_, scheme, host) => scheme + domainToASCII(host),
  )
}
