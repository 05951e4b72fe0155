import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import type { AnswerOf, Reading } from './Question.ts'
import { asAddress } from './read-as-written.ts'

/** `siteId` is the number of the site in Matomo, where what was typed tells it. */
export type MatomoAddress = { url: string; siteId?: string | undefined }

/** Endings of names under which strangers have their sites. */
const sharedEndings =
  `netlify.app pages.dev workers.dev vercel.app github.io web.app o2switch.net hosting.ovh.net
  alwaysdata.net wixsite.com wordpress.com free.fr asso.fr com.fr co.uk co.ma eu.org`.split(/\s+/)

/** Finds the name that the owner of a site has to himself: `www.lilas.fr` → `lilas.fr`, `a.netlify.app` → itself. */
function domainOf(host: string): string {
  const shared = sharedEndings.find((ending) => host.endsWith(`.${ending}`)) ?? 'fr'
  return host
    .split('.')
    .slice(-1 - shared.split('.').length)
    .join('.')
}

/**
 * Reads the address of a Matomo in the Cloud, or under the domain of the site, so that no stranger learns of visits:
 * `https://matomo.lilas.fr/index.php?idSite=3` → `{ url: 'https://matomo.lilas.fr', siteId: '3' }`
 */
export function readMatomoAddress(typed: string, answer: AnswerOf): Reading<MatomoAddress> {
  const url = parsePlainUrl(asAddress(typed))
  const domain = domainOf(new URL(String(answer('url') ?? 'https://agence.fr')).host)
  // On `cdn.matomo.cloud` stands the script of all accounts.
  const isCloud = url?.host.endsWith('.matomo.cloud') && !url.host.startsWith('cdn.')
  if (!url || !(isCloud || domainOf(url.host) === domain)) {
    return {
      refusal: `Les visites se comptent chez Matomo Cloud, par exemple « https://lilas.matomo.cloud », ou dans un Matomo à vous, sous le nom de domaine du site, « ${domain} ». Donnez une telle adresse, ou videz ce champ : rien n’est alors compté.`,
    }
  }
  const [, siteId] = /idsite=(\d+)/i.exec(typed) ?? []
  const folder = url.pathname.replace(/\/(?:[\w.-]+\.(?:php|js))?$/, '')
  return { value: { url: url.origin + folder, siteId } }
}
