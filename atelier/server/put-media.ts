import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, parse } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findMediaFault } from '../../generator/check/check-media.ts'
import { parseWebvtt } from '../../generator/embeds/parse-webvtt.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { readOwnerText } from '../../generator/read-owner-text.ts'
import { HttpError } from './HttpError.ts'
import { draftBeside, placeIn } from './place-in.ts'

const MAX_BYTES = 2_000_000_000
const MAX_NAME = 100

/** A drawing has neither scripts nor orders; filters and entities can take minutes to draw. */
function cleanDrawing(file: string): string | undefined {
  const drawing = readOwnerText(file)
  if (!/<svg[\s>]/.test(drawing)) return 'n’est pas un dessin SVG, malgré son nom'
  if (/<!ENTITY|<filter[\s>]/i.test(drawing)) {
    return 'contient des effets (filtres ou entités) qu’aucun navigateur ne dessine vite : exportez-le sans eux'
  }
  const clean = drawing
    .split(/<(?=\/?(?:script|foreignObject)[\s>/])/i)
    .map((part, index) => (index === 0 || /^\//.test(part) ? part.replace(/^\/\w+\s*>/, '') : ''))
    .join('')
    .replace(/\son\w{1,30}\s{0,9}=\s{0,9}(?:"[^"]*"|'[^']*')/gi, '')
    .replace(/href\s{0,9}=\s{0,9}(["'])\s{0,9}javascript:[^"']*\1/gi, '')
  if (clean !== drawing) writeFileSync(file, clean)
  return undefined
}

/** What the site may hold, by the end of its name; texts say themselves what is wrong with them. */
const findFault: Record<string, (file: string, name: string) => string | undefined> = {
  ...Object.fromEntries(
    ['.mp4', '.webm', '.webp', '.jpg', '.jpeg', '.png', '.avif'].map((end) => [
      end,
      findMediaFault,
    ]),
  ),
  '.svg': cleanDrawing,
  '.vtt': (file) => parseWebvtt(readOwnerText(file)).problems[0]?.replace(/\.$/, ''),
}

/** `Présentation (2).MP4` → `presentation-2.mp4` */
function plainName(name: string): string {
  const { name: stem, ext } = parse(name)
  const plain = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return `${plain.slice(0, MAX_NAME) || 'fichier'}${ext}`.toLowerCase()
}

/** Compared piece by piece: a film is larger than memory should have to be. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const { size } = statSync(one)
  if (size !== statSync(other).size) return false
  if (size < 1_000_000) return readFileSync(one).equals(readFileSync(other))
  const pieces = createReadStream(other, { highWaterMark: 65_536 })[Symbol.asyncIterator]()
  for await (const piece of createReadStream(one, { highWaterMark: 65_536 })) {
    const { value } = await pieces.next()
    if (!piece.equals(value)) return false
  }
  return true
}

/** A name that no other file has: `film.mp4`, then `film-2.mp4`. */
async function freePath(folder: string, name: string, draft: string): Promise<string> {
  const { name: stem, ext } = parse(name)
  for (let count = 1; ; count++) {
    const path = `media/${count === 1 ? stem : `${stem}-${count}`}${ext}`
    const place = placeIn(folder, path)
    if (!existsSync(place) || (await isSameFile(place, draft))) return path
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Puts a film, a picture or a text among the site's media, if it is what its name says.
 *
 * @returns its path, as `site.yaml` writes it
 * @throws {HttpError}
 */
export async function putMedia(folder: string, name: string, body: Readable): Promise<string> {
  const plain = plainName(name)
  const fault = findFault[parse(plain).ext]
  if (!fault) {
    throw new HttpError(
      415,
      `« ${name.slice(0, MAX_NAME)} » ne convient pas. Choisissez un fichier ${Object.keys(findFault).join(', ').replaceAll('.', '')}.`,
    )
  }
  const draft = draftBeside(placeIn(folder, `media/${plain}`))
  mkdirSync(dirname(draft), { recursive: true })
  try {
    let size = 0
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > MAX_BYTES) throw new HttpError(413, 'Ce fichier pèse plus de 2 Go.')
          yield chunk
        }
      },
      createWriteStream(draft, { flags: 'wx' }),
    )
    const found = fault(draft, plain)
    if (found) throw new HttpError(415, `« ${name} » ${found}. Choisissez-en un autre.`)
    // One after the other: two files of one name, sent at once, would take the same place.
    const placed = last.then(async () => {
      const path = await freePath(folder, plain, draft)
      renameSync(draft, placeIn(folder, path))
      return path
    })
    last = placed.catch(() => {})
    return await placed
  } catch (error) {
    if (error instanceof OwnerError) {
      throw new HttpError(415, error.message.replaceAll(draft, `« ${name} »`))
    }
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
