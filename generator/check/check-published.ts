import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import { type BuiltPage, list } from './BuiltPage.ts'
import { type Finding, type Findings, fix, good, look } from './Finding.ts'
import { type Answer, ask } from './online.ts'

/** What should be online: its address, and a build of the site as it is decided here. */
export type Expected = { url: string; policy: Policy; pages: BuiltPage[] }

type Visit = Answer & { path: string }

const ABSENT = '/une-page-qui-n-existe-pas'
const PUBLISH = 'Envoyez de nouveau tout ce que « npm run build » a construit.'
const NOT_OURS = 'Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.'

/**
 * Looks at a site as visitors find it. One finding a fault.
 *
 * @param get `fetch`, or what stands in for it
 */
export async function checkPublished(expected: Expected, get = fetch): Promise<Finding[]> {
  const { url, policy, pages } = expected
  const findings: Finding[] = []
  const visits: Visit[] = []
  for (const path of [...Object.keys(policy.pages), ABSENT]) {
    const answer = await ask(url + path, 'manual', get)
    if (answer.reason) findings.push(fix`${url + path} : pas de réponse, ${answer.reason}.`)
    else visits.push({ ...answer, path })
    // Where the first page is silent, there is nobody to ask for the others.
    if (visits.length === 0) return findings
  }
  const shown = visits.filter(({ path, status }) => path !== ABSENT && status === 200)
  findings.push(
    ...visits.flatMap((visit) => [...checkStatus(visit)]),
    ...checkHeaders(visits, policy),
    ...checkPages(shown),
  )
  for await (const finding of checkAddresses(shown, expected, get)) findings.push(finding)
  if (findings.length > 0) return findings
  const other = shown.filter(
    ({ path, body }) => pages.find((page) => page.path === path)?.html !== body,
  )
  findings.push(good`${url} : ${shown.length} pages répondent comme prévu.`)
  if (other.length > 0) {
    findings.push(
      look`Ce qui est en ligne n’est pas ce que ce dossier construit (${pathsOf(other)}). Publiez-le si vous avez changé quelque chose.`,
    )
  }
  return findings
}

function* checkStatus({ path, status, headers }: Visit): Findings {
  const place = headers.get('location')
  if (path === ABSENT) {
    if (status === 404) return
    yield fix`${path} : une page qui n’existe pas répond ${status} au lieu de 404. ${NOT_OURS}`
  } else if (place) {
    yield fix`${path} : mène à « ${place} » au lieu de montrer sa page.`
  } else if (status !== 200) {
    yield fix`${path} : répond ${status} au lieu de montrer sa page. ${PUBLISH}`
  }
}

const pathsOf = (visits: Visit[]) => list(visits.map(({ path }) => path))

/** Without spaces, which hosts change, and without hashes, which `checkPages` compares. */
const plain = (value: string) => value.replace(/ 'sha256-[^']*'/g, '').replace(/\s+/g, '')

function* checkHeaders(visits: Visit[], { headers, cache }: Policy): Findings {
  for (const [name, wanted] of Object.entries({ ...headers, 'Cache-Control': cache.revalidate })) {
    const wrong = visits.filter((visit) => plain(visit.headers.get(name) ?? '') !== plain(wanted))
    const [first] = wrong
    if (!first) continue
    const found = first.headers.get(name)
    const where = wrong.length === visits.length ? 'partout' : pathsOf(wrong)
    yield found === null
      ? fix`L’en-tête « ${name} » manque (${where}). ${NOT_OURS}`
      : fix`L’en-tête « ${name} » n’est pas celui de ce dossier (${where}) : « ${found} » au lieu de « ${wanted} ».`
  }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function* checkPages(shown: Visit[]): Findings {
  const hidden = shown.filter(({ headers }) =>
    /noindex|none/.test(`${headers.get('x-robots-tag')}`),
  )
  if (hidden.length > 0) {
    yield fix`L’hébergeur demande aux moteurs de recherche d’ignorer le site (en-tête « X-Robots-Tag », ${pathsOf(hidden)}) : est-ce une adresse d’essai ?`
  }
  const stopped = shown.filter(({ headers, body }) => {
    const policy = headers.get('content-security-policy')
    const inline = [...body.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)]
    return policy !== null && inline.some(([, , text = '']) => !policy.includes(hash(text)))
  })
  if (stopped.length > 0) {
    yield fix`La page et sa politique de sécurité ne sont pas de la même construction (${pathsOf(stopped)}) : le navigateur arrête son style ou son script. ${PUBLISH}`
  }
}

/** Other spellings of the pages’ addresses, the files that the pages name, and http. */
async function* checkAddresses(
  shown: Visit[],
  { url, policy }: Expected,
  get: typeof fetch,
): AsyncGenerator<Finding, void> {
  const said = ({ status }: Answer) => (status ? `répond ${status}` : 'ne répond pas')
  for (const [spelling, path] of Object.entries(policy.redirects)) {
    const answer = await ask(url + spelling, 'manual', get)
    const [, canonical = null] = /<link rel="canonical" href="([^"]*)"/.exec(answer.body) ?? []
    const place = answer.status === 200 ? canonical : answer.headers.get('location')
    if (place !== null && new URL(place, url).pathname === path) continue
    yield fix`${spelling} : devrait mener à « ${path} », et ${said(answer)}.`
  }
  const types = new Map(policy.files.map(({ path, type }) => [extname(path), type.split(';')[0]]))
  const html = shown.map(({ body }) => body).join()
  for (const path of new Set(html.match(/(?<=["'( ])\/assets\/[\w./-]+/g))) {
    const answer = await ask(url + path, 'manual', get)
    const type = types.get(extname(path)) ?? ''
    const sent = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200) {
      yield fix`${path} : une page appelle ce fichier, et il ${said(answer)}. ${PUBLISH}`
    } else if (!sent.startsWith(type)) {
      yield fix`${path} : l’hébergeur l’envoie comme « ${sent} » au lieu de « ${type} ».`
    }
  }
  const { protocol, port, host } = new URL(url)
  if (protocol !== 'https:') {
    yield fix`${url} : le site n’est pas en https, et les navigateurs le disent « non sécurisé ».`
  } else if (!port) {
    const answer = await ask(`http://${host}/`, 'manual', get)
    if (answer.headers.get('location')?.startsWith('https://')) return
    yield fix`http://${host}/ : devrait mener à https://${host}/, et ${said(answer)}. Activez « HTTPS forcé » chez l’hébergeur.`
  }
}
