// Compares a site with its last build as visitors receive it: its pages, their headers, the files that they
// call, and https. `check-online.ts` calls it after each publication and for `npm run check -- --published`.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import { list } from '../../owner/problems/list.ts'
import { fix, good, look, type Problem, type Problems } from '../../owner/problems/Problem.ts'
import { describeAnswer } from '../../owner/problems/sentences/online.ts'
import { type Answer, ask } from './ask.ts'

/** What should be online: its address, and the folder of a build with its policy. */
type Expected = { url: string; folder: string; policy: Policy }

/** No file of the owner is at fault. */
const nowhere = { file: '', path: [] } as const

/** The path of no page: a host should answer 404. */
const ABSENT = '/une-page-qui-n-existe-pas'

/** Asks for every page as a visitor's browser does. @returns what is wrong, or that all is right */
export async function checkPublished({ url, folder, policy }: Expected): Promise<Problem[]> {
  const answers = new Map<string, Answer>()
  for (const path of [...Object.keys(policy.pages), ABSENT]) {
    const answer = await ask(url + path, 'manual')
    if (answer.reason && path === '/') {
      return [fix('page-silent', nowhere, { pages: url, reason: answer.reason })]
    }
    answers.set(path, answer)
  }
  const problems: Problem[] = []
  for (const [path, answer] of answers) problems.push(...checkPage(path, answer, policy))
  problems.push(...(await checkCalledFiles(url, answers)), ...(await checkHttps(url)))
  if (problems.length > 0) return groupByPages(problems, url, answers.size)

  const right = good('pages-right', nowhere, { address: url, count: answers.size - 1 })
  const changed = findChanged(folder, answers)
  if (changed.length === 0) return [right]
  return [right, look('not-last-build', nowhere, { folder, pages: list(changed) })]
}

/** Finds what is wrong with one page. */
function* checkPage(path: string, answer: Answer, policy: Policy): Problems {
  const { status, headers, reason } = answer
  const at = { pages: path }
  if (reason) return yield fix('page-silent', nowhere, { ...at, reason })
  const place = headers.get('location')
  if (path === ABSENT) {
    if (status !== 404) yield fix('absent-page-shown', nowhere, { ...at, status })
  } else if (place) {
    yield fix('page-elsewhere', nowhere, { ...at, place })
  } else if (status !== 200) {
    yield fix('page-refused', nowhere, { ...at, status })
  }
  const wantedHeaders = { ...policy.headers, 'Cache-Control': policy.cache.revalidate }
  for (const [name, wanted] of Object.entries(wantedHeaders)) {
    const found = headers.get(name)
    if (found === null) {
      yield fix('header-missing', nowhere, { ...at, name })
    } else if (simplify(found) !== simplify(wanted)) {
      yield fix('header-differs', nowhere, { ...at, name, found, wanted })
    }
  }
  if (status !== 200) return
  if (/noindex|none/.test(headers.get('x-robots-tag') ?? '')) {
    yield fix('hidden-by-host', nowhere, at)
  }
  if (isInlineRefused(answer)) yield fix('policy-of-other-build', nowhere, at)
}

/** Leaves out spaces, which hosts change, and hashes, which `isInlineRefused` compares with the page. */
const simplify = (header: string) => header.replace(/ 'sha256-[^']*'/g, '').replace(/\s+/g, '')

/** True where the security policy of a page has no hash of the style or of the script in that page. */
function isInlineRefused({ headers, body }: Answer): boolean {
  const policy = headers.get('content-security-policy')
  if (policy === null) return false
  const inline = [...body.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)]
  return inline.some(([, , text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return !policy.includes(`'sha256-${hash}'`)
  })
}

/** Asks for every script, style, font and picture that some page calls. */
async function checkCalledFiles(url: string, answers: Map<string, Answer>): Promise<Problem[]> {
  const called = new Set<string>()
  for (const { status, body } of answers.values()) {
    if (status !== 200) continue
    for (const path of body.match(/(?<=["'( ])\/assets\/[\w./-]+/g) ?? []) called.add(path)
  }
  const problems: Problem[] = []
  for (const path of called) {
    const { status, reason = '' } = await ask(url + path, 'manual')
    if (status !== 200) {
      problems.push(
        fix('called-file-missing', nowhere, {
          pages: path,
          answer: describeAnswer(status, reason),
        }),
      )
    }
  }
  return problems
}

/** A site without https is called insecure; one with it should answer http by leading there. */
async function checkHttps(url: string): Promise<Problem[]> {
  const { protocol, port, host } = new URL(url)
  if (protocol !== 'https:') return [fix('not-https', nowhere, { pages: url })]
  // A port of its own has no counterpart in http.
  if (port) return []
  const address = `http://${host}/`
  const { status, headers, reason = '' } = await ask(address, 'manual')
  if (headers.get('location')?.startsWith('https://')) return []
  return [
    fix('http-stays', nowhere, { pages: address, host, answer: describeAnswer(status, reason) }),
  ]
}

/** Makes one problem of those that differ only in the page that has them. */
function groupByPages(problems: Problem[], url: string, pageCount: number): Problem[] {
  const groups = new Map<string, { problem: Problem; pages: string[] }>()
  for (const problem of problems) {
    const { pages, ...otherValues } = problem.values
    const key = JSON.stringify([problem.code, otherValues])
    const group = groups.get(key) ?? { problem, pages: [] }
    group.pages.push(String(pages))
    groups.set(key, group)
  }
  return [...groups.values()].map(({ problem, pages }) => {
    const isEverywhere = pages.length === pageCount
    return { ...problem, values: { ...problem.values, pages: isEverywhere ? url : list(pages) } }
  })
}

/** Lists the pages whose HTML online is not that of the build. */
const findChanged = (folder: string, answers: Map<string, Answer>) =>
  [...answers].flatMap(([path, { status, body }]) => {
    if (status !== 200) return []
    const file = path === '/' ? 'index.html' : `${path}.html`
    return body === readFileSync(join(folder, file), 'utf8') ? [] : [path]
  })
