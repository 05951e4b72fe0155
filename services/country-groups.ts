/*
 * What European law says of sending personal data to a company, by the company's country (RGPD,
 * articles 44 to 46). Looked up on `COUNTRIES_VERIFIED_ON`, in the Commission's list of adequacy decisions.
 */

export const COUNTRIES_VERIFIED_ON = '2026-11-21'

/** The European Union, then the three other members of the European Economic Area. */
const EEA = `allemagne, autriche, belgique, bulgarie, chypre, croatie, danemark, espagne, estonie, finlande,
  france, grece, hongrie, irlande, italie, lettonie, lituanie, luxembourg, malte, pays-bas, pologne,
  portugal, republique tcheque, tchequie, roumanie, slovaquie, slovenie, suede,
  islande, liechtenstein, norvege`

/** Countries that the Commission recognises; Canada for commercial organisations. */
const ADEQUATE = `andorre, argentine, bresil, canada, coree du sud, guernesey, ile de man, iles feroe, israel,
  japon, jersey, nouvelle-zelande, royaume-uni, suisse, uruguay`

const UNITED_STATES = 'etats-unis, usa, us, united states, etats-unis d amerique'

const namesIn = (list: string) => new Set(list.split(/,\s*/))
const groups = [
  ['eea', namesIn(EEA)],
  ['adequate', namesIn(ADEQUATE)],
  ['united-states', namesIn(UNITED_STATES)],
] as const

/** Where a country stands: `other` is known to none of the three lists. */
export type CountryGroup = (typeof groups)[number][0] | 'other'

/** @param country in French, as people write it: `États-Unis`, `Etats Unis, données en Europe` */
export function findCountryGroup(country: string): CountryGroup {
  const [name = ''] = country
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replace(/’|'/g, ' ')
    .split(/,|\(/)
  const plain = name.trim().replace(/^(?:l|la|le|les) /, '')
  const forms = [plain, plain.replaceAll(' ', '-')]
  return groups.find(([, names]) => forms.some((form) => names.has(form)))?.[0] ?? 'other'
}
