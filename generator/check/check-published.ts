import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import type { BuiltPage } from './BuiltPage.ts'
import { list } from './BuiltPage.ts'
import { type Finding, type Findings, fix, good, look } from './Finding.ts'
import { type Answer, type Ask, reasonOf } from './online.ts'

/** What should be online: its address, and a build of the site as it is decided here. */
export type Expected = { url: string; policy: Policy; pages: BuiltPage[] }

type Visit = { path: string; answer: Answer }

/** What takes more questions to find out. */
type LateFindings = AsyncGenerator<Finding, void>

const ABSENT = '/une-page-qui-n-existe-pas'
const PUBLISH = 'Envoyez de nouveau tout ce que « npm run build » a construit.'

/** Looks at a site as visitors find it. One finding a fault. */
export async function checkPublished(expected: Expected, ask: Ask): Promise<Finding[]> {
  const { url, policy } = expected
  const visits: Visit[] = []
  const findings: Finding[] = []
  for (const path of [...Object.keys(policy.pages), ABSENT]) {
    try {
      visits.push({ path, answer: await ask(url + path) })
    } catch (error) {
      findings.push(fix`${url + path} : pas de réponse, ${reasonOf(error)}.`)
      // Where the first page is silent, there is nobody to ask for the others.
      if (visits.length === 0) return findings
    }
  }
  const shown = visits.filter(({ path, answer: { status } }) => path !== ABSENT && status === 200)
  for await (const finding of checkVisits(visits, shown, expected, ask)) findings.push(finding)
  return findings.length > 0
    ? findings
    : [good`${url} : ${shown.length} pages répondent comme prévu.`, ...compare(shown, expected)]
}

async function* checkVisits(
  visits: Visit[],
  shown: Visit[],
  expected: Expected,
  ask: Ask,
): LateFindings {
  for (const visit of visits) yield* checkStatus(visit)
  yield* checkSpellings(expected, ask)
  yield* checkHeaders(visits, expected.policy)
  yield* checkHashes(shown)
  yield* checkAddress(shown, expected.url)
  yield* checkFiles(shown, expected, ask)
  yield* checkHttps(expected.url, ask)
}

function* checkStatus({ path, answer: { status, headers } }: Visit): Findings {
  if (path === ABSENT) {
    if (status === 404) return
    yield fix`${path} : une page qui n’existe pas répond ${status} au lieu de 404. Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.`
  } else if (isRedirect(status)) {
    yield fix`${path} : mène à « ${headers.location ?? ''} » au lieu de montrer sa page.`
  } else if (status !== 200) {
    yield fix`${path} : répond ${status} au lieu de montrer sa page. ${PUBLISH}`
  }
}

/** Other ways to write an address lead to the one that counts, or say which one counts. */
async function* checkSpellings({ url, policy }: Expected, ask: Ask): LateFindings {
  for (const [spelling, path] of Object.entries(policy.redirects)) {
    const { status, headers, body } = await ask(url + spelling).catch(() => silent)
    const leads = isRedirect(status) && pathOf(headers.location, url) === path
    const tells = status === 200 && pathOf(canonicalOf(body), url) === path
    if (leads || tells) continue
    const found = status ? `répond ${status}` : 'ne répond pas'
    yield fix`${spelling} : devrait mener à « ${path} », et ${found}.`
  }
}

const silent: Answer = { status: 0, headers: {}, body: '' }
const isRedirect = (status: number) => status >= 300 && status < 400
const pathOf = (address: string | undefined, url: string) =>
  address === undefined ? undefined : new URL(address, url).pathname
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const pathsOf = (visits: Visit[]) => list(visits.map(({ path }) => path))

/** Hosts write the same value with other spaces. */
const plain = (value: string) => value.replace(/\s+/g, '')
/** A build lets its own style and script through; which ones is `checkHashes`'s affair. */
const withoutHashes = (value: string) => value.replace(/ 'sha256-[^']*'/g, '')

function* checkHeaders(visits: Visit[], { headers, framed, cache }: Policy): Findings {
  const common: Record<string, string> = { ...headers, 'Cache-Control': cache.revalidate }
  const wanted = (path: string, name: string) =>
    (framed.paths.includes(path) && framed.headers[name]) || common[name] || ''
  /** Netlify joins what it says of a framed page to what it says of the others. */
  const accepted = (path: string, name: string) => {
    const [value, other] = [wanted(path, name), framed.headers[name]]
    const joined = other ? [`${other}, ${value}`, ...(path === ABSENT ? [other] : [])] : []
    return [value, ...joined].map((each) => plain(withoutHashes(each)))
  }
  for (const name of Object.keys(common)) {
    const foundIn = ({ answer }: Visit) => answer.headers[name.toLowerCase()]
    const wrong = visits.filter((visit) => {
      const found = plain(withoutHashes(String(foundIn(visit) ?? '')))
      return !accepted(visit.path, name).includes(found)
    })
    const [first] = wrong
    if (!first) continue
    const found = foundIn(first)
    const where = wrong.length === visits.length ? 'partout' : pathsOf(wrong)
    yield found === undefined
      ? fix`L’en-tête « ${name} » manque (${where}). Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.`
      : fix`L’en-tête « ${name} » n’est pas celui de ce dossier (${where}) : « ${String(found)} » au lieu de « ${wanted(first.path, name)} ».`
  }
  const hidden = visits.filter(
    ({ path, answer }) =>
      path !== ABSENT && /noindex|none/.test(String(answer.headers['x-robots-tag'])),
  )
  if (hidden.length > 0) {
    yield fix`L’hébergeur demande aux moteurs de recherche d’ignorer le site (en-tête « X-Robots-Tag », ${pathsOf(hidden)}) : est-ce une adresse d’essai ?`
  }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page and the policy that came with it are of one build, or of two that know each other. */
function* checkHashes(shown: Visit[]): Findings {
  const stopped = shown.filter(({ answer: { headers, body } }) => {
    const policy = String(headers['content-security-policy'] ?? '')
    const inline = [
      ...body.matchAll(/<style>([\s\S]*?)<\/style>|<script>([\s\S]*?)<\/script>/g),
    ].map(([, style, script]) => style ?? script ?? '')
    return policy !== '' && inline.some((text) => !policy.includes(hash(text)))
  })
  if (stopped.length > 0) {
    yield fix`La page et sa politique de sécurité ne sont pas de la même construction (${pathsOf(stopped)}) : le navigateur arrête son style ou son script. ${PUBLISH}`
  }
}

function* checkAddress(shown: Visit[], url: string): Findings {
  const wrong = shown.flatMap(({ answer: { body } }) => {
    const canonical = canonicalOf(body)
    return canonical && new URL(canonical).origin !== url ? [new URL(canonical).origin] : []
  })
  if (wrong.length > 0) {
    yield fix`Les pages se disent à l’adresse ${list(new Set(wrong))}, et non ${url} : écrivez « url: ${url} » dans site.yaml, puis publiez de nouveau.`
  }
}

/** The files that the pages name: scripts, film, poster, captions. */
async function* checkFiles(shown: Visit[], { url, policy }: Expected, ask: Ask): LateFindings {
  const types = new Map(policy.files.map(({ path, type }) => [extname(path), type]))
  const named = new Set(
    shown.flatMap(({ answer: { body } }) =>
      [...body.matchAll(/["'( ](\/assets\/[\w./-]+)/g)].map(([, path = '']) => path),
    ),
  )
  for (const path of named) {
    const { status, headers } = await ask(url + path).catch(() => silent)
    const [type] = (types.get(extname(path)) ?? '').split(';')
    const found = headers['content-type'] ?? ''
    if (status !== 200) {
      const answer = status ? `la réponse est ${status}` : 'rien ne répond'
      yield fix`${path} : une page l’appelle, et ${answer}. ${PUBLISH}`
    } else if (type && !found.startsWith(type)) {
      yield fix`${path} : l’hébergeur l’envoie comme « ${found} » au lieu de « ${type} ».`
    }
  }
}

async function* checkHttps(url: string, ask: Ask): LateFindings {
  const { protocol, port, host } = new URL(url)
  if (protocol !== 'https:') {
    yield fix`${url} : le site n’est pas en https, et les navigateurs le disent « non sécurisé ».`
    return
  }
  if (port) return
  const { status, headers } = await ask(`http://${host}/`).catch(() => silent)
  if (isRedirect(status) && headers.location?.startsWith('https://')) return
  const found = status ? `répond ${status}` : 'ne répond pas'
  yield fix`http://${host}/ : devrait mener à https://${host}/, et ${found}. Activez « HTTPS forcé » chez l’hébergeur.`
}

function* compare(shown: Visit[], { pages }: Expected): Findings {
  const other = shown.filter(
    ({ path, answer: { body } }) => pages.find((page) => page.path === path)?.html !== body,
  )
  if (other.length > 0) {
    yield look`Ce qui est en ligne n’est pas ce que ce dossier construit (${pathsOf(other)}). Publiez-le si vous avez changé quelque chose.`
  }
}
