/** A number as registries write it, without what people put between its digits. */
export const digitsOf = (value: string) => value.replace(/[\s.-]/g, '')

/** Luhn's check, which SIREN and SIRET numbers carry. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

/** Reads a SIREN, blanks allowed. @returns its nine digits, or `undefined` when it is not one. */
export function parseSiren(value: string): string | undefined {
  const digits = digitsOf(value)
  return /^\d{9}$/.test(digits) && hasCheckDigit(digits) ? digits : undefined
}

/** Reads a SIRET, blanks allowed. @returns its fourteen digits, or `undefined` when it is not one. */
export function parseSiret(value: string): string | undefined {
  const digits = digitsOf(value)
  const isValid = /^\d{14}$/.test(digits) && hasCheckDigit(digits) && parseSiren(digits.slice(0, 9))
  return isValid ? digits : undefined
}

/**
 * Reads a French VAT number, blanks allowed: `FR`, a two-character key, the SIREN. A key of digits is
 * computed from the SIREN; one with letters has no public rule.
 *
 * @returns the number without blanks, or `undefined` when it is not one.
 */
export function parseVatNumber(value: string): string | undefined {
  const number = digitsOf(value).toUpperCase()
  const [, key = '', siren = ''] = /^FR([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? []
  if (!parseSiren(siren)) return undefined
  const expected = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')
  return /\D/.test(key) || key === expected ? number : undefined
}
