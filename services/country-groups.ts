// Groups countries by what the RGPD, articles 44 to 46, demands before personal data may go there.

/** The day on which these lists were compared with the Commission's adequacy decisions. */
export const COUNTRIES_VERIFIED_ON = '2026-11-21'

/** The countries of the European Union, then the three others of the European Economic Area. */
const EEA = `allemagne, autriche, belgique, bulgarie, chypre, croatie, danemark, espagne, estonie, finlande,
  france, grece, hongrie, irlande, italie, lettonie, lituanie, luxembourg, malte, pays bas, pologne,
  portugal, republique tcheque, tchequie, roumanie, slovaquie, slovenie, suede,
  islande, liechtenstein, norvege`

/** Countries that the Commission finds adequate (in Canada, only for commercial organisations). */
const ADEQUATE = `andorre, argentine, bresil, canada, coree du sud, guernesey, ile de man, iles feroe, israel,
  japon, jersey, nouvelle zelande, royaume uni, suisse, uruguay`

const UNITED_STATES = 'etats unis, usa, us, united states, etats unis d amerique'

const namesIn = (list: string) => new Set(list.split(/,\s*/))
const groups = [
  ['eea', namesIn(EEA)],
  ['adequate', namesIn(ADEQUATE)],
  ['united-states', namesIn(UNITED_STATES)],
] as const

/** Removes accents, capitals and hyphens, to compare names: `États-Unis` → `etats unis`. */
const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replace(/[’'-]/g, ' ')

/** @param country in French, as people write it: `États-Unis`, `Etats Unis, données en Europe` */
export function findCountryGroup(country: string) {
  const [beforeDetails = ''] = simplify(country).split(/,|\(/)
  const name = beforeDetails.trim().replace(/^(?:l|la|le|les) /, '')
  const group = groups.find(([, names]) => names.has(name))
  return group?.[0] ?? 'other'
}
