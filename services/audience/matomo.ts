import type { Audience, AudienceConfig, Beacon } from './Audience.ts'

type Config = Extract<AudienceConfig, { provider: 'matomo' }>

/** Source: https://matomo.org/matomo-cloud-privacy-policy/, read on 2026-11-23. */
const cloudCompany = { name: 'Matomo Cloud (InnoCraft Limited)', country: 'Nouvelle-Zélande' }

/** @param url address of the dashboard */
export function describeMatomo({ url, siteId }: Config): Audience {
  const { origin, pathname, hostname } = new URL(url)
  const isCloud = /\.(?:matomo\.cloud|innocraft\.cloud)$/.test(hostname)
  const address = `${origin}${pathname.replace(/\/$/, '')}/matomo.php`
  return {
    target: { address, siteId },
    ...(isCloud && { company: cloudCompany }),
    requiredSettings,
    connectOrigins: [origin],
    countedPaths: [],
  }
}

const requiredSettings = [
  'Réglages de vie privée : masquez deux octets de l’adresse IP, et utilisez l’adresse masquée pour enrichir les visites.',
  'Au même endroit : forcez le suivi sans cookies, et effacez les anciennes données au bout de 13 mois au plus.',
  'Pour ce site : éteignez le journal des visites et les profils de visiteurs.',
  'N’activez ni User ID, ni e-commerce, ni cartes de chaleur, ni enregistrement de sessions, ni suivi de plusieurs domaines ; ne croisez ces chiffres avec aucun autre fichier.',
  'Si une autre entreprise que Matomo Cloud le fait tourner pour vous : un contrat de l’article 28 du RGPD, et son nom parmi les autres entreprises qui gardent des données.',
]

/**
 * Composes a request to https://developer.matomo.org/api-reference/tracking-api. It has no visitor's
 * identifier, referrer or campaign, so that the CNIL's exemption from consent applies.
 */
export const beacon: Beacon = (name, page, { address, siteId }) => ({
  address,
  body: new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: page,
    // With the parameter `ca`, Matomo records the event without counting another page view.
    ...(name !== 'page-vue' && { e_c: 'etape', e_a: name, ca: '1' }),
  }),
})
