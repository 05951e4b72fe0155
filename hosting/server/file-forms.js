// Reads the plain, Brotli and gzip versions of each file of a site, and picks the one that a request accepts.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {Record<string, string>} Headers */
/** One version of a file, plain or compressed, with its headers. If streamed, it has no `body`. */
/** @typedef {{ file: string, headers: Headers, size: number, body: Buffer | undefined }} Form */

/** Size in bytes from which a file is read from the disk at each request. */
const STREAMED_FROM = 1024 * 1024

/** How `Accept-Encoding` refuses a compression: `q=0` or `q=0.000` */
const ZERO_WEIGHT = /^q=0(?:\.0*)?$/

/** Reads a file's compressed versions, then the file. @type {(file: string, headers: Headers) => Form[]} */
export function readForms(file, headers) {
  const compressedFiles = { br: `${file}.br`, gzip: `${file}.gz` }
  const forms = []
  for (const [coding, path] of Object.entries(compressedFiles)) {
    if (!existsSync(path)) continue
    forms.push(readForm(path, { ...headers, 'Content-Encoding': coding }))
  }
  forms.push(readForm(file, { ...headers, 'Accept-Ranges': 'bytes' }))
  return forms
}

/** @type {(file: string, headers: Headers) => Form} */
function readForm(file, headers) {
  accessSync(file, constants.R_OK)
  const { size, mtimeMs } = statSync(file)
  if (size >= STREAMED_FROM) {
    return { file, headers: { ...headers, ETag: `"${size}-${mtimeMs}"` }, size, body: undefined }
  }
  const body = readFileSync(file)
  // `ETag` is a hash of the content. With the date instead, browsers would load unchanged pages again after a build.
  const digest = createHash('sha256').update(body).digest('base64url')
  return { file, headers: { ...headers, ETag: `"${digest}"` }, size, body }
}

/**
 * Reads the size of a streamed file again, since it may have been replaced; nothing if the file is gone.
 * @type {(form: Form) => Form | undefined}
 */
export function readAgainIfStreamed(form) {
  if (form.body) return form
  try {
    return readForm(form.file, form.headers)
  } catch {
    return undefined
  }
}

/** Picks the first version that a request accepts. @type {(forms: Form[], request: Request) => Form} */
export function pickForm(forms, request) {
  const acceptEncoding = String(request.headers['accept-encoding'])
  for (const form of forms) {
    const coding = form.headers['Content-Encoding']
    if (!coding || accepts(acceptEncoding, coding)) return form
  }
  throw new Error('A file has no uncompressed form')
}

/**
 * Whether a value of `Accept-Encoding`, e.g. `gzip, br;q=0.5`, accepts a compression such as `br`.
 * @type {(acceptEncoding: string, coding: string) => boolean}
 */
function accepts(acceptEncoding, coding) {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', weight = ''] = entry.split(';').map((part) => part.trim())
    return name === coding && !ZERO_WEIGHT.test(weight)
  })
}
