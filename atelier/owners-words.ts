/** What a choice is called in the page: the file has short words for it, which no owner has to know. */
const choiceNames: Record<string, Record<string, string>> = {
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
    none: 'Les données restent dans l’Espace économique européen, l’entreprise l’écrit',
    adequacy: 'Une décision d’adéquation pour son pays',
    clauses: 'Des clauses contractuelles types, dans son contrat',
    dpf: 'Son inscription sur www.dataprivacyframework.gov/list',
    both: 'Ces clauses et cette inscription',
  },
  audience: { server: 'Le journal de votre serveur', matomo: 'Matomo' },
}

/** The same list of choices under another key: `legal.transfers.video`. */
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
