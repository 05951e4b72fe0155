/** The European Economic Area. */
const EEA =
  'Allemagne, Autriche, Belgique, Bulgarie, Chypre, Croatie, Danemark, Espagne, Estonie, Finlande, France, Grèce, Hongrie, Irlande, Islande, Italie, Lettonie, Liechtenstein, Lituanie, Luxembourg, Malte, Norvège, Pays-Bas, Pologne, Portugal, Roumanie, Slovaquie, Slovénie, Suède, Tchéquie'

/**
 * Countries that the European Commission holds to protect data as the Union does: Brésil by the decision
 * (EU) 2026/179 of 26 January 2026; Canada by 2002/2/EC, which covers companies, not public bodies.
 */
const ADEQUATE =
  'Andorre, Argentine, Brésil, Canada, Corée du Sud, Israël, Japon, Nouvelle-Zélande, Royaume-Uni, Suisse, Uruguay'

/** What a transfer to any country rests on where the law itself says so (RGPD, art. 45). */
export function footingOfCountry(country: string): string | undefined {
  if (EEA.split(', ').includes(country)) {
    return 'Pas de transfert prévu hors de l’Espace économique européen'
  }
  if (!ADEQUATE.split(', ').includes(country)) return undefined
  const limit = country === 'Canada' ? ', pour les organisations commerciales' : ''
  return `Décision d’adéquation de la Commission européenne${limit}`
}

const DPF =
  'Décision d’adéquation (UE) 2023/1795 (« Data Privacy Framework », où l’entreprise est inscrite)'
const CLAUSES = 'clauses contractuelles types de la Commission européenne'

/** Elsewhere: what the owner found at the company (RGPD, art. 45 and 46). */
export const footings = {
  dpf: DPF,
  clauses: CLAUSES.replace('clauses', 'Clauses'),
  both: `${DPF}, et ${CLAUSES}`,
}
