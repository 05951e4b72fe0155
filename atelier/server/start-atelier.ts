import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brandColorsCss } from '../../generator/brand/brand-colors.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { openSiteFolder } from '../../generator/site-folder.ts'
import { contentType } from '../../hosting/content-type.ts'
import { siteBuilder } from './build-site.ts'
import { bundlePage } from './bundle-page.ts'
import { followSite } from './follow-site.ts'
import { HttpError } from './HttpError.ts'
import { type Change, openStore, type Rejected } from './open-store.ts'
import { putMedia } from './put-media.ts'
import { readBody } from './read-body.ts'
import { startPreview } from './start-preview.ts'

/** As much as the site reads of one text. */
const MAX_TEXT = 2_000_000

const unreadable = () => new HttpError(400, 'Cette demande ne se lit pas.')
const nowhere = () => new HttpError(404, 'Cette adresse ne mène à rien.')

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readBody(request, MAX_TEXT * 2, 'Ce texte est trop long.')
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

/** Texts, and groups and lists of them: a file holds what was typed. */
const isTyped = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  typeof value === 'string' ||
  (typeof value === 'object' &&
    Object.entries(value).every(([key, each]) => isStep(key) && isTyped(each)))

const isRight = ({ path, value }: Change) => {
  const text = JSON.stringify(value ?? '')
  if (Buffer.byteLength(text) > MAX_TEXT) throw new HttpError(400, 'Ce texte est trop long.')
  if (text.includes('\\u0000'))
    throw new HttpError(400, 'Ce texte contient un caractère invisible.')
  return Array.isArray(path) && path.every(isStep) && isTyped(value)
}

function readChanges(typed: unknown): Change[] {
  if (!Array.isArray(typed) || !typed.every((each) => each && isRight(each))) throw unreadable()
  return typed
}

const word = (typed: unknown) => {
  if (typeof typed !== 'string') throw unreadable()
  return typed
}

/**
 * Serves the owner's page on this machine, for this machine only.
 *
 * @param folder of the site
 * @param port 0 takes any free one
 */
export async function startAtelier({ folder, port = 0 }: { folder: string; port?: number }) {
  const token = randomBytes(24).toString('base64url')
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as { port: number }).port}`
  const origin = `http://${host}`
  // A tab of before may ask already: it waits until there is something to answer.
  const ready = prepare()

  async function prepare() {
    const store = openStore(folder)
    const [files, preview] = await Promise.all([bundlePage(), startPreview(origin)])
    const site = followSite(folder, store, preview)
    await site.begun
    return { store, files, preview, site, builder: siteBuilder(folder) }
  }
  type Atelier = Awaited<typeof ready>

  /** All that the page may ask for. */
  const answers: Record<string, (atelier: Atelier, asked: Record<string, unknown>) => unknown> = {
    '/api/opening': ({ site }) => site.opening(),
    '/api/news': ({ site }, { since }) => site.news(Number(since)),
    '/api/change': async ({ store, site }, { file, changes }) =>
      reply(site, await store.change(word(file), readChanges(changes))),
    '/api/undo': ({ store, site }) => {
      store.undo()
      return reply(site)
    },
    '/api/redo': ({ store, site }) => {
      store.redo()
      return reply(site)
    },
    '/api/accept': ({ store, site }) => {
      store.recordVersions(site.site()?.texts ?? {})
      return reply(site)
    },
    '/api/build': ({ builder }) => builder.build(),
  }

  /** @param rejected what stays in the form */
  function reply(site: Atelier['site'], rejected: Rejected[] = []) {
    site.tell()
    return { ...site.state(), rejected }
  }

  const headers = (preview: string) => ({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; media-src 'self'; frame-src ${preview}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  })

  /** Another site in the same browser can send requests here: none of them gets anything. */
  function guard({ headers: { host: asked, origin: from }, socket }: IncomingMessage) {
    const isLocal = /^(?:::ffff:)?127\.0\.0\.1$/.test(socket.remoteAddress ?? '')
    if (!isLocal || asked !== host || (from !== undefined && from !== origin)) {
      throw new HttpError(403, 'Cette page n’est ouverte qu’à elle-même.')
    }
  }
  function guardToken(request: IncomingMessage) {
    const given = Buffer.from(String(request.headers['x-jeton'] ?? ''))
    const right = Buffer.from(token)
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      const sentence = 'Rouvrez l’adresse que le terminal a donnée : celle-ci n’est plus valable.'
      throw new HttpError(403, sentence)
    }
  }

  /** The page itself, its colours, and the media that it shows small. */
  function readFile({ files, site }: Atelier, path: string): string | Uint8Array | undefined {
    if (path === '/brand-colors.css') {
      const { config } = site.site() ?? {}
      return config ? brandColorsCss(config.brand.color) : ''
    }
    return files.get(path)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const send = (status: number, type: string, body: string | Uint8Array, preview = "'none'") =>
      response.writeHead(status, { ...headers(preview), 'Content-Type': type }).end(body)
    const sendJson = (status: number, body: unknown) =>
      send(status, 'application/json; charset=utf-8', JSON.stringify(body))
    try {
      guard(request)
      if (!URL.canParse(request.url ?? '/', origin)) throw unreadable()
      const { pathname, searchParams } = new URL(request.url ?? '/', origin)
      const atelier = await ready
      if (!pathname.startsWith('/api/')) {
        if (request.method !== 'GET') throw new HttpError(405, 'Cette page se lit seulement.')
        const [, media] = /^\/(media\/\w[\w.-]*)$/.exec(pathname) ?? []
        const place = media && openSiteFolder(folder).find(media)
        if (place && existsSync(place)) {
          response.writeHead(200, { ...headers("'none'"), 'Content-Type': contentType(place) })
          return createReadStream(place)
            .on('error', () => response.destroy())
            .pipe(response)
        }
        const file = readFile(atelier, pathname)
        if (file === undefined) throw nowhere()
        const type = contentType(pathname === '/' ? '/index.html' : pathname)
        return send(200, type, file, atelier.preview.origin)
      }
      guardToken(request)
      if (request.method === 'PUT' && pathname === '/api/media') {
        const path = await putMedia(folder, searchParams.get('name') ?? '', request)
        return sendJson(200, { path })
      }
      const act = answers[pathname]
      if (!act || request.method !== 'POST') throw nowhere()
      return sendJson(200, await act(atelier, await readJson(request)))
    } catch (error) {
      if (error instanceof HttpError || error instanceof OwnerError) {
        return sendJson(error instanceof HttpError ? error.status : 422, {
          sentence: error.message,
        })
      }
      console.error(error)
      const sentence = 'L’atelier a rencontré une erreur : le terminal en dit plus.'
      return sendJson(500, { sentence })
    }
  }

  await ready
  return {
    origin,
    token,
    /** Opens the page: what follows `#` is sent to nobody. */
    address: `${origin}/#${token}`,
    async stop() {
      const { site, preview, builder } = await ready
      site.stop()
      await Promise.all([preview.stop(), builder.stop()])
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
