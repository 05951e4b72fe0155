/*
 * The server of the atelier, which `npm run atelier` starts on the owner's machine: it serves the page in which
 * the owner edits the site, and does what that page asks.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { contentType } from 'mime-types'
import { writeWhole } from '../../owner/disk/write-whole.ts'
import { explainError } from '../../owner/problems/explain-error.ts'
import { type Asks, PublishError } from '../../publish/PublishError.ts'
import { listActions } from './actions.ts'
import { bundlePage } from './bundle-page.ts'
import { followSite } from './follow-site.ts'

/**
 * Serves the owner's page on this machine, and to this machine only. Any page in the same browser can send requests to
 * this port, but none of another origin can read the token that actions need.
 *
 * @param options `folder` is the folder of the site; `port` 0 takes any free port
 * @returns the address to open. The token follows `#`, which browsers do not send
 */
export async function startAtelier({ folder, port }: { folder: string; port: number }) {
  const token = readToken()
  const site = followSite(folder)
  const [files] = await Promise.all([bundlePage(), site.state()])
  const actions = listActions(folder, site)
  const server = createServer((request, response) => void respond(request, response))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: heard } = server.address() as AddressInfo
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${heard}`)

  async function respond(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(headers)
    const { host = '' } = request.headers
    const ours = `http://${host}`
    const { origin = ours } = request.headers
    // A name that a page of another site points at this machine is not ours, nor is that page.
    if (!hosts.includes(host) || origin !== ours) return response.writeHead(403).end()
    try {
      const { pathname, searchParams } = new URL(ours + request.url)
      const file = request.method === 'GET' ? files.get(pathname) : undefined
      const action = request.method === 'POST' && actions[pathname]
      if (file !== undefined) {
        const type = contentType(extname(pathname) || '.html')
        response.writeHead(200, { 'Content-Type': type || 'application/octet-stream' }).end(file)
      } else if (!action) {
        response.writeHead(404).end()
      } else if (request.headers['x-jeton'] !== token) {
        sendJson(response, 401, { sentence: OLD_ADDRESS })
      } else {
        sendJson(response, 200, await action(request, searchParams))
      }
    } catch (error) {
      sendJson(response, 422, describeFailure(error))
    }
  }

  return addressAt(heard)
}

/** Gives the address of the atelier of this copy of the project that has the port already, if there is one. */
export async function findRunning(port: number): Promise<string | undefined> {
  const { origin } = new URL(addressAt(port))
  const request = { method: 'POST', headers: { 'X-Jeton': readToken() }, body: '{"answers":{}}' }
  const answer = await fetch(`${origin}/api/site`, request).catch(() => undefined)
  return answer?.ok ? addressAt(port) : undefined
}

const addressAt = (port: number) => `http://127.0.0.1:${port}/#${readToken()}`

/** Only the user of this machine reads this file. */
const TOKEN_FILE = '.build/jeton'

/** Reads the token of this copy of the project. It stays the same, so that a page goes on after a restart. */
function readToken(): string {
  if (!existsSync(TOKEN_FILE)) {
    writeWhole(TOKEN_FILE, randomBytes(24).toString('base64url'), 0o600)
  }
  return readFileSync(TOKEN_FILE, 'utf8')
}

const OLD_ADDRESS = 'Rouvrez l’adresse que le terminal a donnée : celle-ci n’est plus valable.'

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

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** Why a request failed, and what the owner may answer so that a publication goes on. */
export type RequestFailure = { sentence: string; asks?: Asks | undefined }

function describeFailure(error: unknown): RequestFailure {
  const sentence = explainError(error)
  if (!sentence) console.error(error)
  return {
    sentence: sentence ?? 'L’atelier a rencontré une erreur : le terminal en dit plus.',
    asks: error instanceof PublishError ? error.asks : undefined,
  }
}
