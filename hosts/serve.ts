// Serves a built site on this machine as the hosts do: for `npm start` and for the tests.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import compression from 'compression'
import type { Request, Response } from 'express-serve-static-core'
import serveStatic from 'serve-static'
import { caching, headers, IMMUTABLE } from './headers.ts'
import { pagePaths } from './page-paths.ts'

const HIDDEN = /\/\.(?!well-known\/)/
const NOT_FOUND_PAGE = /^\/404(?:\.html)?$/

/** Other spellings of the pages' addresses: `/merci/` → `/merci` */
const redirects = new Map(
  pagePaths.flatMap((path) => {
    const spellings = path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`]
    return spellings.map((spelling) => [spelling, path] as const)
  }),
)

function setCaching(response: ServerResponse, path: string) {
  const isImmutable = IMMUTABLE.test(path)
  response.setHeader('Cache-Control', isImmutable ? caching.immutable : caching.revalidate)
}

/** @param port 0 for any free one */
export async function serveSite(folder: string, port: number) {
  const compress = compression()
  const serveFile = serveStatic(folder, {
    extensions: ['html'],
    redirect: false,
    cacheControl: false,
    dotfiles: 'allow',
  })

  function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', caching.revalidate)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const target = redirects.get(path)
    if (target) {
      response
        .writeHead(308, { Location: query === undefined ? target : `${target}?${query}` })
        .end()
      return
    }
    const showNotFound = (error?: { status?: number }) => {
      response.setHeader('Cache-Control', caching.revalidate)
      if (error?.status === 416) return void response.writeHead(416).end()
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, '404.html')))
    }
    if (HIDDEN.test(path) || NOT_FOUND_PAGE.test(path)) return showNotFound()
    if (existsSync(join(folder, path))) setCaching(response, path)
    serveFile(request as Request, response as Response, showNotFound)
  }

  const server = createServer((request, response) =>
    compress(request as Request, response as Response, () => answer(request, response)),
  )
  server.listen(port)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
