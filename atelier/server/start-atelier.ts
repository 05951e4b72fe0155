import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brandColorsCss } from '../../generator/brand/brand-colors.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { contentType } from '../../hosting/content-type.ts'
import { siteBuilder } from './build-site.ts'
import { bundlePage } from './bundle-page.ts'
import { followSite } from './follow-site.ts'
import { type Change, type Kept, openStore } from './open-store.ts'
import { putMedia } from './put-media.ts'
import { Refusal } from './Refusal.ts'
import { readBody } from './read-body.ts'
import { startPreview } from './start-preview.ts'

const MAX_JSON = 4_000_000

const unreadable = () => new Refusal(400, 'Cette demande ne se lit pas.')

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readBody(request, MAX_JSON, 'Ce texte est trop long.')
  try {
    const read = JSON.parse(body.toString() || '{}')
    if (typeof read === 'object' && read !== null) return read
  } catch {}
  throw unreadable()
}

const isStep = (step: unknown) =>
  typeof step === 'number' ||
  // `__proto__` and `constructor` would be no keys of the file.
  (typeof step === 'string' && !(step in {}))

const isPath = (path: unknown): path is Change['path'] =>
  Array.isArray(path) && path.length > 0 && path.every(isStep)

function readChanges(typed: unknown): Change[] {
  const isRight = Array.isArray(typed) && typed.every((change) => isPath(change?.path))
  if (!isRight) throw unreadable()
  // A form may hold numbers; a file holds what was typed.
  return JSON.parse(JSON.stringify(typed), (key, value) =>
    typeof value === 'number' && key === 'value' ? String(value) : value,
  )
}

/**
 * Serves the owner's page on this machine, for this machine only.
 *
 * @param folder of the site
 * @param port 0 takes any free one
 */
export async function startAtelier({ folder, port = 0 }: { folder: string; port?: number }) {
  const token = randomBytes(24).toString('base64url')
  const store = openStore(folder)
  const builder = siteBuilder(folder)
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const listening = server.address() as { port: number }
  const host = `127.0.0.1:${listening.port}`
  const origin = `http://${host}`
  const [files, preview] = await Promise.all([bundlePage(), startPreview(origin)])

  const site = followSite(store, preview)

  const words = (file: unknown) => {
    if (typeof file !== 'string') throw unreadable()
    return file
  }

  /** @param work what stays in the form of it, if it says so */
  const answerAfter = async (work: unknown) => {
    const kept = ((await work) ?? []) as Kept[]
    site.tell()
    return { ...site.state(), kept }
  }

  /** All that the page may ask for. */
  const answers: Record<string, (asked: Record<string, unknown>) => unknown> = {
    '/api/opening': () => site.opening(),
    '/api/news': ({ since }) => site.news(Number(since)),
    '/api/change': ({ file, hash, changes }) =>
      answerAfter(store.change(words(file), words(hash), readChanges(changes))),
    '/api/replace': ({ file, hash, text }) =>
      answerAfter(store.replace(words(file), words(hash), words(text))),
    '/api/undo': () => answerAfter(store.undo()),
    '/api/redo': () => answerAfter(store.redo()),
    '/api/copy': () => answerAfter(store.keepCopy()),
    '/api/restore': ({ id }) => answerAfter(store.restore(words(id))),
    '/api/accept': () => answerAfter(store.recordVersions(preview.now.site.texts)),
    '/api/build': () => builder.build(),
  }

  const headers = {
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
      "img-src 'self' blob: data:",
      'media-src blob:',
      `frame-src ${preview.origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }

  function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
    response.writeHead(status, { ...headers, 'Content-Type': type })
    response.end(body)
  }
  const sendJson = (response: ServerResponse, status: number, body: unknown) =>
    send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))

  /** Another site in the same browser can send requests here: none of them gets anything. */
  function guard({ headers: { host: asked, origin: from }, socket }: IncomingMessage) {
    const isLocal = /^(?:::ffff:)?127\.0\.0\.1$/.test(socket.remoteAddress ?? '')
    if (!isLocal || asked !== host || (from !== undefined && from !== origin)) {
      throw new Refusal(403, 'Cette page n’est ouverte qu’à elle-même.')
    }
  }
  function guardToken(request: IncomingMessage) {
    const given = Buffer.from(String(request.headers['x-jeton'] ?? ''))
    const right = Buffer.from(token)
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      const sentence = 'Rouvrez l’adresse que le terminal a donnée : celle-ci n’est plus valable.'
      throw new Refusal(403, sentence)
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      guard(request)
      const { pathname, searchParams } = new URL(request.url ?? '/', origin)
      if (!pathname.startsWith('/api/')) {
        if (request.method !== 'GET') throw new Refusal(405, 'Cette page se lit seulement.')
        if (pathname === '/brand-colors.css') {
          return send(
            response,
            200,
            'text/css',
            brandColorsCss(preview.now.site.config.brand.color),
          )
        }
        const file = files.get(pathname)
        if (file === undefined) throw new Refusal(404, 'Cette adresse ne mène à rien.')
        return send(response, 200, contentType(pathname === '/' ? '/index.html' : pathname), file)
      }
      guardToken(request)
      if (request.method === 'PUT' && pathname === '/api/media') {
        const path = await putMedia(folder, searchParams.get('name') ?? '', request)
        return sendJson(response, 200, { path })
      }
      const reply = answers[pathname]
      if (!reply || request.method !== 'POST')
        throw new Refusal(404, 'Cette adresse ne mène à rien.')
      return sendJson(response, 200, await reply(await readJson(request)))
    } catch (error) {
      if (error instanceof Refusal || error instanceof OwnerError) {
        const status = error instanceof Refusal ? error.status : 422
        return sendJson(response, status, { sentence: error.message })
      }
      console.error(error)
      const sentence = 'L’atelier a rencontré une erreur : le terminal en dit plus.'
      return sendJson(response, 500, { sentence })
    }
  }

  return {
    origin,
    token,
    /** Opens the page: what follows `#` is sent to nobody. */
    address: `${origin}/#${token}`,
    async stop() {
      site.tell()
      await Promise.all([preview.stop(), builder.stop()])
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
