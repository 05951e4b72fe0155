// The countries that an answer may name, in French.
import { plainLetters } from '../plain-letters.ts'

const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of `Intl` that stand for no country: the European Union, the United Nations, the euro zone, tests. */
const noCountries = ['EU', 'UN', 'EZ', 'QO', 'XA', 'XB', 'ZZ']

/** Removes accents, capitals, hyphens and the article, to compare names: `les États-Unis` → `etats unis`. */
const simplify = (text: string) =>
  plainLetters(text)
    .replace(/[’'-]/g, ' ')
    .replace(/^(?:l |la |le |les )/, '')

/** Names of countries by their simplified name, and by their code: `etats unis`, `us`. */
const countries = new Map<string, string>()
for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
  const name = noCountries.includes(code) ? undefined : names.of(code)
  if (name) countries.set(simplify(name), name).set(code.toLowerCase(), name)
}

/** Reads a country: `UK` → `Royaume-Uni`. « Union européenne » is none. */
export const readCountry = (typed: string): string | undefined => countries.get(simplify(typed))
