const EEA = new Set(
  'Allemagne Autriche Belgique Bulgarie Chypre Croatie Danemark Espagne Estonie Finlande France Grèce Hongrie Irlande Islande Italie Lettonie Liechtenstein Lituanie Luxembourg Malte Norvège Pays-Bas Pologne Portugal Roumanie Slovaquie Slovénie Suède Tchéquie'.split(
    ' ',
  ),
)

const ADEQUACY = 'Décision d’adéquation de la Commission européenne'

/** Countries that the European Commission holds to protect data as the Union does. */
const ADEQUATE: Record<string, string> = {
  Andorre: ADEQUACY,
  Argentine: ADEQUACY,
  // Decision (EU) 2026/179 of 26 January 2026.
  Brésil: ADEQUACY,
  // Decision 2002/2/EC covers companies, not public bodies.
  Canada: `${ADEQUACY}, pour les organisations commerciales`,
  'Corée du Sud': ADEQUACY,
  Israël: ADEQUACY,
  Japon: ADEQUACY,
  'Nouvelle-Zélande': ADEQUACY,
  'Royaume-Uni': ADEQUACY,
  Suisse: ADEQUACY,
  Uruguay: ADEQUACY,
}

/** What a transfer to any country rests on where the law itself says so (RGPD, art. 45). */
export const footingOfCountry = (country: string): string | undefined =>
  EEA.has(country)
    ? 'Pas de transfert prévu hors de l’Espace économique européen'
    : ADEQUATE[country]

const DPF =
  'Décision d’adéquation (UE) 2023/1795 (« Data Privacy Framework », où l’entreprise est inscrite)'
const CLAUSES = 'clauses contractuelles types de la Commission européenne'

/** Elsewhere: what the owner found at the company (RGPD, art. 45 and 46). */
export const footings = {
  dpf: DPF,
  clauses: CLAUSES.replace('clauses', 'Clauses'),
  both: `${DPF}, et ${CLAUSES}`,
}
