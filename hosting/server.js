// The production server, `node hosting/server.js`. It needs Node and a built site, but no package.
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { makeCountLog } from './count-log.js'
import { parseOptions } from './parse-options.js'
import { outFolder } from './publication/build-record.js'
import { explainDiskError } from './publication/disk-error.js'
import { finishPublication } from './publication/publication.js'
import { makeResponder } from './responder.js'

/** @typedef {import('node:net').Socket} Socket */

/**
 * Browsers wait for each response, so a client with more requests unanswered on one connection is no
 * browser, and is cut off.
 */
const MOST_UNANSWERED = 20

const REQUEST_TIMEOUT_MS = 10_000
/** How often Node looks for requests that have exceeded their time. */
const CONNECTION_CHECK_MS = 2000
/**
 * How long an idle connection is kept: longer than reverse proxies keep it, so that none sends a request on a
 * closed connection.
 */
const KEEP_ALIVE_MS = 65_000
/** After how long Node closes the connection of a client that reads nothing. */
const UNREAD_RESPONSE_MS = 60_000

/**
 * Serves the built site of `dir`. Port 0 takes any free port, `log` is called with the address of each
 * count, and visitors have `graceMs` milliseconds to finish a response when the server stops.
 * @param {{ dir: string, host?: string, port?: number, log?: (counted: string) => void, graceMs?: number }} options
 */
export async function startServer({ dir, host = 'localhost', port, log, graceMs = 5000 }) {
  const respond = makeResponder(dir, log)
  const server = createServer({
    requireHostHeader: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CONNECTION_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  server.timeout = UNREAD_RESPONSE_MS
  const unanswered = new UnansweredRequests(server)

  /** @type {ReturnType<typeof makeResponder>} */
  const receive = (request, response) => {
    unanswered.add(request.socket, response)
    // A pipelined request is answered only when its response gets a socket: a file opened for it before would
    // stay open if the visitor left.
    if (response.socket) respond(request, response)
    else response.once('socket', () => respond(request, response))
  }
  server.on('request', receive)
  // Node would answer a request with an `Expect` header by itself, without the headers of the policy.
  server.on('checkExpectation', receive)
  server.on('connection', (socket) => {
    socket.once('close', () => unanswered.forget(socket))
    refuseManyAtOnce(socket)
  })
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, duplex) => {
    const socket = /** @type {Socket} */ (duplex)
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    // The connection is closed without an answer where the client might read it as a part of the response
    // that is being sent.
    if (isLate || !socket.writable || unanswered.has(socket)) socket.destroy()
    else answerMalformedRequest(socket, receive)
  })

  await once(server.listen(port, host), 'listening')
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    async stop() {
      const closed = once(server.close(), 'close')
      const delay = unanswered.isEmpty() ? 0 : graceMs
      setTimeout(() => server.closeAllConnections(), delay).unref()
      await closed
    },
  }
}

/**
 * Counts the requests without an answer on each connection. It cuts off a client with too many, and
 * closes the idle connections of a stopped server after its last answer.
 */
class UnansweredRequests {
  /** @type {Map<Socket, number>} */
  #counts = new Map()
  #server

  /** @param {import('node:http').Server} server */
  constructor(server) {
    this.#server = server
  }

  /** @type {(socket: Socket, response: ServerResponse) => void} */
  add(socket, response) {
    this.#set(socket, this.#countOf(socket) + 1)
    response.once('close', () => this.#set(socket, this.#countOf(socket) - 1))
  }

  /** @param {Socket} socket that is closed */
  forget(socket) {
    this.#set(socket, 0)
  }

  /** @param {Socket} socket */
  has(socket) {
    return this.#counts.has(socket)
  }

  isEmpty() {
    return this.#counts.size === 0
  }

  /** @param {Socket} socket */
  #countOf(socket) {
    return this.#counts.get(socket) ?? 0
  }

  /** Responses may close after their socket: the count is then below zero. @type {(socket: Socket, count: number) => void} */
  #set(socket, count) {
    if (count > 0) this.#counts.set(socket, count)
    else this.#counts.delete(socket)
    if (count > MOST_UNANSWERED) socket.destroy()
    if (this.isEmpty() && !this.#server.listening) this.#server.closeAllConnections()
  }
}

/**
 * Cuts off a client that sends too many requests in one chunk: Node would parse all of them before the
 * first could be refused.
 * @param {Socket} socket
 */
function refuseManyAtOnce(socket) {
  // At this point Node's parser is the only listener for the socket's data.
  const [parse] = socket.listeners('data')
  socket.removeAllListeners('data').on('data', (chunk) => {
    const requests = chunk.toString('latin1').split('\r\n\r\n')
    if (requests.length > MOST_UNANSWERED) socket.destroy()
    else parse?.(chunk)
  })
}

/**
 * Answers a request that Node could not parse. It gives the responder an empty request in its place, which
 * gets a 400 with the headers of the policy, because it has no address.
 * @type {(socket: Socket, receive: ReturnType<typeof makeResponder>) => void}
 */
function answerMalformedRequest(socket, receive) {
  const request = new IncomingMessage(socket)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  response.once('finish', () => socket.destroy())
  receive(request, response)
}

/**
 * Why the server could not start, in French.
 * @param {unknown} error of Node
 * @param {{ dir: string, host: string, port: string }} options
 */
function explainStartError(error, { dir, host, port }) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'EADDRINUSE') {
    return `Le port ${port} est déjà pris : arrêtez l’autre serveur ou choisissez un autre port, par exemple « npm start -- --port ${Number(port) + 1} ».`
  }
  if (code === 'EACCES' && path) {
    return `Le fichier « ${path} » ne peut pas être lu : donnez le droit de lecture à l’utilisateur qui lance le serveur.`
  }
  if (code && !path) {
    return `Le site ne peut pas être servi à « ${host}:${port} » : HOST doit être une adresse de cette machine, et PORT un nombre de 1024 à 65535.`
  }
  return `Aucun site construit en entier dans « ${dir} » : lancez « npm run build ».`
}

/** Serves the built site that the command line or the environment names. */
export async function main() {
  parseOptions('out-dir', 'port', 'host')
  const { HOST: host = 'localhost' } = process.env
  const port = process.env.PORT || '4173'
  const dir = outFolder()
  /** @param {string} sentence */
  const fail = (sentence) => {
    console.error(sentence)
    process.exitCode = 1
  }
  try {
    finishPublication(dir)
  } catch (error) {
    return fail(explainDiskError(error) ?? /** @type {Error} */ (error).message)
  }
  try {
    const log = makeCountLog(process.stdout)
    const server = await startServer({ dir, host, port: Number(port), log })
    console.log(`Le site est servi sur http://${host}:${server.port}`)
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.stop())
  } catch (error) {
    fail(explainStartError(error, { dir, host, port }))
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) main()
