// The production server, `node hosting/server.js`. It needs Node and a built site, but no package.
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { parseOptions } from './parse-options.js'
import { outFolder } from './publication/build-record.js'
import { explainDiskError } from './publication/disk-error.js'
import { finishPublication } from './publication/publication.js'
import { makeCountLog } from './server/count-log.js'
import { makeResponder } from './server/responder.js'

/** @typedef {import('node:net').Socket} Socket */

/** A client with more unanswered requests than this on one connection is no browser, and is cut off. */
const MOST_UNANSWERED = 20
const REQUEST_TIMEOUT_MS = 10_000
/** How often Node looks for requests that have exceeded their time. */
const CONNECTION_CHECK_MS = 2000
/** Longer than reverse proxies keep an idle connection, so that none sends a request as Node closes the connection. */
const KEEP_ALIVE_MS = 65_000
/** After how long Node closes the connection of a client that reads nothing. */
const UNREAD_RESPONSE_MS = 60_000

/**
 * Serves the built site of `dir`. Port 0 takes any free port, `log` gets the address of each visit to count
 * (`/mesure/page-vue`), and visitors have `graceMs` milliseconds to finish a response when the server stops.
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
  /** How many requests of each connection have no answer yet. @type {Map<Socket, number>} */
  const unanswered = new Map()
  /** A server that has been stopped keeps idle connections only until all requests are answered. */
  const closeIfFinished = () => {
    if (!server.listening && unanswered.size === 0) server.closeAllConnections()
  }

  /** @type {ReturnType<typeof makeResponder>} */
  const receive = (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > MOST_UNANSWERED) socket.destroy()
    response.once('close', () => {
      const countLeft = (unanswered.get(socket) ?? 0) - 1
      if (countLeft > 0) unanswered.set(socket, countLeft)
      else unanswered.delete(socket)
      closeIfFinished()
    })
    // A client may send requests before it has its responses (pipelining): each waits for its turn, because a
    // file opened before that would stay open if the visitor left.
    if (response.socket) respond(request, response)
    else response.once('socket', () => respond(request, response))
  }
  server.on('request', receive)
  // Requests with an `Expect` header are answered here: Node would leave out the headers of the policy.
  server.on('checkExpectation', receive)
  server.on('connection', (socket) => {
    socket.once('close', () => {
      unanswered.delete(socket)
      closeIfFinished()
    })
    refuseManyAtOnce(socket)
  })
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, duplex) => {
    const socket = /** @type {Socket} */ (duplex)
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    // While a response is being sent, the client might read an error as a part of it: the connection is cut.
    if (isLate || !socket.writable || unanswered.has(socket)) socket.destroy()
    else answerMalformedRequest(socket, receive)
  })

  await once(server.listen(port, host), 'listening')
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    async stop() {
      const closed = once(server.close(), 'close')
      const delay = unanswered.size === 0 ? 0 : graceMs
      setTimeout(() => server.closeAllConnections(), delay).unref()
      await closed
    },
  }
}

/**
 * Cuts off a client that sends many requests in one piece, before Node parses them all. The first listener of the
 * socket's data is Node's parser (checked with Node 20.20): our listener takes its place, and calls it.
 * @param {Socket} socket
 */
function refuseManyAtOnce(socket) {
  const [parse] = socket.listeners('data')
  if (!parse) throw new Error('Node has no listener for the data of a new connection')
  socket.removeAllListeners('data').on('data', (chunk) => {
    // An empty line ends the headers of each request.
    const requests = chunk.toString('latin1').split('\r\n\r\n').length - 1
    if (requests > MOST_UNANSWERED) socket.destroy()
    else parse(chunk)
  })
}

/**
 * Answers a request that Node could not parse. A bare `IncomingMessage` has an empty address, which the
 * responder refuses with status 400 and the headers of the policy.
 * @type {(socket: Socket, receive: ReturnType<typeof makeResponder>) => void}
 */
function answerMalformedRequest(socket, receive) {
  const request = new IncomingMessage(socket)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  response.once('finish', () => socket.destroy())
  receive(request, response)
}

/** @type {(error: unknown, options: { dir: string, host: string, port: string }) => string} */
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
