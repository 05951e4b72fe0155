// Answers the requests of our own server, `server.js`. A request is looked up in memory by its exact address:
// no path that a client sends ever reaches the disk (docs/decisions/0002-embedded-server.md).
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hostingFolderOf } from '../publication/build-record.js'
import { pickForm, readAgainIfStreamed, readForms } from './file-forms.js'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => void} Responder */
/** @typedef {import('./file-forms.js').Form} Form */
/** @typedef {import('./file-forms.js').Headers} Headers */
/** First and last byte to send of a file. @typedef {{ start: number, end: number }} Range */
/** The response to a request: a file, compressed or not, or a range of its bytes, or headers alone. */
/** @typedef {{ status: number, form: Form, range?: Range } | { status: number, headers: Headers }} Answer */
/**
 * A built site in memory. `files` has the plain, Brotli and gzip versions of each file by its path;
 * `notFound` has those of the page of status 404. `headers` are those of responses without a file.
 * @typedef {{
 *   policy: import('../policy.ts').Policy,
 *   headers: Headers,
 *   files: Map<string, Form[]>,
 *   notFound: Form[],
 * }} Site
 */

/** The values of `Range` that ask for one range of bytes: `bytes=0-99`, `bytes=100-` or `bytes=-50` */
const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i

/** A slash and visible ASCII: Node refuses to write other characters in the `Location` of a redirect. */
const VALID_ADDRESS = /^\/[!-~]*$/

/**
 * Reads a built site, and returns the function that answers one request. A `POST` that only counts a visit is
 * answered 204, and `log` gets its address, e.g. `/mesure/page-vue`.
 * @type {(dir: string, log?: (counted: string) => void) => Responder}
 */
export function makeResponder(dir, log = () => {}) {
  const site = readSite(dir)
  return (request, response) => {
    const { method, url = '' } = request
    const isCount = method === 'POST' && site.policy.counted.includes(url)
    if (isCount) {
      log(url)
      response.writeHead(204, site.headers).end()
      return
    }
    const answer = findAnswer(site, request)
    if ('form' in answer) sendForm(request, response, answer)
    else response.writeHead(answer.status, answer.headers).end()
  }
}

/** @type {(dir: string) => Site} */
function readSite(dir) {
  /** @type {import('../policy.ts').Policy} */
  const policy = JSON.parse(readFileSync(join(hostingFolderOf(dir), 'policy.json'), 'utf8'))
  const { immutable, revalidate } = policy.cache
  const headers = { ...policy.headers, 'Cache-Control': revalidate, Vary: 'Accept-Encoding' }
  /** @type {Site['files']} */
  const files = new Map()
  for (const { path, type, isImmutable } of policy.files) {
    const cache = isImmutable ? immutable : revalidate
    const fileHeaders = { ...headers, 'Content-Type': type, 'Cache-Control': cache }
    files.set(path, readForms(join(dir, path), fileHeaders))
  }
  const notFound = files.get(policy.notFound)
  if (!notFound) throw new Error(`policy.json does not list ${policy.notFound}`)
  // The page of status 404 has no address of its own: it is only sent where a file is missing.
  files.delete(policy.notFound)
  return { policy, headers, files, notFound }
}

/** @type {(site: Site, request: Request) => Answer} */
function findAnswer(site, request) {
  const { method = '', url = '' } = request
  if (!VALID_ADDRESS.test(url)) return withoutBody(site, 400)
  if (!['GET', 'HEAD'].includes(method)) return withoutBody(site, 405, { Allow: 'GET, HEAD' })
  const [path = ''] = url.split('?', 1)
  const query = url.slice(path.length)
  const { pages, redirects } = site.policy
  const canonicalPath = redirects[path]
  if (canonicalPath) return withoutBody(site, 308, { Location: canonicalPath + query })

  const forms = site.files.get(pages[path] ?? path)
  const form = forms && readAgainIfStreamed(pickForm(forms, request))
  if (!form) return { status: 404, form: pickForm(site.notFound, request) }

  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
  if (ifMatch && !namesTagOf(form, ifMatch)) return withoutBody(site, 412)
  if (ifNoneMatch && namesTagOf(form, ifNoneMatch)) return notModified(form)

  const range = readRange(request, form)
  if (!range) return { status: 200, form }
  if (range.start >= form.size) {
    return withoutBody(site, 416, { 'Content-Range': `bytes */${form.size}` })
  }
  return { status: 206, form, range }
}

/** @type {(site: Site, status: number, headers?: Headers) => Answer} */
const withoutBody = (site, status, headers) => ({
  status,
  headers: { ...site.headers, ...headers, 'Content-Length': '0' },
})

/** @type {(form: Form) => Answer} */
function notModified({ headers }) {
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...otherHeaders } = headers
  return { status: 304, headers: otherHeaders }
}

/**
 * Whether `If-Match` or `If-None-Match` names the `ETag` of a file's version. Their value lists tags, e.g.
 * `"a1B2"` or `W/"a1B2", "c3D4"`, or is `*`, which means any.
 * @type {(form: Form, tags: string) => boolean}
 */
function namesTagOf({ headers }, tags) {
  const matchingTags = ['*', headers.ETag, `W/${headers.ETag}`]
  return tags.split(',').some((tag) => matchingTags.includes(tag.trim()))
}

/**
 * Reads the range of bytes that a media player asks for; for several ranges, HTTP allows the whole file.
 * @type {(request: Request, form: Form) => Range | undefined}
 */
function readRange({ method, headers: requestHeaders }, { size, headers }) {
  if (method !== 'GET' || !headers['Accept-Ranges']) return undefined
  // If `If-Range` is not the file's `ETag`, the browser has bytes of another version, and needs the whole file.
  const { 'if-range': ifRange } = requestHeaders
  if (ifRange !== undefined && ifRange !== headers.ETag) return undefined

  const [, first = '', last = ''] = ONE_RANGE.exec(requestHeaders.range ?? '') ?? []
  const lastByte = size - 1
  if (first === '') {
    // `bytes=-500` asks for the last 500 bytes.
    return last ? { start: Math.max(0, size - Number(last)), end: lastByte } : undefined
  }
  const start = Number(first)
  if (last === '') return { start, end: lastByte }
  return Number(last) < start ? undefined : { start, end: Math.min(Number(last), lastByte) }
}

/** @type {(request: Request, response: Response, answer: Extract<Answer, { form: Form }>) => void} */
function sendForm({ method }, response, { status, form, range }) {
  const { file, headers, body, size } = form
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const length = end - start + 1
  const rangeHeaders = range && { 'Content-Range': `bytes ${start}-${end}/${size}` }
  response.writeHead(status, { ...headers, ...rangeHeaders, 'Content-Length': length })
  if (method === 'HEAD') response.end()
  else if (body) response.end(body.subarray(start, end + 1))
  else streamFile(file, { start, end }, response)
}

/**
 * Streams a part of a file, and closes the connection if the file has gone or become shorter: the browser would
 * read the next response as the rest of this one.
 * @type {(file: string, range: Range, response: Response) => Promise<void>}
 */
async function streamFile(file, { start, end }, response) {
  const stream = createReadStream(file, { start, end })
  try {
    // `pipeline` closes the file when the visitor leaves.
    await pipeline(stream, response, { end: false })
  } catch {
    response.destroy()
    return
  }
  if (stream.bytesRead === end - start + 1) response.end()
  else response.destroy()
}
