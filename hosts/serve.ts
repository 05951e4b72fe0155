// Serves a built site on this machine as the hosts do: for `npm start` and for the tests.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import querystring from 'node:querystring'
import compression from 'compression'
import serveStatic from 'serve-static'
import { routes } from '../src/routes.ts'
import { caching, headers, IMMUTABLE } from './headers.ts'

/** The addresses of all pages, home page first. The files of each host list them, and a test compares. */
export const pagePaths = [...routes.map(({ path }) => path), '/demonstration/agenda']

const HIDDEN = /\/\.(?!well-known\/)/
const NOT_FOUND_PAGE = /^\/404(?:\.html)?$/

/** Other spellings of the pages' addresses: `/merci/` → `/merci` */
const redirects = new Map(
  pagePaths.flatMap((path) => {
    const spellings = path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`]
    return spellings.map((spelling) => [spelling, path] as const)
  }),
)

/** What `compression` is typed for. It needs nothing that Node's own request and response lack. */
type Express = Parameters<ReturnType<typeof compression>>

/**
 * @param port 0 for any free one
 * @param isOpen true where other machines of the network may ask too
 */
export async function serveSite(folder: string, port: number, isOpen = false) {
  const compress = compression()
  const serveFile = serveStatic(folder, {
    extensions: ['html'],
    redirect: false,
    cacheControl: false,
    dotfiles: 'allow',
    setHeaders(response) {
      if (IMMUTABLE.test(response.req.url ?? '')) {
        response.setHeader('Cache-Control', caching.immutable)
      }
    },
  })

  function respond(request: IncomingMessage, response: ServerResponse) {
    const [typed = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const path = querystring.unescape(typed)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', caching.revalidate)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const target = redirects.get(path)
    if (target) {
      const location = query === undefined ? target : `${target}?${query}`
      response.writeHead(308, { Location: location }).end()
      return
    }
    const showNotFound = (error?: { status?: number }) => {
      response.setHeader('Cache-Control', caching.revalidate)
      if (error?.status === 416) return void response.writeHead(416).end()
      try {
        const page = readFileSync(join(folder, '404.html'))
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
      } catch {
        // A build takes the place of the one before by two renames: between them, there is none.
        response.writeHead(503, { 'Retry-After': '1' }).end()
      }
    }
    if (HIDDEN.test(path) || NOT_FOUND_PAGE.test(path)) return showNotFound()
    serveFile(request, response, showNotFound)
  }

  // Requests that a client sends without waiting for answers are taken in turn: Node would start all of them at once,
  // and tell none that the client has gone, so that their files would stay open.
  const turns = new WeakMap<Socket, Promise<unknown>>()
  const server = createServer(async (request, response) => {
    const { socket } = request
    const turn = turns.get(socket)
    turns.set(socket, new Promise((resolve) => response.once('close', resolve)))
    await turn
    if (socket.destroyed) return
    compress(request as Express[0], response as Express[1], () => respond(request, response))
  })
  server.listen(port, isOpen ? undefined : 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
