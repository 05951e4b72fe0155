// Counting visits with Matomo, without cookies and without asking, as the CNIL's exemption allows.

/** The events of a visit, in order, by their names in Matomo. */
export const eventNames = [
  'page-vue',
  'film-commence',
  'film-termine',
  'agenda-vu',
  'reservation',
  'support',
] as const

export type EventName = (typeof eventNames)[number]

type MatomoConfig = {
  /** Address of the dashboard; `null` where nothing is counted. */
  url: string | null
  siteId: number
  /** True once the owner has made the settings without which counting needs consent. */
  settingsConfirmed: boolean | null
}

/** Where the browser sends counts. */
export type MatomoTarget = { address: string; siteId: number }

/** Source: https://matomo.org/matomo-cloud-privacy-policy/, read on 2026-11-23. */
const cloudCompany = { name: 'Matomo Cloud (InnoCraft Limited)', country: 'Nouvelle-Zélande' }

/** Says where visits are counted; `undefined` where they are not, or not yet. */
export function describeMatomo({ url, siteId, settingsConfirmed }: MatomoConfig) {
  if (url === null || !settingsConfirmed) return undefined
  const { origin, hostname } = new URL(url)
  return {
    target: { address: `${url}/matomo.php`, siteId },
    /** Who receives the counts; absent where the owner runs Matomo. */
    company: hostname.endsWith('.matomo.cloud') ? cloudCompany : undefined,
    /** The origin to which the security policy lets a page send counts. */
    connectOrigin: origin,
  }
}

/** Settings that the owner must make so that counting needs no consent, as orders. */
export const requiredSettings = [
  'Réglages de vie privée : masquez deux octets de l’adresse IP, et utilisez l’adresse masquée pour enrichir les visites.',
  'Au même endroit : forcez le suivi sans cookies, et effacez les anciennes données au bout de 13 mois au plus.',
  'Pour ce site : éteignez le journal des visites et les profils de visiteurs.',
  'N’activez ni User ID, ni e-commerce, ni cartes de chaleur, ni enregistrement de sessions, ni suivi de plusieurs domaines ; ne croisez ces chiffres avec aucun autre fichier.',
  'Avec Matomo Cloud, ou l’hébergeur de votre Matomo : un contrat de l’article 28 du RGPD.',
]

/**
 * Composes the parameters of a request to https://developer.matomo.org/api-reference/tracking-api. It has no
 * visitor's identifier, referrer or campaign, so that the CNIL's exemption from consent applies.
 *
 * @param page address without query
 */
export const matomoParameters = (name: EventName, page: string, siteId: number) =>
  new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: page,
    // With the parameter `ca`, Matomo records the event without counting another page view.
    ...(name !== 'page-vue' && { e_c: 'etape', e_a: name, ca: '1' }),
  })
