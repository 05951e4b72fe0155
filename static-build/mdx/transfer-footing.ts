const EEA = new Set(
  'Allemagne Autriche Belgique Bulgarie Chypre Croatie Danemark Espagne Estonie Finlande France Grèce Hongrie Irlande Islande Italie Lettonie Liechtenstein Lituanie Luxembourg Malte Norvège Pays-Bas Pologne Portugal Roumanie Slovaquie Slovénie Suède Tchéquie'.split(
    ' ',
  ),
)

/** Countries that the European Commission holds to protect data as the Union does. */
const ADEQUATE = new Set([
  'Andorre',
  'Argentine',
  'Corée du Sud',
  'Israël',
  'Japon',
  'Nouvelle-Zélande',
  'Royaume-Uni',
  'Suisse',
  'Uruguay',
])

const CLAUSES = 'clauses contractuelles types de la Commission européenne'

/**
 * What a transfer of data to a company of this country rests on (RGPD, art. 45 and 46).
 *
 * Two footings wherever the first may fall or may not cover the company: the page then survives a
 * ruling of the Court of Justice.
 *
 * @param country in French, as providers name it
 */
export function transferFooting(country: string): string {
  if (EEA.has(country)) return 'Pas de transfert prévu hors de l’Espace économique européen'
  if (country === 'États-Unis') {
    return `Décision d’adéquation (UE) 2023/1795, dite « Data Privacy Framework », si l’entreprise y est inscrite ; à défaut, ${CLAUSES}`
  }
  if (ADEQUATE.has(country)) {
    return `Décision d’adéquation de la Commission européenne ; à défaut, ${CLAUSES}`
  }
  return CLAUSES.replace('clauses', 'Clauses')
}
