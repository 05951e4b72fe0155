// Reads the files of a site as our own server sends them, and picks the form that a request accepts.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {Record<string, string>} Headers */
/** One form of a file, compressed or not, with its headers. A large one has no `body`: it is streamed. */
/** @typedef {{ file: string, headers: Headers, size: number, body: Buffer | undefined }} Form */

/** In bytes: files from this size on are read from the disk at each request. */
const STREAMED_FROM = 1024 * 1024

/** `q=0` or `q=0.000` */
const ZERO_WEIGHT = /^q=0(?:\.0*)?$/

/** Reads the compressed forms of a file, then the file itself. @type {(file: string, headers: Headers) => Form[]} */
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
  // An `ETag` made from the date would make browsers load a page again that a new build has not changed.
  const digest = createHash('sha256').update(body).digest('base64url')
  return { file, headers: { ...headers, ETag: `"${digest}"` }, size, body }
}

/**
 * A streamed file may have been replaced since the server's start. Returns nothing where it has gone.
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

/** Picks the first form whose coding the request accepts. @type {(forms: Form[], request: Request) => Form} */
export function pickForm(forms, request) {
  const acceptEncoding = String(request.headers['accept-encoding'])
  for (const form of forms) {
    const coding = form.headers['Content-Encoding']
    if (!coding || accepts(acceptEncoding, coding)) return form
  }
  throw new Error('A file has no uncompressed form')
}

/**
 * Whether a value of `Accept-Encoding`, e.g. `gzip, br;q=0.5`, names a coding without refusing it.
 * @type {(acceptEncoding: string, coding: string) => boolean}
 */
function accepts(acceptEncoding, coding) {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', weight = ''] = entry.split(';').map((part) => part.trim())
    return name === coding && !ZERO_WEIGHT.test(weight)
  })
}
