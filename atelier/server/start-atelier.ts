import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { answersShape } from '../../generator/online/publish-site.ts'
import { runBuild } from '../../generator/run-build.ts'
import { contentType } from '../../hosting/content-type.ts'
import { outFolder, readRecord } from '../../hosting/publication/build-record.js'
import { explainDiskError } from '../../hosting/publication/disk-error.js'
import { readReview, recordTexts } from '../../owner/legal/editions.ts'
import { OwnerError } from '../../owner/problems/owner-error.ts'
import type { Typed } from '../../owner/read/read-yaml.ts'
import { openSiteFolder } from '../../owner/read/site-folder.ts'
import { buildable, readSite } from '../../owner/read-site.ts'
import { removeDrafts } from '../../owner/write-whole.ts'
import { dayInParis } from '../../src/formats/dates.ts'
import { bundlePage } from './bundle-page.ts'
import { changeTexts } from './files/change-texts.ts'
import { fetchPoster } from './files/fetch-poster.ts'
import { readablePlace } from './files/place-in.ts'
import { putMedia } from './files/put-media.ts'
import { followSite } from './follow-site.ts'
import { HttpError } from './HttpError.ts'
import { openPreview } from './open-preview.ts'
import { makePublisher } from './publisher.ts'

const unreadable = () => new HttpError(400, 'Cette demande ne se lit pas.')
const nowhere = () => new HttpError(404, 'Cette adresse ne mène à rien.')

/** The longest text that the site reads, in characters. */
const MAX_TEXT = 2_000_000

/** Deeper data is an attack: recursive code would overflow the stack. */
const MAX_DEPTH = 50

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)))

/** A key of a file: `__proto__` and `constructor` are refused, since they would change every object. */
const key = z.string().refine((step) => !(step in {}))
/** Texts, and lists and groups of them. */
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
    file: z.string(),
    path: z.array(z.union([key, z.int().min(0)])).max(MAX_DEPTH),
    value: typed.optional(),
    before: z.unknown().optional(),
  }),
)

/** Who has read the legal texts, if somebody has. */
const reviewBody = z.object({
  reviewedBy: z.string().optional(),
  reviewedOn: z.string().optional(),
})

/** Reads the JSON body of a request. @throws {HttpError | SyntaxError | ZodError} if it has another shape */
async function read<Body>(request: IncomingMessage, shape: z.ZodType<Body>) {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (size > MAX_TEXT * 4) throw new HttpError(413, 'Ce texte est trop long.')
  const body = await json(request)
  if (isDeeper(body, MAX_DEPTH)) throw unreadable()
  return shape.parse(body)
}

const headers = new Headers({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The preview has an origin of its own: another port of this machine.
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; media-src 'self'; frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
})

/**
 * Serves the owner's page on this machine, and to this machine only.
 *
 * @param folder of the site
 * @param port 0 takes any free one
 * @returns the address to open. The token follows `#`, which browsers do not send
 */
export async function startAtelier({ folder, port }: { folder: string; port: number }) {
  removeDrafts(folder)
  const token = randomBytes(24).toString('base64url')
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as { port: number }).port}`
  const origin = `http://${host}`
  // A tab of an earlier run may already send requests: they wait for `ready`.
  const ready = prepare()

  async function prepare() {
    const site = followSite(folder, (build, onRead) => openPreview(origin, build, onRead))
    const [files] = await Promise.all([bundlePage(), site.begun])
    return { files, site }
  }
  type Atelier = Awaited<typeof ready>

  const publisher = makePublisher(folder)

  /** The requests of the page, by method and path. */
  const answers: Record<
    string,
    (atelier: Atelier, request: IncomingMessage, query: URLSearchParams) => unknown
  > = {
    'POST /api/state': async ({ site }, request) =>
      site.nextState((await read(request, z.object({ since: z.number() }))).since),
    'POST /api/change': async ({ site }, request) => {
      const sent = await read(request, z.object({ changes }))
      return site.showSaved(changeTexts(folder, sent.changes))
    },
    'POST /api/accept': async ({ site }, request) => {
      const { reviewedBy, reviewedOn } = await read(request, reviewBody)
      const today = dayInParis(new Date())
      const review =
        reviewedBy !== undefined ? readReview(reviewedBy, reviewedOn, today) : undefined
      // The preview may not have read the last answers yet, so the disk is read.
      const { folder: opened, texts } = buildable(readSite(folder))
      recordTexts(opened, texts, today, review)
      return site.state()
    },
    'POST /api/poster': async ({ site }, request) => {
      const { mayReplace } = await read(request, z.object({ mayReplace: z.boolean() }))
      const written = await fetchPoster(folder, mayReplace)
      return { ...site.state(), written }
    },
    'POST /api/build': async () => {
      await runBuild(folder)
      const out = outFolder()
      return { next: readRecord(out)?.next?.replaceAll('{out}', out) }
    },
    'POST /api/deploy': async (_, request) => publisher.publish(await read(request, answersShape)),
    'POST /api/progress': () => publisher.progress() ?? null,
    'PUT /api/media': (_, request, query) => putMedia(folder, query.get('name') ?? '', request),
  }

  /** Sends a file of the page, or a film or picture that the form shows small. */
  function sendFile({ files }: Atelier, path: string, response: ServerResponse) {
    const [, media] = /^\/(media\/\w[\w.-]*)$/.exec(path) ?? []
    const place = media && readablePlace(openSiteFolder(folder), media)
    const file = place ? createReadStream(place) : files.get(path)
    if (file === undefined) throw nowhere()
    response.setHeader('Content-Type', contentType(path === '/' ? '.html' : path))
    if (typeof file === 'string' || file instanceof Uint8Array) return response.end(file)
    return file.on('error', () => response.destroy()).pipe(response)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const sendJson = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body))
    response.setHeaders(headers)
    try {
      const { method, url = '/', headers: sent } = request
      // Any site in the same browser can send requests to this port: they are refused.
      if (sent.host !== host || (sent.origin ?? origin) !== origin) {
        throw new HttpError(403, 'Cette page n’est ouverte qu’à elle-même.')
      }
      if (!URL.canParse(url, origin)) throw unreadable()
      const { pathname, searchParams } = new URL(url, origin)
      if (method === 'GET') return sendFile(await ready, pathname, response)
      if (sent['x-jeton'] !== token) {
        const sentence = 'Rouvrez l’adresse que le terminal a donnée : celle-ci n’est plus valable.'
        throw new HttpError(403, sentence)
      }
      const act = answers[`${method} ${pathname}`]
      if (!act) throw nowhere()
      return sendJson(200, await act(await ready, request, searchParams))
    } catch (error) {
      const isUnreadable = error instanceof SyntaxError || error instanceof z.ZodError
      const known = isUnreadable ? unreadable() : error
      if (known instanceof HttpError) return sendJson(known.status, { sentence: known.message })
      if (known instanceof OwnerError) return sendJson(422, { sentence: known.message })
      const sentenceOfDisk = explainDiskError(known)
      if (sentenceOfDisk) return sendJson(507, { sentence: sentenceOfDisk })
      console.error(known)
      const sentence = 'L’atelier a rencontré une erreur : le terminal en dit plus.'
      return sendJson(500, { sentence })
    }
  }

  await ready
  return `${origin}/#${token}`
}
