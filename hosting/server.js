// The production server: `node hosting/server.js`. It needs Node and a built site, nothing else.
// Small files are held in memory with their headers ready, so a request is a look-up by exact
// address: no path of a request ever reaches the disk (docs/decisions/0002-embedded-server.md).
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { finishPublication } from './publication.js'
import { readOptions } from './read-options.js'

/** @typedef {import('./policy.ts').Policy} Policy */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/**
 * One file in one coding. Big files have no `body` and are streamed.
 * @typedef {{ file: string, body?: Buffer | undefined, size: number, changed: number, etag: string, headers: Record<string, string> }} Variant
 */
/** @typedef {{ identity: Variant, br?: Variant, gzip?: Variant }} Entry */

const STREAMED_FROM = 1024 * 1024
const GRACE_MS = 5000

/**
 * Serves the site of `dir`. Port 0 takes any free port.
 * @param {{ dir: string, policy: Policy, host?: string, port?: number, log?: (line: string) => void }} options
 * `log` gets a line for each count
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startServer({
  dir,
  policy,
  host = 'localhost',
  port = 4173,
  log = () => {},
}) {
  const respond = await makeResponder(dir, policy, (request) => log(logLine(request)))
  let inFlight = 0
  const server = createServer(
    { connectionsCheckingInterval: 2000, requireHostHeader: false },
    (request, response) => {
      const answer = () => {
        inFlight += 1
        response.once('close', () => {
          inFlight -= 1
          if (inFlight === 0 && !server.listening) server.closeAllConnections()
        })
        respond(request, response)
      }
      // Before its turn, a pipelined request opens no file: nothing would close it if the visitor left.
      if (response.socket) answer()
      else response.once('socket', answer)
    },
  )
  // What one connection may keep waiting. Only who asks for more without reading goes further.
  server.maxRequestsPerSocket = 1000
  server.on('dropRequest', (_, socket) => socket.destroy())
  // A client has ten seconds to ask, and may not stop reading for more than a minute.
  server.requestTimeout = 10_000
  server.headersTimeout = 10_000
  server.timeout = 60_000
  // Longer than what reverse proxies keep open, or they would meet a closed connection.
  server.keepAliveTimeout = 65_000

  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, duplex) => {
    const socket = /** @type {import('node:net').Socket} */ (duplex)
    // After the start of another answer, this one would be read as part of it.
    if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy()
    const status = MALFORMED[error.code ?? ''] ?? 400
    const headers = {
      ...commonHeaders(policy),
      Date: new Date().toUTCString(),
      Connection: 'close',
      'Content-Length': '0',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () =>
      socket.destroy(),
    )
  })

  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(undefined))
  })
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if (inFlight === 0) server.closeAllConnections()
        else setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      }),
  }
}

/** @type {Record<string, number>} */
const MALFORMED = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** @param {Policy} policy */
function commonHeaders(policy) {
  return { ...policy.headers, 'Cache-Control': policy.cache.revalidate }
}

/**
 * Reads the site, and returns what answers one request.
 * @param {string} dir
 * @param {Policy} policy
 * @param {(request: Request) => void} log
 */
async function makeResponder(dir, policy, log) {
  const common = commonHeaders(policy)
  const redirects = new Map(Object.entries(policy.redirects))
  const addressOf = Object.fromEntries(
    Object.entries(policy.pages).map(([path, file]) => [file, path]),
  )
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  for (const { path, type, isImmutable } of policy.files) {
    const cache = isImmutable ? policy.cache.immutable : policy.cache.revalidate
    const address = addressOf[path] ?? path
    // A build of before these rules may have been brought back.
    const framed = policy.framed?.paths.includes(address) ? policy.framed.headers : {}
    const headers = { ...common, ...framed, 'Cache-Control': cache, 'Content-Type': type }
    entries.set(address, await readEntry(join(dir, path), headers))
  }
  const notFound = entries.get(policy.notFound)
  if (!notFound) throw new Error(`policy.json does not list ${policy.notFound}`)
  entries.delete(policy.notFound)

  /** @type {(request: Request, response: Response) => void} */
  return (request, response) => {
    const { method = '', url = '', headers: asked } = request
    if (/[^!-~]/.test(url) || !isUnderstood(request)) {
      return end(response, 400, { ...common, Connection: 'close' })
    }
    if (method === 'POST' && policy.counted?.includes(url)) {
      log(request)
      // Whoever sends a body is not our page: it is not read.
      const isEmpty = asked['content-length'] === '0' && !asked['transfer-encoding']
      response.writeHead(204, isEmpty ? common : { ...common, Connection: 'close' })
      return void response.end()
    }
    if (method !== 'GET' && method !== 'HEAD') {
      // Closing spares us from reading a body that nobody wants.
      return end(response, 405, { ...common, Allow: 'GET, HEAD', Connection: 'close' })
    }
    // A proxy may send the whole address, scheme and host included.
    const own = url.replace(/^https?:\/\/[^/?]*\/?/i, '/')
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(own) ?? []
    const canonical = redirects.get(path)
    if (canonical) return end(response, 308, { ...common, Location: canonical + query })

    const entry = entries.get(path)
    const variant = entry && asItIsNow(preferredVariant(asked['accept-encoding'], entry))
    if (!variant) {
      const page = preferredVariant(asked['accept-encoding'], notFound)
      const { ETag: _, ...headers } = page.headers
      return send(request, response, 404, headers, page)
    }
    if (asked['if-match'] && !tags(asked['if-match']).some((tag) => isTagOf(variant, tag))) {
      return end(response, 412, common)
    }
    if (tags(asked['if-none-match']).some((tag) => isTagOf(variant, tag.replace(/^W\//, '')))) {
      const { 'Content-Type': _, 'Content-Encoding': __, ...headers } = variant.headers
      response.writeHead(304, headers)
      response.end()
      return
    }
    const range = variant === entry.identity ? readRange(request, variant) : undefined
    if (!range) return send(request, response, 200, variant.headers, variant)
    if (range.start >= variant.size) {
      return end(response, 416, { ...common, 'Content-Range': `bytes */${variant.size}` })
    }
    const headers = {
      ...variant.headers,
      'Content-Range': `bytes ${range.start}-${range.end}/${variant.size}`,
    }
    send(request, response, 206, headers, variant, range)
  }
}

/**
 * Reads a file and its compressed forms.
 * @param {string} file
 * @param {Record<string, string>} headers
 * @returns {Promise<Entry>}
 */
async function readEntry(file, headers) {
  const br = existsSync(`${file}.br`)
  const gzip = existsSync(`${file}.gz`)
  const vary = br || gzip ? { ...headers, Vary: 'Accept-Encoding' } : headers
  return {
    identity: await readVariant(file, { ...vary, 'Accept-Ranges': 'bytes' }),
    ...(br && { br: await readVariant(`${file}.br`, { ...vary, 'Content-Encoding': 'br' }) }),
    ...(gzip && { gzip: await readVariant(`${file}.gz`, { ...vary, 'Content-Encoding': 'gzip' }) }),
  }
}

/**
 * @param {string} file
 * @param {Record<string, string>} headers
 * @returns {Promise<Variant>}
 */
async function readVariant(file, headers) {
  const { size, mtimeMs: changed } = statSync(file)
  const hash = createHash('sha256')
  const chunks = []
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    if (size < STREAMED_FROM) chunks.push(chunk)
  }
  // From the content, never the date: a rebuilt file that has not changed is not fetched again.
  const etag = `"${hash.digest('base64url').slice(0, 27)}"`
  const body = size < STREAMED_FROM ? Buffer.concat(chunks) : undefined
  return { file, body, size, changed, etag, headers: { ...headers, ETag: etag } }
}

/**
 * A streamed file may have been replaced since the start: it is then sent without the ETag of the
 * one before, and not in parts.
 * @param {Variant} variant
 * @returns {Variant | undefined}
 */
function asItIsNow(variant) {
  if (variant.body) return variant
  const now = statSync(variant.file, { throwIfNoEntry: false })
  if (!now || (now.size === variant.size && now.mtimeMs === variant.changed)) return now && variant
  const { ETag: _, 'Accept-Ranges': __, ...headers } = variant.headers
  return {
    ...variant,
    size: now.size,
    etag: '',
    headers: { ...headers, 'Cache-Control': 'no-store' },
  }
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {Record<string, string>} headers
 * @param {Variant} variant
 * @param {{ start: number, end: number }} [range]
 */
function send(request, response, status, headers, { file, body, size }, range) {
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(status, { ...headers, 'Content-Length': end - start + 1 })
  if (request.method === 'HEAD') response.end()
  else if (body) response.end(body.subarray(start, end + 1))
  // `pipeline` closes the file when the visitor leaves, and the connection when the file is gone.
  else pipeline(createReadStream(file, { start, end }), response, () => {})
}

/**
 * A line of the usual log, with the beginning of the address only, and nothing of where the visitor
 * comes from or what the browser is.
 * @param {Request} request
 */
function logLine({ socket, method, url }) {
  const [, day, month, year, time] = new Date().toUTCString().split(' ')
  return `${truncate(socket.remoteAddress ?? '')} - - [${day}/${month}/${year}:${time} +0000] "${method} ${url} HTTP/1.1" 204 0 "-" "-"`
}

/**
 * Two of the four numbers, or of the eight.
 * @param {string} address
 */
function truncate(address) {
  const [, a, b] = /(?:^|:)(\d+)\.(\d+)\.\d+\.\d+$/.exec(address) ?? []
  return a ? `${a}.${b}.0.0` : `${address.split(':').slice(0, 2).join(':')}::`
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {Record<string, string>} headers
 */
function end(response, status, headers) {
  response.writeHead(status, { ...headers, 'Content-Length': 0 })
  response.end()
}

/**
 * The form that the client ranks highest among those we have; brotli wins a draw.
 * @param {string | string[] | undefined} acceptEncoding
 * @param {Entry} entry
 */
function preferredVariant(acceptEncoding, entry) {
  if (!acceptEncoding || !(entry.br || entry.gzip)) return entry.identity
  /** @type {Map<string, number>} */
  const weights = new Map()
  for (const part of String(acceptEncoding).toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(coding, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  let best = entry.identity
  let bestWeight = weights.get('identity') ?? 0
  for (const coding of /** @type {const} */ (['gzip', 'br'])) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0
    const variant = entry[coding]
    if (variant && weight > 0 && weight >= bestWeight) {
      best = variant
      bestWeight = weight
    }
  }
  return best
}

/** @param {string} [list] */
const tags = (list) => list?.split(',').map((tag) => tag.trim()) ?? []

/**
 * @param {Variant} variant
 * @param {string} tag
 */
const isTagOf = ({ etag }, tag) => tag === '*' || tag === etag

/**
 * Node lets through a later HTTP than its own, and several hosts or an impossible one.
 * @param {Request} request
 */
function isUnderstood({ httpVersion, headersDistinct: { host: hosts = [] } }) {
  const [host = httpVersion === '1.0' ? '' : '/'] = hosts
  const isHost = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)
  return /^1\.[01]$/.test(httpVersion) && hosts.length < 2 && isHost
}

/**
 * One range of bytes, as video players ask for. Anything unclear gets the whole file, which is
 * always a right answer.
 * @param {Request} request
 * @param {Variant} variant
 */
function readRange({ method, headers }, { size, etag }) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? []
  if (method !== 'GET' || !etag || (!first && !last)) return undefined
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined
  if (!first)
    return { start: last === '0' ? size : Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last ? Number(last) : size - 1
  return last && end < start ? undefined : { start, end: Math.min(end, size - 1) }
}

/** Serves what is built, as the command line or the environment says. Its sentences are for the owner. */
export async function main() {
  try {
    await serve()
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    process.exitCode = 1
  }
}

async function serve() {
  readOptions('out-dir', 'port', 'host')
  const { HOST: host = 'localhost', PORT = '4173' } = process.env
  const dir = process.env.OUT_DIR?.trim() || 'dist'
  const port = Number(PORT)
  if (!/^\d+$/.test(PORT) || port > 65535) {
    throw new Error(`PORT vaut « ${PORT} » : écrivez un nombre entre 0 et 65535.`)
  }
  finishPublication(dir)
  const manifest = `${dir}-hosting/policy.json`
  if (!existsSync(manifest)) {
    throw new Error(`Aucun site construit dans « ${dir} » : lancez d’abord « npm run build ».`)
  }
  const start = async () => {
    const policy = JSON.parse(readFileSync(manifest, 'utf8'))
    return startServer({ dir, policy, host, port, log: console.log })
  }
  const server = await start().catch((error) => {
    const failure = START_FAILURES[error.path ? `${error.code} file` : error.code]
    throw new Error(failure?.({ host, port, dir, path: error.path }) ?? error.message)
  })
  console.log(`Le site est servi sur http://${host}:${server.port}`)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.stop())
}

/** @type {Record<string, (at: { host: string, port: number, dir: string, path: string }) => string>} */
const START_FAILURES = {
  EADDRINUSE: ({ port }) =>
    `Le port ${port} est déjà pris : arrêtez l’autre serveur ou choisissez un autre port, par exemple « npm start -- --port ${port + 1} ».`,
  EACCES: ({ port }) => `Le port ${port} est réservé : choisissez-en un au-dessus de 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST vaut « ${host} », qui n’est pas une adresse de cette machine.`,
  ENOTFOUND: ({ host }) => `HOST vaut « ${host} », qui n’est pas une adresse de cette machine.`,
  'ENOENT file': ({ dir }) =>
    `Le site construit dans « ${dir} » est incomplet : relancez « npm run build ».`,
  'EACCES file': ({ path }) =>
    `Le fichier « ${path} » ne peut pas être lu : donnez le droit de lecture à l’utilisateur qui lance le serveur.`,
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main()
}
