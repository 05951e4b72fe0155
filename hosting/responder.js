// Small files are held in memory with their headers ready, so a request is a look-up by exact
// address: no path of a request ever reaches the disk (docs/decisions/0002-embedded-server.md).
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
/** A file as it is or compressed, with its headers; a large one has no `body` and is streamed. */
/** @typedef {{ file: string, headers: Headers, size: number, body: Buffer | undefined }} Form */

const STREAMED_FROM = 1024 * 1024

/**
 * Reads the site of a folder, and returns what answers one request. `log` is given each count.
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
    const { method = '', url = '', headers: asked } = request
    /** @type {(status: number, headers?: Headers) => void} */
    const end = (status, headers) =>
      void response.writeHead(status, { ...common, ...headers, 'Content-Length': 0 }).end()

    // Other bytes cannot be repeated by a `Location`, and other beginnings are no address of ours.
    if (!/^\/[!-~]*$/.test(url)) return end(400)
    if (method === 'POST' && policy.counted.includes(url)) {
      log(url)
      return void response.writeHead(204, common).end()
    }
    if (method !== 'GET' && method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' })

    const [path = '', ...query] = url.split('?')
    const canonical = policy.redirects[path]
    if (canonical) return end(308, { Location: [canonical, ...query].join('?') })

    const coding = String(asked['accept-encoding'])
    const form = asItIsNow(preferred(site.get(policy.pages[path] ?? path), coding))
    const page = preferred(notFound, coding)
    if (!form) return page && send(request, response, 404, page)
    const { size, headers } = form
    const names = (list = '') =>
      list.split(',').some((tag) => ['*', headers.ETag, `W/${headers.ETag}`].includes(tag.trim()))
    if (asked['if-match'] && !names(asked['if-match'])) return end(412)
    if (names(asked['if-none-match'])) {
      const { 'Content-Type': _, 'Content-Encoding': __, ...kept } = headers
      return void response.writeHead(304, kept).end()
    }
    const range = readRange(request, form)
    if (range && range.start >= size) return end(416, { 'Content-Range': `bytes */${size}` })
    send(request, response, range ? 206 : 200, form, range)
  }
}

/** Compressed forms of a file first. @type {(file: string, headers: Headers) => Form[]} */
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
  // From the content, not the date: a page that a new build leaves as it was is not fetched again.
  const tag = body && createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { file, headers: { ...headers, ETag: `"${tag ?? `${size}-${mtimeMs}`}"` }, size, body }
}

/** A streamed file may have been replaced since the start. @type {(form?: Form) => Form | undefined} */
function asItIsNow(form) {
  try {
    return form && !form.body ? readForm(form.file, form.headers) : form
  } catch {
    return undefined
  }
}

/** @type {(forms: Form[] | undefined, acceptEncoding: string) => Form | undefined} */
const preferred = (forms, acceptEncoding) =>
  forms?.find(({ headers: { 'Content-Encoding': coding } }) => {
    const accepted = new RegExp(`(?:^|[, ])${coding}(?! *; *q=0(?:\\.0*)? *(?:,|$))(?:[; ,]|$)`)
    return !coding || accepted.test(acceptEncoding)
  })

/**
 * One range of bytes, as video players ask for. Anything unclear gets the whole file, which is
 * always a right answer.
 * @type {(request: Request, form: Form) => Range | undefined}
 */
function readRange({ method, headers: asked }, { size, headers }) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(asked.range ?? '') ?? []
  if (method !== 'GET' || !headers['Accept-Ranges'] || (!first && !last)) return undefined
  if (asked['if-range'] !== undefined && asked['if-range'] !== headers.ETag) return undefined
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
  // `pipeline` closes the file when the visitor leaves. A file that is gone or has become shorter
  // closes the connection: the next answer would be read as the rest of this one.
  pipeline(stream, response, { end: false })
    .then(() => (stream.bytesRead === length ? response.end() : response.destroy()))
    .catch(() => response.destroy())
}
