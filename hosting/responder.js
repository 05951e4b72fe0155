// Answers the requests of our own server. The addresses of the site and their headers are in memory,
// and a request is looked up there by its exact address: no path that a client sends ever reaches the
// disk (docs/decisions/0002-embedded-server.md).
import { createHash } from 'node:crypto'
import { accessSync, constants, createReadStream, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hostingFolderOf } from './publication/build-record.js'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => void} Answer */
/** @typedef {Record<string, string>} Headers */
/** @typedef {{ start: number, end: number }} Range */
/** One form of a file, compressed or not, with its headers. A large one has no `body`: it is streamed. */
/** @typedef {{ file: string, headers: Headers, size: number, body: Buffer | undefined }} Form */

/** In bytes: files from this size on are read from the disk at each request. */
const STREAMED_FROM = 1024 * 1024

/**
 * Reads a built site, and returns the function that answers one request.
 * `log` is called with the address of each count.
 * @type {(dir: string, log?: (counted: string) => void) => Answer}
 */
export function makeResponder(dir, log = () => {}) {
  /** @type {import('./policy.ts').Policy} */
  const policy = JSON.parse(readFileSync(join(hostingFolderOf(dir), 'policy.json'), 'utf8'))
  const { immutable, revalidate } = policy.cache
  const common = { ...policy.headers, 'Cache-Control': revalidate, Vary: 'Accept-Encoding' }
  const site = new Map(
    policy.files.map(({ path, type, isImmutable }) => {
      const cache = isImmutable ? immutable : revalidate
      const headers = { ...common, 'Content-Type': type, 'Cache-Control': cache }
      return [path, readForms(join(dir, path), headers)]
    }),
  )
  const notFound = site.get(policy.notFound)
  if (!notFound) throw new Error(`policy.json does not list ${policy.notFound}`)
  site.delete(policy.notFound)

  return (request, response) => {
    const { method = '', url = '', headers: requestHeaders } = request
    /** @type {(status: number, headers?: Headers) => void} */
    const end = (status, headers) =>
      void response.writeHead(status, { ...common, ...headers, 'Content-Length': 0 }).end()

    // A `Location` header cannot hold other bytes, and every address of ours begins with a slash.
    if (!/^\/[!-~]*$/.test(url)) return end(400)
    if (method === 'POST' && policy.counted.includes(url)) {
      log(url)
      return void response.writeHead(204, common).end()
    }
    if (method !== 'GET' && method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' })

    const [path = '', ...query] = url.split('?')
    const canonical = policy.redirects[path]
    if (canonical) return end(308, { Location: [canonical, ...query].join('?') })

    const acceptEncoding = String(requestHeaders['accept-encoding'])
    const forms = site.get(policy.pages[path] ?? path)
    const form = readAgainIfStreamed(pickForm(forms, acceptEncoding))
    const page = pickForm(notFound, acceptEncoding)
    if (!form) return page && send(request, response, 404, page)
    const { size, headers } = form
    const hasOurTag = (tags = '') =>
      tags.split(',').some((tag) => ['*', headers.ETag, `W/${headers.ETag}`].includes(tag.trim()))
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = requestHeaders
    if (ifMatch && !hasOurTag(ifMatch)) return end(412)
    if (hasOurTag(ifNoneMatch)) {
      const { 'Content-Type': _, 'Content-Encoding': __, ...headersOf304 } = headers
      return void response.writeHead(304, headersOf304).end()
    }
    const range = readRange(request, form)
    if (range && range.start >= size) return end(416, { 'Content-Range': `bytes */${size}` })
    send(request, response, range ? 206 : 200, form, range)
  }
}

/** Lists the compressed forms of a file before the file itself. @type {(file: string, headers: Headers) => Form[]} */
function readForms(file, headers) {
  const coded = Object.entries({ br: `${file}.br`, gzip: `${file}.gz` })
    .filter(([, path]) => statSync(path, { throwIfNoEntry: false }))
    .map(([coding, path]) => readForm(path, { ...headers, 'Content-Encoding': coding }))
  return [...coded, readForm(file, { ...headers, 'Accept-Ranges': 'bytes' })]
}

/** @type {(file: string, headers: Headers) => Form} */
function readForm(file, headers) {
  accessSync(file, constants.R_OK)
  const { size, mtimeMs } = statSync(file)
  const body = size < STREAMED_FROM ? readFileSync(file) : undefined
  // A tag made from the date would make browsers load a page again that a new build has not changed.
  const tag = body && createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { file, headers: { ...headers, ETag: `"${tag ?? `${size}-${mtimeMs}`}"` }, size, body }
}

/**
 * A streamed file may have been replaced since the server's start.
 * @type {(form?: Form) => Form | undefined}
 */
function readAgainIfStreamed(form) {
  try {
    return form && !form.body ? readForm(form.file, form.headers) : form
  } catch {
    return undefined
  }
}

/**
 * Picks the first form whose coding the request accepts, i.e. names without `q=0`.
 * @type {(forms: Form[] | undefined, acceptEncoding: string) => Form | undefined}
 */
const pickForm = (forms, acceptEncoding) =>
  forms?.find(({ headers: { 'Content-Encoding': coding } }) => {
    const accepted = new RegExp(`(?:^|[, ])${coding}(?! *; *q=0(?:\\.0*)? *(?:,|$))(?:[; ,]|$)`)
    return !coding || accepted.test(acceptEncoding)
  })

/**
 * Reads a request for one range of bytes, as video players send. Any other range gets the whole
 * file, which HTTP always allows.
 * @type {(request: Request, form: Form) => Range | undefined}
 */
function readRange({ method, headers: requestHeaders }, { size, headers }) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(requestHeaders.range ?? '') ?? []
  if (method !== 'GET' || !headers['Accept-Ranges'] || (!first && !last)) return undefined
  const { 'if-range': ifRange } = requestHeaders
  if (ifRange !== undefined && ifRange !== headers.ETag) return undefined
  if (first && last && Number(last) < Number(first)) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return { start, end }
}

/** @type {(request: Request, response: Response, status: number, form: Form, range?: Range) => void} */
function send({ method }, response, status, { file, headers, body, size }, range) {
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const length = end - start + 1
  const part = range && { 'Content-Range': `bytes ${start}-${end}/${size}` }
  response.writeHead(status, { ...headers, ...part, 'Content-Length': length })
  if (body || method === 'HEAD') return void response.end(body?.subarray(start, end + 1))
  const stream = createReadStream(file, { start, end })
  // `pipeline` closes the file when the visitor leaves. If the file has gone or become shorter, the
  // connection is closed: the browser would read the next response as the rest of this one.
  pipeline(stream, response, { end: false })
    .then(() => (stream.bytesRead === length ? response.end() : response.destroy()))
    .catch(() => response.destroy())
}
