import type { Audience, AudienceConfig, Beacon } from '../AudienceProvider.ts'

type Config = Extract<AudienceConfig, { provider: 'matomo' }>

/** Matomo's Tracking HTTP API (https://developer.matomo.org/api-reference/tracking-api). */
export function matomo({ url, siteId }: Config): Audience {
  const { origin, pathname } = new URL(url)
  const address = `${origin}${pathname.replace(/\/$/, '')}/matomo.php`
  return { target: { address, siteId }, toSet, connectOrigins: [origin], countedPaths: [] }
}

const toSet = [
  'Réglages de vie privée : masquez deux octets de l’adresse IP, et utilisez l’adresse masquée pour enrichir les visites.',
  'Au même endroit : forcez le suivi sans cookies, et effacez les anciennes données au plus tard après la durée de legal.retention.browsingMonths.',
  'Pour ce site : éteignez le journal des visites et les profils de visiteurs.',
  'N’activez ni User ID, ni e-commerce, ni cartes de chaleur, ni enregistrement de sessions, ni suivi de plusieurs domaines ; ne croisez ces chiffres avec aucun autre fichier.',
  'Si une autre entreprise fait tourner Matomo pour vous : un contrat de l’article 28 du RGPD, et cette entreprise dans legal.dataStorage.',
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
