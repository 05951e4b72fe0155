import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import type { BuiltPage } from './BuiltPage.ts'
import { list } from './BuiltPage.ts'
import { type Finding, fix, good, look } from './Finding.ts'
import { type Answer, type Ask, reasonOf } from './online.ts'

/** What should be online: its address, and a build of the site as it is decided here. */
export type Expected = { url: string; policy: Policy; pages: BuiltPage[] }

type Visit = { path: string; answer: Answer }

const DAY_MS = 86_400_000
const ABSENT = '/une-page-qui-n-existe-pas'
const PUBLISH = 'Envoyez de nouveau tout ce que « npm run build » a construit.'

/** Looks at a site as visitors find it. One finding a fault. */
export async function checkPublished(expected: Expected, ask: Ask): Promise<Finding[]> {
  const { url, policy } = expected
  const visits: Visit[] = []
  const silences: Finding[] = []
  for (const path of [...Object.keys(policy.pages), ABSENT]) {
    try {
      visits.push({ path, answer: await ask(url + path) })
    } catch (error) {
      silences.push(fix(`${url + path} : pas de réponse, ${reasonOf(error)}.`))
      // Where the first page is silent, there is nobody to ask for the others.
      if (visits.length === 0) return silences
    }
  }
  const shown = visits.filter(({ path, answer: { status } }) => path !== ABSENT && status === 200)
  const findings = [
    ...silences,
    ...visits.flatMap(checkStatus),
    ...(await checkSpellings(expected, ask)),
    ...checkHeaders(visits, policy),
    ...checkHashes(shown),
    ...checkAddress(shown, url),
    ...(await checkFiles(shown, expected, ask)),
    ...(await checkHttps(visits, url, ask)),
  ]
  return findings.length > 0
    ? findings
    : [good(`${url} : ${shown.length} pages répondent comme prévu.`), ...compare(shown, expected)]
}

function checkStatus({ path, answer: { status, headers } }: Visit): Finding[] {
  if (path === ABSENT) {
    return status === 404
      ? []
      : [
          fix(
            `${path} : une page qui n’existe pas répond ${status} au lieu de 404. Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.`,
          ),
        ]
  }
  if (status === 200) return []
  return status >= 300 && status < 400
    ? [fix(`${path} : mène à « ${headers.location} » au lieu de montrer sa page.`)]
    : [fix(`${path} : répond ${status} au lieu de montrer sa page. ${PUBLISH}`)]
}

/** Other ways to write an address lead to the one that counts, or say which one counts. */
async function checkSpellings({ url, policy }: Expected, ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [spelling, path] of Object.entries(policy.redirects)) {
    const { status, headers, body } = await ask(url + spelling).catch(() => silent)
    const leads = status >= 300 && status < 400 && pathOf(headers.location, url) === path
    const tells = status === 200 && pathOf(canonicalOf(body), url) === path
    if (!leads && !tells) {
      findings.push(
        fix(
          `${spelling} : devrait mener à « ${path} », et ${status ? `répond ${status}` : 'ne répond pas'}.`,
        ),
      )
    }
  }
  return findings
}

const silent: Answer = { status: 0, headers: {}, body: '' }
const pathOf = (address: string | undefined, url: string) =>
  address === undefined ? undefined : new URL(address, url).pathname
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** Hosts write the same value with other spaces. */
const plain = (value: string) => value.replace(/\s+/g, '')
/** A build lets its own style and script through; which ones is `checkHashes`'s affair. */
const withoutHashes = (value: string) => value.replace(/ 'sha256-[^']*'/g, '')

function checkHeaders(visits: Visit[], { headers, framed, cache }: Policy): Finding[] {
  const common: Record<string, string> = { ...headers, 'Cache-Control': cache.revalidate }
  const wanted = (path: string, name: string) =>
    (framed.paths.includes(path) && framed.headers[name]) || common[name] || ''
  /** Netlify joins what it says of a framed page to what it says of the others. */
  const accepted = (path: string, name: string) => {
    const [value, other] = [wanted(path, name), framed.headers[name]]
    const joined = other ? [`${other}, ${value}`, ...(path === ABSENT ? [other] : [])] : []
    return [value, ...joined].map((each) => plain(withoutHashes(each)))
  }
  const faults = Object.keys(common).flatMap((name) => {
    const wrong = visits.filter(({ path, answer }) => {
      const found = String(answer.headers[name.toLowerCase()] ?? '')
      return !accepted(path, name).includes(plain(withoutHashes(found)))
    })
    const [first] = wrong
    if (!first) return []
    const found = first.answer.headers[name.toLowerCase()]
    const where = wrong.length === visits.length ? 'partout' : list(wrong.map(({ path }) => path))
    return [
      fix(
        found === undefined
          ? `L’en-tête « ${name} » manque (${where}). Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.`
          : `L’en-tête « ${name} » n’est pas celui de ce dossier (${where}) : « ${found} » au lieu de « ${wanted(first.path, name)} ».`,
      ),
    ]
  })
  const hidden = visits.filter(
    ({ path, answer }) =>
      path !== ABSENT && /noindex|none/.test(String(answer.headers['x-robots-tag'])),
  )
  return hidden.length > 0
    ? [
        ...faults,
        fix(
          `L’hébergeur demande aux moteurs de recherche d’ignorer le site (en-tête « X-Robots-Tag », ${list(hidden.map(({ path }) => path))}) : est-ce une adresse d’essai ?`,
        ),
      ]
    : faults
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page and the policy that came with it are of one build, or of two that know each other. */
function checkHashes(shown: Visit[]): Finding[] {
  const stopped = shown.filter(({ answer: { headers, body } }) => {
    const policy = String(headers['content-security-policy'] ?? '')
    const inline = [
      ...body.matchAll(/<style>([\s\S]*?)<\/style>|<script>([\s\S]*?)<\/script>/g),
    ].map(([, style, script]) => style ?? script ?? '')
    return policy !== '' && inline.some((text) => !policy.includes(hash(text)))
  })
  return stopped.length > 0
    ? [
        fix(
          `La page et sa politique de sécurité ne sont pas de la même construction (${list(stopped.map(({ path }) => path))}) : le navigateur arrête son style ou son script. ${PUBLISH}`,
        ),
      ]
    : []
}

function checkAddress(shown: Visit[], url: string): Finding[] {
  const wrong = shown.flatMap(({ answer: { body } }) => {
    const canonical = canonicalOf(body)
    return canonical && new URL(canonical).origin !== url ? [new URL(canonical).origin] : []
  })
  return wrong.length > 0
    ? [
        fix(
          `Les pages se disent à l’adresse ${list(new Set(wrong))}, et non ${url} : écrivez « url: ${url} » dans site.yaml, puis publiez de nouveau.`,
        ),
      ]
    : []
}

/** The files that the pages name: scripts, film, poster, captions. */
async function checkFiles(shown: Visit[], { url, policy }: Expected, ask: Ask): Promise<Finding[]> {
  const types = new Map(policy.files.map(({ path, type }) => [extname(path), type]))
  const named = new Set(
    shown.flatMap(({ answer: { body } }) =>
      [...body.matchAll(/["'( ](\/assets\/[\w./-]+)/g)].map(([, path = '']) => path),
    ),
  )
  const findings: Finding[] = []
  for (const path of named) {
    const { status, headers } = await ask(url + path).catch(() => silent)
    const [type] = (types.get(extname(path)) ?? '').split(';')
    if (status !== 200) {
      findings.push(
        fix(
          `${path} : une page l’appelle, et ${status ? `la réponse est ${status}` : 'rien ne répond'}. ${PUBLISH}`,
        ),
      )
    } else if (type && !headers['content-type']?.startsWith(type)) {
      findings.push(
        fix(
          `${path} : l’hébergeur l’envoie comme « ${headers['content-type']} » au lieu de « ${type} ».`,
        ),
      )
    }
  }
  return findings
}

async function checkHttps(visits: Visit[], url: string, ask: Ask): Promise<Finding[]> {
  const { protocol, port, host } = new URL(url)
  if (protocol !== 'https:') {
    return [
      fix(`${url} : le site n’est pas en https, et les navigateurs le disent « non sécurisé ».`),
    ]
  }
  const certificate = visits[0]?.answer.certificate
  const { status, headers } = port
    ? { status: 308, headers: { location: url } }
    : await ask(`http://${host}/`).catch(() => silent)
  const leads = status >= 300 && status < 400 && headers.location?.startsWith('https://')
  return [
    ...(certificate ? checkCertificate(certificate) : []),
    ...(leads
      ? []
      : [
          fix(
            `http://${host}/ : devrait mener à https://${host}/, et ${status ? `répond ${status}` : 'ne répond pas'}. Activez « HTTPS forcé » chez l’hébergeur.`,
          ),
        ]),
  ]
}

/** Renewed by itself, a certificate never comes to the last fifth of its life, nor to two weeks. */
function checkCertificate({ from, to }: { from: Date; to: Date }): Finding[] {
  const left = to.getTime() - Date.now()
  const days = Math.floor(left / DAY_MS)
  return left < Math.min(14 * DAY_MS, (to.getTime() - from.getTime()) / 5)
    ? [
        fix(
          `Le certificat expire dans ${days < 2 ? `${days} jour` : `${days} jours`} : vérifiez son renouvellement chez l’hébergeur.`,
        ),
      ]
    : []
}

function compare(shown: Visit[], { pages }: Expected): Finding[] {
  const other = shown.filter(
    ({ path, answer: { body } }) => pages.find((page) => page.path === path)?.html !== body,
  )
  return other.length > 0
    ? [
        look(
          `Ce qui est en ligne n’est pas ce que ce dossier construit (${list(other.map(({ path }) => path))}). Publiez-le si vous avez changé quelque chose.`,
        ),
      ]
    : []
}
