import type { Audience, AudienceConfig, Beacon } from '../AudienceProvider.ts'

type Config = Extract<AudienceConfig, { provider: 'matomo' }>

/** Read on https://matomo.org/matomo-cloud-privacy-policy/ on 2026-11-23. */
const cloud = { name: 'Matomo Cloud (InnoCraft Limited)', country: 'Nouvelle-Zélande' }

/** Matomo's Tracking HTTP API (https://developer.matomo.org/api-reference/tracking-api). */
export function matomo({ url, siteId }: Config): Audience {
  const { origin, pathname, hostname } = new URL(url)
  const address = `${origin}${pathname.replace(/\/$/, '')}/matomo.php`
  return {
    target: { address, siteId },
    ...(/\.(?:matomo\.cloud|innocraft\.cloud)$/.test(hostname) && { company: cloud }),
    toSet,
    connectOrigins: [origin],
    countedPaths: [],
  }
}

const toSet = [
  'Réglages de vie privée : masquez deux octets de l’adresse IP, et utilisez l’adresse masquée pour enrichir les visites.',
  'Au même endroit : forcez le suivi sans cookies, et effacez les anciennes données au bout de 13 mois au plus.',
  'Pour ce site : éteignez le journal des visites et les profils de visiteurs.',
  'N’activez ni User ID, ni e-commerce, ni cartes de chaleur, ni enregistrement de sessions, ni suivi de plusieurs domaines ; ne croisez ces chiffres avec aucun autre fichier.',
  'Si une autre entreprise que Matomo Cloud le fait tourner pour vous : un contrat de l’article 28 du RGPD, et son nom parmi les autres entreprises qui gardent des données.',
]

/** No visitor's identifier, no referrer, no campaign: a page, or an event on it. */
export const beacon: Beacon = (name, page, { address, siteId }) => ({
  address,
  body: new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: page,
    // `ca`: not a page view of its own.
    ...(name !== 'page-vue' && { e_c: 'etape', e_a: name, ca: '1' }),
  }),
})
