// The production server: `node hosting/server.js`. It needs Node and a built site, nothing else.
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { makeCountLog } from './count-log.js'
import { parseOptions } from './parse-options.js'
import { ObstacleError } from './publication/obstacles.js'
import { finishPublication } from './publication/publication.js'
import { makeResponder } from './responder.js'

/** @typedef {import('node:net').Socket} Socket */

/** Browsers wait for each answer; whoever asks for more at once on one connection is cut off. */
const MOST_UNANSWERED = 20

/**
 * Serves the site of `dir`, as its policy says. Port 0 takes any free port, `log` is given each count, and a visitor has
 * `graceMs` to read an answer when the server stops.
 * @param {{ dir: string, host?: string, port?: number, log?: (counted: string) => void, graceMs?: number }} options
 */
export async function startServer({ dir, host = 'localhost', port, log, graceMs = 5000 }) {
  const respond = makeResponder(dir, log)
  const server = createServer({
    requireHostHeader: false,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 2000,
    // Longer than what reverse proxies keep open, or they would meet a closed connection.
    keepAliveTimeout: 65_000,
  })
  // For a client that stops reading.
  server.timeout = 60_000

  /** @type {Map<Socket, number>} */
  const unanswered = new Map()
  /** @type {(socket: Socket, change: number) => void} */
  const count = (socket, change) => {
    const left = (unanswered.get(socket) ?? 0) + change
    if (left > 0) unanswered.set(socket, left)
    else unanswered.delete(socket)
    if (left > MOST_UNANSWERED) socket.destroy()
    if (unanswered.size === 0 && !server.listening) server.closeAllConnections()
  }
  /** @type {ReturnType<typeof makeResponder>} */
  const receive = (request, response) => {
    const { socket } = request
    count(socket, 1)
    response.once('close', () => count(socket, -1))
    // Before its turn, a pipelined request opens no file: nothing would close it if the visitor left.
    if (response.socket) respond(request, response)
    else response.once('socket', () => respond(request, response))
  }
  server.on('request', receive)
  // An `Expect` header would otherwise get an answer of Node's own, without the policy.
  server.on('checkExpectation', receive)
  server.on('connection', (socket) => {
    socket.once('close', () => count(socket, -Infinity))
    // Node would make objects for all the requests of one chunk before the first could be refused.
    const [parse] = socket.listeners('data')
    socket.removeAllListeners('data').on('data', (chunk) => {
      if (chunk.toString('latin1').split('\r\n\r\n').length > MOST_UNANSWERED) socket.destroy()
      else parse?.(chunk)
    })
  })
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, duplex) => {
    const socket = /** @type {Socket} */ (duplex)
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    // Before the end of another answer, this one would be read as part of it.
    if (isLate || !socket.writable || unanswered.has(socket)) return void socket.destroy()
    // A request without an address is answered 400, as any other is: once, and with the policy.
    const request = new IncomingMessage(socket)
    const response = new ServerResponse(request)
    response.assignSocket(socket)
    response.once('finish', () => socket.destroy())
    receive(request, response)
  })

  await once(server.listen(port, host), 'listening')
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    async stop() {
      const closed = once(server.close(), 'close')
      setTimeout(() => server.closeAllConnections(), unanswered.size && graceMs).unref()
      await closed
    },
  }
}

/** Serves what is built, as the command line or the environment says. Its sentences are for the owner. */
export async function main() {
  parseOptions('out-dir', 'port', 'host')
  const { HOST: host = 'localhost' } = process.env
  const port = process.env.PORT || '4173'
  const dir = process.env.OUT_DIR?.trim() || 'dist'
  try {
    finishPublication(dir)
    const log = makeCountLog(process.stdout)
    const server = await startServer({ dir, host, port: Number(port), log })
    console.log(`Le site est servi sur http://${host}:${server.port}`)
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.stop())
  } catch (error) {
    const { code, path } = /** @type {NodeJS.ErrnoException} */ (error)
    console.error(
      error instanceof ObstacleError
        ? error.message
        : code === 'EADDRINUSE'
          ? `Le port ${port} est déjà pris : arrêtez l’autre serveur ou choisissez un autre port, par exemple « npm start -- --port ${Number(port) + 1} ».`
          : code === 'EACCES' && path
            ? `Le fichier « ${path} » ne peut pas être lu : donnez le droit de lecture à l’utilisateur qui lance le serveur.`
            : code && !path
              ? `Le site ne peut pas être servi à « ${host}:${port} » : HOST doit être une adresse de cette machine, et PORT un nombre de 1024 à 65535.`
              : `Aucun site construit en entier dans « ${dir} » : lancez « npm run build ».`,
    )
    process.exitCode = 1
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) main()
