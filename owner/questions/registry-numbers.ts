/** Removes the spaces, points and dashes that people put between digits. */
export const digitsOf = (value: string) => value.replace(/[\s.-]/g, '')

/** Applies Luhn's check, which SIREN and SIRET numbers carry (https://en.wikipedia.org/wiki/Luhn_algorithm). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

/** Takes the SIREN of a company from a SIRET: it is the first nine digits. */
export const sirenOf = (siret: string) => siret.slice(0, 9)

/** Says what is wrong with a SIRET, in French. */
export function refusalOfSiret(digits: string): string | undefined {
  if (/^\d{9}$/.test(digits)) {
    return 'C’est un SIREN : ajoutez les cinq chiffres de l’établissement, qui suivent sur votre avis Insee.'
  }
  if (!/^\d{14}$/.test(digits) || /^0+$/.test(digits)) {
    return 'Recopiez les quatorze chiffres de votre avis Insee, par exemple « 123 456 782 00010 ».'
  }
  if (hasCheckDigit(sirenOf(digits)) && hasCheckDigit(digits)) return undefined
  return 'Ces chiffres ne vont pas ensemble : recopiez-les de votre avis Insee.'
}

/** Computes a French VAT number from a SIREN: `FR`, two check digits, the SIREN. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}
