// Compares a published site with its last build, as visitors receive it: pages, headers, the files that pages
// refer to, and https. `check-online.ts` calls it after each publication and for `npm run check -- --published`.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import { list } from '../../owner/problems/list.ts'
import {
  fix,
  good,
  look,
  nowhere,
  type Problem,
  type Problems,
} from '../../owner/problems/Problem.ts'
import { type Answer, ask } from './ask.ts'

type Expected = { url: string; folder: string; policy: Policy }

/** A path that no site has, to see whether the host answers 404. */
const ABSENT_PATH = '/une-page-qui-n-existe-pas'

/** Finds addresses such as `/assets/visage-Ab_d-f12.webp` in HTML: each follows a quote, a bracket or a space. */
const ASSET_ADDRESS = /["'( ](\/assets\/[\w./-]+)/g

export async function checkPublished({ url, folder, policy }: Expected): Promise<Problem[]> {
  const answers = new Map<string, Answer>()
  for (const path of [...Object.keys(policy.pages), ABSENT_PATH]) {
    const answer = await ask(url + path, { redirect: 'manual' })
    if (answer.reason && path === '/') {
      return [fix('page-silent', nowhere, { pages: url, reason: answer.reason })]
    }
    answers.set(path, answer)
  }
  const problems: Problem[] = []
  for (const [path, answer] of answers) problems.push(...checkPage(path, answer, policy))
  problems.push(...(await checkReferencedFiles(url, answers)), ...(await checkHttps(url)))
  if (problems.length > 0) return groupByPages(problems, url, [...answers.keys()])

  const right = good('pages-right', nowhere, { address: url, count: answers.size - 1 })
  const differentPages = findDifferentPages(folder, answers)
  if (differentPages.length === 0) return [right]
  return [right, look('not-last-build', nowhere, { folder, pages: list(differentPages) })]
}

function* checkPage(path: string, answer: Answer, policy: Policy): Problems {
  const { status, headers, reason } = answer
  if (reason) {
    yield fix('page-silent', nowhere, { pages: path, reason })
    return
  }
  yield* checkStatus(path, answer)
  yield* checkHeaders(path, headers, policy)
  if (status !== 200) return
  if (/noindex|none/.test(headers.get('x-robots-tag') ?? '')) {
    yield fix('hidden-by-host', nowhere, { pages: path })
  }
  if (isInlineRefused(answer)) yield fix('policy-of-other-build', nowhere, { pages: path })
}

function* checkStatus(path: string, { status, headers }: Answer): Problems {
  const redirectTarget = headers.get('location')
  if (path === ABSENT_PATH) {
    if (status !== 404) yield fix('absent-page-shown', nowhere, { pages: path, status })
  } else if (redirectTarget) {
    yield fix('page-elsewhere', nowhere, { pages: path, place: redirectTarget })
  } else if (status !== 200) {
    yield fix('page-refused', nowhere, { pages: path, status })
  }
}

function* checkHeaders(path: string, headers: Headers, policy: Policy): Problems {
  const wantedHeaders = { ...policy.headers, 'Cache-Control': policy.cache.revalidate }
  for (const [name, wanted] of Object.entries(wantedHeaders)) {
    const received = headers.get(name)
    if (received === null) {
      yield fix('header-missing', nowhere, { pages: path, name })
    } else if (simplify(received) !== simplify(wanted)) {
      yield fix('header-differs', nowhere, { pages: path, name, found: received, wanted })
    }
  }
}

/** Says what a request was answered, for a sentence that begins with « ce fichier »: « répond 404 ». */
const describeAnswer = ({ status, reason }: Answer) =>
  reason ? `ne répond pas : ${reason}` : `répond ${status}`

/** Removes from a header its spaces, which hosts change, and its hashes, which `isInlineRefused` checks. */
const simplify = (header: string) => header.replace(/ 'sha256-[^']*'/g, '').replace(/\s+/g, '')

/** Whether a page's security policy lacks the hash of the page's inline style or script. */
function isInlineRefused({ headers, body }: Answer): boolean {
  const policy = headers.get('content-security-policy')
  if (policy === null) return false
  const inline = [...body.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)]
  return inline.some(([, , text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return !policy.includes(`'sha256-${hash}'`)
  })
}

async function checkReferencedFiles(url: string, answers: Map<string, Answer>): Promise<Problem[]> {
  const referencedFiles = new Set<string>()
  for (const { status, body } of answers.values()) {
    if (status !== 200) continue
    for (const [, path = ''] of body.matchAll(ASSET_ADDRESS)) referencedFiles.add(path)
  }
  const problems: Problem[] = []
  for (const path of referencedFiles) {
    // Only the headers are requested, because a film may weigh hundreds of megabytes.
    const answer = await ask(url + path, { method: 'HEAD', redirect: 'manual' })
    if (answer.status === 200) continue
    const values = { pages: path, answer: describeAnswer(answer) }
    problems.push(fix('called-file-missing', nowhere, values))
  }
  return problems
}

/** Browsers call a site without https insecure. A site with https should redirect from http to https. */
async function checkHttps(url: string): Promise<Problem[]> {
  const { protocol, port, host } = new URL(url)
  if (protocol !== 'https:') return [fix('not-https', nowhere, { pages: url })]
  // A site on a port of its own, such as `:8443`, has no http address that could redirect.
  if (port) return []
  const address = `http://${host}/`
  const answer = await ask(address, { redirect: 'manual' })
  if (answer.headers.get('location')?.startsWith('https://')) return []
  const values = { pages: address, host, answer: describeAnswer(answer) }
  return [fix('http-stays', nowhere, values)]
}

/**
 * Each problem names one page in its value `pages`. Merges the problems that differ in nothing else: the merged
 * problem lists the pages, or names the whole site where every requested page has the problem.
 */
function groupByPages(problems: Problem[], url: string, requestedPaths: string[]): Problem[] {
  const groups = new Map<string, { problem: Problem; pages: string[] }>()
  for (const problem of problems) {
    const { pages, ...otherValues } = problem.values
    const key = JSON.stringify([problem.code, otherValues])
    const group = groups.get(key) ?? { problem, pages: [] }
    group.pages.push(String(pages))
    groups.set(key, group)
  }
  return [...groups.values()].map(({ problem, pages }) => {
    const concernsAll = requestedPaths.every((path) => pages.includes(path))
    return { ...problem, values: { ...problem.values, pages: concernsAll ? url : list(pages) } }
  })
}

function findDifferentPages(folder: string, answers: Map<string, Answer>): string[] {
  const differentPages: string[] = []
  for (const [path, { status, body }] of answers) {
    if (status !== 200) continue
    const file = path === '/' ? 'index.html' : `${path}.html`
    if (body !== readFileSync(join(folder, file), 'utf8')) differentPages.push(path)
  }
  return differentPages
}
