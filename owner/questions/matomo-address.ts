// Reads the address of the owner's Matomo, from what stands in a browser's bar and from Matomo's code as well.
import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { inAscii } from './forms.ts'
import type { Answer, Reading } from './Question.ts'
import { withScheme } from './read-as-written.ts'

/** `siteId` is the number of the site in Matomo, where what was typed tells it. */
export type MatomoAddress = { url: string; siteId?: string | undefined }

/** Matches an address in quotes: `var u="//lilas.matomo.cloud/"` */
const QUOTED_ADDRESS = /["'](?:https?:)?(\/\/[^"'\s]+)["']/
/** Matches `idSite=3` in an address, and `['setSiteId', '3']` in a code. */
const SITE_ID = /(?:idsite=|setSiteId["'],\s*["']?)(\d+)/i
/** Matches the file that follows Matomo's own address: `/index.php`, `/matomo.js`, `/js/container_a1b2.js` */
const FILE = /\/(?:js\/)?[\w.-]+\.(?:php|js)$/
/** Matches the name of an account, which stands in the path where Matomo Cloud serves its script. */
const SCRIPT_OF_ACCOUNT = /^https:\/\/cdn\.matomo\.cloud\/([\w-]+\.matomo\.cloud)\//
const IN_CLOUD = /^(?!cdn\.)[\w-]+\.matomo\.cloud$/

/** Endings of names under which strangers have their sites. */
const sharedEndings = [
  ...['netlify.app', 'pages.dev', 'workers.dev', 'vercel.app', 'github.io', 'gitlab.io'],
  ...['web.app', 'firebaseapp.com', 'onrender.com', 'herokuapp.com', 'azurewebsites.net'],
  ...['o2switch.net', 'ovh.net', 'hosting.ovh.net', 'alwaysdata.net', 'infomaniak.site'],
  ...['wixsite.com', 'wordpress.com', 'webflow.io', 'free.fr', 'duckdns.org', 'eu.org'],
  ...['asso.fr', 'com.fr', 'nom.fr', 'co.uk', 'com.br', 'co.ma'],
]

/** Finds the name that its owner has bought, or been given: `www.lilas.fr` → `lilas.fr`, `a.netlify.app` → itself. */
function domainOf(host: string): string {
  const endings = sharedEndings.filter((ending) => host.endsWith(`.${ending}`))
  const labels = Math.max(1, ...endings.map((ending) => ending.split('.').length)) + 1
  return host.split('.').slice(-labels).join('.')
}

/** Visits may be counted by Matomo Cloud, or by a Matomo under the domain of the site: nobody else learns of them. */
export function readMatomoAddress(typed: string, answer: Answer): Reading<MatomoAddress> {
  const [, quoted] = QUOTED_ADDRESS.exec(typed) ?? []
  const address = quoted ? `https:${quoted}` : withScheme(typed)
  const [, account] = SCRIPT_OF_ACCOUNT.exec(address) ?? []
  const url = parsePlainUrl(inAscii(account ? `https://${account}` : address))
  const siteUrl = answer('url')
  // Without an address of the site, which is then refused itself, any Matomo may be the owner's.
  const domain = typeof siteUrl === 'string' && domainOf(new URL(siteUrl).host)
  const isOurs = url && (!domain || IN_CLOUD.test(url.host) || domainOf(url.host) === domain)
  if (!isOurs) {
    return {
      refusal: `Les visites se comptent chez Matomo Cloud, par exemple « https://lilas.matomo.cloud », ou dans un Matomo à vous, sous le nom de domaine du site, « ${domain || 'agence.fr'} ». Donnez une telle adresse, ou videz ce champ : rien n’est alors compté.`,
    }
  }
  const [, siteId] = SITE_ID.exec(typed) ?? []
  const path = url.pathname.replace(FILE, '').replace(/\/$/, '')
  return { value: { url: url.origin + path, siteId } }
}
