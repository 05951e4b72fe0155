import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { readVersions, recordVersions } from '../../generator/check/legal-versions.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import type { Typed } from '../../generator/schema/read-yaml.ts'
import { openSiteFolder } from '../../generator/site-folder.ts'
import { contentType } from '../../hosting/content-type.ts'
import { fileNames } from '../file-names.ts'
import { siteBuilder } from './build-site.ts'
import { bundlePage } from './bundle-page.ts'
import { followSite } from './follow-site.ts'
import { HttpError } from './HttpError.ts'
import { openStore, type Rejected } from './open-store.ts'
import { putMedia } from './put-media.ts'
import { startPreview } from './start-preview.ts'

const unreadable = () => new HttpError(400, 'Cette demande ne se lit pas.')
const nowhere = () => new HttpError(404, 'Cette adresse ne mène à rien.')

/** As much as the site reads of one text. */
const MAX_TEXT = 2_000_000

// `__proto__` and `constructor` would be no keys of the file.
const key = z.string().refine((step) => !(step in {}))
/** Texts, and groups and lists of them: a file holds what was typed. */
const typed: z.ZodType<Typed> = z.lazy(() =>
  z.union([
    z
      .string()
      .max(MAX_TEXT)
      .regex(/^[^\0]*$/),
    z.array(typed),
    z.record(key, typed),
  ]),
)
const changes = z.array(
  z.object({
    file: z.enum(fileNames),
    path: z.array(z.union([key, z.int().min(0)])),
    value: typed.optional(),
    before: z.unknown().optional(),
  }),
)

async function readJson(request: IncomingMessage): Promise<unknown> {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (size > MAX_TEXT * 4) throw new HttpError(413, 'Ce texte est trop long.')
  const body = await text(request)
  try {
    return JSON.parse(body || '{}')
  } catch {
    throw unreadable()
  }
}

/**
 * Serves the owner's page on this machine, for this machine only.
 *
 * @param folder of the site
 * @param port 0 takes any free one
 * @returns the address that opens it: what follows `#` is sent to nobody
 */
export async function startAtelier({ folder, port }: { folder: string; port: number }) {
  const token = randomBytes(24).toString('base64url')
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as { port: number }).port}`
  const origin = `http://${host}`
  const store = openStore(folder)
  const build = siteBuilder(folder)
  // A tab of before may ask already: it waits until there is something to answer.
  const ready = prepare()

  async function prepare() {
    const [files, preview] = await Promise.all([bundlePage(), startPreview(origin)])
    const site = followSite(folder, store, preview)
    await site.begun
    return { files, preview, site }
  }
  type Atelier = Awaited<typeof ready>

  /** @param rejected what stays in the form */
  function reply({ site }: Atelier, rejected: Rejected[] = []) {
    site.tell()
    return { ...site.state(), rejected }
  }

  /** All that the page may ask for. */
  const answers: Record<string, (atelier: Atelier, asked: unknown) => unknown> = {
    '/api/opening': ({ site }) => site.opening(),
    '/api/news': ({ site }, asked) => site.news(z.object({ since: z.number() }).parse(asked).since),
    '/api/change': async (atelier, asked) =>
      reply(atelier, await store.change(z.object({ changes }).parse(asked).changes)),
    '/api/undo': (atelier) => {
      store.undo()
      return reply(atelier)
    },
    '/api/redo': (atelier) => {
      store.redo()
      return reply(atelier)
    },
    '/api/accept': (atelier) => {
      const { folder: opened, texts } = atelier.site.site() ?? {}
      if (opened && texts) store.recordVersions(recordVersions(readVersions(opened), texts, opened))
      return reply(atelier)
    },
    '/api/build': build,
  }

  /** Another site in the same browser can send requests here: none of them gets anything. */
  function guard({ headers }: IncomingMessage) {
    if (headers.host !== host || (headers.origin ?? origin) !== origin) {
      throw new HttpError(403, 'Cette page n’est ouverte qu’à elle-même.')
    }
  }
  function guardToken({ headers }: IncomingMessage) {
    const given = Buffer.from(String(headers['x-jeton'] ?? ''))
    const right = Buffer.from(token)
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      const sentence = 'Rouvrez l’adresse que le terminal a donnée : celle-ci n’est plus valable.'
      throw new HttpError(403, sentence)
    }
  }

  const headersOf = (type: string, preview: string) => ({
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; media-src 'self'; frame-src ${preview}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  })

  /** The page itself, and the media that it shows small. */
  function sendFile({ files, preview }: Atelier, path: string, response: ServerResponse) {
    const [, media] = /^\/(media\/\w[\w.-]*)$/.exec(path) ?? []
    const place = media && openSiteFolder(folder).find(media)
    if (place && existsSync(place)) {
      response.writeHead(200, headersOf(contentType(place), "'none'"))
      return createReadStream(place)
        .on('error', () => response.destroy())
        .pipe(response)
    }
    const file = files.get(path)
    if (file === undefined) throw nowhere()
    const type = contentType(path === '/' ? '.html' : path)
    return response.writeHead(200, headersOf(type, preview.origin)).end(file)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const sendJson = (status: number, body: unknown) =>
      response
        .writeHead(status, headersOf('application/json; charset=utf-8', "'none'"))
        .end(JSON.stringify(body))
    try {
      guard(request)
      if (!URL.canParse(request.url ?? '/', origin)) throw unreadable()
      const { pathname, searchParams } = new URL(request.url ?? '/', origin)
      const asked = `${request.method} ${pathname}`
      if (asked.startsWith('GET ')) return sendFile(await ready, pathname, response)
      guardToken(request)
      const atelier = await ready
      if (asked === 'PUT /api/media') {
        const path = await putMedia(folder, searchParams.get('name') ?? '', request)
        return sendJson(200, { path })
      }
      const act = request.method === 'POST' && answers[pathname]
      if (!act) throw nowhere()
      return sendJson(200, await act(atelier, await readJson(request)))
    } catch (error) {
      const known = error instanceof z.ZodError ? unreadable() : error
      if (known instanceof HttpError) return sendJson(known.status, { sentence: known.message })
      if (known instanceof OwnerError) return sendJson(422, { sentence: known.message })
      console.error(known)
      const sentence = 'L’atelier a rencontré une erreur : le terminal en dit plus.'
      return sendJson(500, { sentence })
    }
  }

  await ready
  return `${origin}/#${token}`
}
