// The countries that an answer may name, in French.

const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of `Intl` that stand for no country: the European Union, the United Nations, the euro zone, tests. */
const noCountries = ['EU', 'UN', 'EZ', 'QO', 'XA', 'XB', 'ZZ']

/** Removes accents, capitals and hyphens, to compare names: `États-Unis` → `etats unis`. */
const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replace(/[’'-]/g, ' ')
    .replace(/^(?:l |la |le |les )/, '')
    .trim()

const countries = new Map<string, string>(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.includes(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name ? [[simplify(name), name] as const] : []
    }),
)

/** Other names by which owners call a country. */
const aliases: Readonly<Record<string, string>> = {
  uk: 'Royaume-Uni',
  'grande bretagne': 'Royaume-Uni',
  angleterre: 'Royaume-Uni',
  'france metropolitaine': 'France',
  'republique d irlande': 'Irlande',
  usa: 'États-Unis',
  us: 'États-Unis',
  'united states': 'États-Unis',
  'etats unis d amerique': 'États-Unis',
  'republique tcheque': 'Tchéquie',
  hollande: 'Pays-Bas',
}

/** Reads a country: `UK` → `Royaume-Uni`, `Roubaix, France` → `France`. « Union européenne » is none. */
export function readCountry(typed: string): string | undefined {
  const parts = typed.split(/[,(]/).map(simplify)
  const found = [parts.at(-1), parts[0]].map((part = '') => aliases[part] ?? countries.get(part))
  return found.find((name) => name !== undefined)
}
