/** What a choice is called in the page: the file has short words for it, which no owner has to know. */
export const choiceNames: Record<string, Record<string, string>> = {
  hosting: {
    apache: 'OVH, o2switch ou un autre hébergement mutualisé',
    netlify: 'Netlify',
    cloudflare: 'Cloudflare',
    vercel: 'Vercel',
    node: 'Un serveur à vous, avec Node.js',
    nginx: 'Un serveur à vous, avec nginx',
    caddy: 'Un serveur à vous, avec Caddy',
  },
  consent: {
    contextual: 'Avant l’accord du visiteur, rien n’est demandé',
    none: 'La vidéo et l’agenda viennent avec la page, sans question',
  },
  adBudgetPaidBy: { client: 'Le client, à qui le vendeur d’espace adresse sa facture' },
  transfer: {
    none: 'Les données restent dans l’Espace économique européen',
    adequacy: 'Une décision d’adéquation pour son pays',
    clauses: 'Des clauses contractuelles types, dans son contrat',
    dpf: 'Son inscription au Data Privacy Framework',
    both: 'Les deux',
  },
  audience: { server: 'Le journal de votre serveur', matomo: 'Matomo' },
}

/** The same list of choices under another key. */
const alike: Record<string, string> = {
  video: 'transfer',
  scheduling: 'transfer',
  host: 'transfer',
}

/** e.g. `consent`, `none` → what the page says instead. */
export const choiceName = (key: string, value: string): string | undefined =>
  choiceNames[alike[key] ?? key]?.[value]

/** Where there is none, and that is known. */
export const NONE = 'Il n’y en a pas'

const helps: Record<string, string> = {
  consent: 'Sans réponse : on demande dès qu’un autre service sert.',
  hosting: 'Ce que la construction prépare pour votre hébergeur.',
  transfer:
    'Cherchez-le dans son contrat de sous-traitance. Le Data Privacy Framework se vérifie sur https://www.dataprivacyframework.gov/list.',
}

/** What the page says beside a key, where its help is about the words of the file. */
export const helpNamed = (key: string): string | undefined => helps[alike[key] ?? key]
