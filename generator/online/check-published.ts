import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import { list } from '../../owner/problems/list.ts'
import { fix, good, look, type Problem } from '../../owner/problems/Problem.ts'
import { type Answer, ask } from './online.ts'

/** What should be online: its address, and the folder of a build with its policy. */
type Expected = { url: string; folder: string; policy: Policy }

/** What is online stands in none of the owner's files. */
const nowhere = { file: '', path: [] } as const

const ABSENT = '/une-page-qui-n-existe-pas'
const PUBLISH = 'Envoyez de nouveau tout ce que « npm run build » a construit.'
const NOT_OURS = 'Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.'

const said = ({ status, reason }: Answer) =>
  reason ? `ne répond pas : ${reason}` : `répond ${status}`

/** Looks at a site as visitors find it. One finding a fault, with the pages that have it. */
export async function checkPublished({ url, folder, policy }: Expected): Promise<Problem[]> {
  const faults = new Map<string, string[]>()
  const add = (fault: string, path: string) =>
    faults.set(fault, [...(faults.get(fault) ?? []), path])
  const changed: string[] = []
  let bodies = ''
  const paths = [...Object.keys(policy.pages), ABSENT]
  for (const path of paths) {
    const answer = await ask(url + path, 'manual')
    // Where the first page is silent, there is nobody to ask for the others.
    if (answer.reason && path === '/') {
      return [fix('page-wrong', nowhere, { pages: url, fault: `${said(answer)}.` })]
    }
    for (const fault of faultsOf(path, answer, policy)) add(fault, path)
    if (answer.status !== 200 || path === ABSENT) continue
    bodies += answer.body
    const built = join(folder, path === '/' ? 'index.html' : `${path}.html`)
    if (answer.body !== readFileSync(built, 'utf8')) changed.push(path)
  }
  const called = bodies.match(/(?<=["'( ])\/assets\/[\w./-]+/g)
  for (const path of new Set(called)) {
    const answer = await ask(url + path, 'manual')
    const fault = `une page appelle ce fichier, qui ${said(answer)}. ${PUBLISH}`
    if (answer.status !== 200) add(fault, path)
  }
  const { protocol, port, host } = new URL(url)
  if (protocol !== 'https:') {
    add('le site n’est pas en https, et les navigateurs le disent « non sécurisé ».', url)
  } else if (!port) {
    const answer = await ask(`http://${host}/`, 'manual')
    if (!answer.headers.get('location')?.startsWith('https://')) {
      add(
        `devrait mener à https://${host}/, et ${said(answer)}. Activez « HTTPS forcé » chez l’hébergeur.`,
        `http://${host}/`,
      )
    }
  }
  const findings = [...faults].map(([fault, at]) => {
    const pages = at.length === paths.length ? url : list(at)
    return fix('page-wrong', nowhere, { pages, fault })
  })
  if (findings.length > 0) return findings
  const found = good('pages-right', nowhere, { address: url, count: paths.length - 1 })
  const difference = look('not-last-build', nowhere, { folder, pages: list(changed) })
  return changed.length > 0 ? [found, difference] : [found]
}

/** Without spaces, which hosts change, and without hashes, which are compared with the page. */
const plain = (value: string) => value.replace(/ 'sha256-[^']*'/g, '').replace(/\s+/g, '')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Finds what is wrong with one page: French sentences that follow its address. */
function* faultsOf(path: string, answer: Answer, policy: Policy): Generator<string> {
  const { status, headers, body, reason } = answer
  if (reason) return yield `${said(answer)}.`
  const place = headers.get('location')
  if (path === ABSENT) {
    if (status !== 404)
      yield `cette page n’existe pas, et ${said(answer)} au lieu de 404. ${NOT_OURS}`
  } else if (place) yield `mène à « ${place} » au lieu de montrer sa page.`
  else if (status !== 200) yield `${said(answer)} au lieu de montrer sa page. ${PUBLISH}`
  const wantedHeaders = { ...policy.headers, 'Cache-Control': policy.cache.revalidate }
  for (const [name, wanted] of Object.entries(wantedHeaders)) {
    const found = headers.get(name)
    if (found === null) yield `l’en-tête « ${name} » manque. ${NOT_OURS}`
    else if (plain(found) !== plain(wanted)) {
      yield `l’en-tête « ${name} » n’est pas celui de ce dossier : « ${found} » au lieu de « ${wanted} ».`
    }
  }
  if (status !== 200) return
  if (/noindex|none/.test(headers.get('x-robots-tag') ?? '')) {
    yield 'l’hébergeur demande aux moteurs de recherche d’ignorer la page (en-tête « X-Robots-Tag ») : est-ce une adresse d’essai ?'
  }
  const allowed = headers.get('content-security-policy')
  const inline = [...body.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)]
  if (allowed !== null && inline.some(([, , text = '']) => !allowed.includes(hash(text)))) {
    yield `la page et sa politique de sécurité ne sont pas de la même construction : le navigateur arrête son style ou son script. ${PUBLISH}`
  }
}
