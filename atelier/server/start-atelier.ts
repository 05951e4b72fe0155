/*
 * The server of the atelier, which `npm run atelier` starts on the owner's machine: it serves the page in which
 * the owner edits the site, and does what that page asks.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { contentType } from 'mime-types'
import { explainDiskError } from '../../owner/disk/explain-disk-error.ts'
import { OwnerError } from '../../owner/problems/owner-error.ts'
import { type Asks, PublishError } from '../../publish/PublishError.ts'
import { listActions } from './actions.ts'
import { bundlePage, type PageFiles } from './bundle-page.ts'
import { followSite } from './follow-site.ts'
import { HttpError } from './HttpError.ts'

/**
 * Serves the owner's page on this machine, and to this machine only.
 *
 * @param options `folder` is the folder of the site; `port` 0 takes any free port
 * @returns the address to open. The token follows `#`, which browsers do not send
 */
export async function startAtelier({ folder, port }: { folder: string; port: number }) {
  const token = randomBytes(24).toString('base64url')
  const site = followSite(folder)
  const [files] = await Promise.all([bundlePage(), site.state()])
  const actions = listActions(folder, site)
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(headers)
    try {
      const { pathname, searchParams } = checkSender(request, host)
      if (request.method === 'GET') {
        sendFile(files, pathname, response)
        return
      }
      checkToken(request, token)
      const action = actions[`${request.method} ${pathname}`]
      if (!action) throw nowhere()
      sendJson(response, 200, await action(request, searchParams))
    } catch (error) {
      const { status, ...failure } = describeError(error)
      sendJson(response, status, failure)
    }
  }

  return `http://${host}/#${token}`
}

const headers = new Headers({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    // The preview has an origin of its own: another port of this machine.
    'frame-src http://127.0.0.1:*',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})

const nowhere = () => new HttpError(404, 'Cette adresse ne mène à rien.')

/** Refuses a request that another site sends: any page in the same browser can send requests to this port. */
function checkSender({ url = '/', headers: sent }: IncomingMessage, host: string): URL {
  const origin = `http://${host}`
  // A request without `Origin` is accepted: browsers leave it out of most requests to the page's own server.
  const isOtherOrigin = sent.origin !== undefined && sent.origin !== origin
  if (sent.host !== host || isOtherOrigin) {
    throw new HttpError(403, 'Cette page n’est ouverte qu’à elle-même.')
  }
  return new URL(url, origin)
}

function checkToken({ headers: sent }: IncomingMessage, token: string) {
  if (sent['x-jeton'] === token) return
  const sentence = 'Rouvrez l’adresse que le terminal a donnée : celle-ci n’est plus valable.'
  throw new HttpError(401, sentence)
}

/** Sends a file of the owner's page. */
function sendFile(files: PageFiles, path: string, response: ServerResponse) {
  const file = files.get(path)
  if (file === undefined) throw nowhere()
  const type = contentType(path === '/' ? '.html' : extname(path))
  response.setHeader('Content-Type', type || 'application/octet-stream')
  response.end(file)
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** Why a request failed, and what the owner may answer so that a publication goes on. */
export type Failure = { sentence: string; asks?: Asks | undefined }

function describeError(error: unknown): Failure & { status: number } {
  if (error instanceof HttpError) return { status: error.status, sentence: error.message }
  if (error instanceof PublishError) {
    return { status: 422, sentence: error.message, asks: error.asks }
  }
  // 422 « Unprocessable Content »: the request is right, and the owner's files need a correction.
  if (error instanceof OwnerError) return { status: 422, sentence: error.message }
  // 507 « Insufficient Storage »: the disk is full, or refuses to be written.
  const sentenceOfDisk = explainDiskError(error)
  if (sentenceOfDisk) return { status: 507, sentence: sentenceOfDisk }
  console.error(error)
  return { status: 500, sentence: 'L’atelier a rencontré une erreur : le terminal en dit plus.' }
}
