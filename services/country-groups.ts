// Groups countries by what the RGPD, articles 44 to 46, demands before personal data may go there. The lists were
// compared with the Commission's adequacy decisions on 21 November 2026. Names are those of `owner/questions/countries.ts`.

/** The European Union with its regions that have a code of their own, then the three others of the European Economic Area. */
const EEA =
  `Allemagne, Autriche, Belgique, Bulgarie, Chypre, Croatie, Danemark, Espagne, Estonie, Finlande, France,
  Grèce, Hongrie, Irlande, Italie, Lettonie, Lituanie, Luxembourg, Malte, Pays-Bas, Pologne, Portugal, Roumanie,
  Slovaquie, Slovénie, Suède, Tchéquie, Guadeloupe, Guyane française, La Réunion, Martinique, Mayotte, Saint-Martin,
  Ceuta et Melilla, Îles Åland, Îles Canaries, Islande, Liechtenstein, Norvège`.split(/,\s*/)

/** Countries that the Commission finds adequate (in Canada, only for commercial organisations). */
const ADEQUATE =
  `Andorre, Argentine, Brésil, Canada, Corée du Sud, Guernesey, Île de Man, Îles Féroé, Israël, Japon,
  Jersey, Nouvelle-Zélande, Royaume-Uni, Suisse, Uruguay`.split(/,\s*/)

/** @param country in French */
export function findCountryGroup(country: string) {
  if (EEA.includes(country)) return 'eea'
  if (ADEQUATE.includes(country)) return 'adequate'
  return country === 'États-Unis' ? 'united-states' : 'other'
}
