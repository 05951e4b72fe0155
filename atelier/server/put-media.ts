import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findMediaFault } from '../../generator/check/check-media.ts'
import { parseWebvtt } from '../../generator/embeds/parse-webvtt.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { readOwnerText } from '../../generator/read-owner-text.ts'
import { placeIn } from './place-in.ts'
import { Refusal } from './Refusal.ts'

const MAX_BYTES = 2_000_000_000

/** What the site may hold, by the end of its name; texts say themselves what is wrong with them. */
const findFault: Record<string, (file: string, name: string) => string | undefined> = {
  ...Object.fromEntries(
    ['.mp4', '.webm', '.webp', '.jpg', '.jpeg', '.png', '.avif'].map((end) => [
      end,
      findMediaFault,
    ]),
  ),
  '.svg': (file) =>
    /<svg[\s>]/.test(readOwnerText(file)) ? undefined : 'n’est pas un dessin SVG, malgré son nom',
  '.vtt': (file) => parseWebvtt(readOwnerText(file)).problems[0],
}

/** `Présentation (2).MP4` → `presentation-2.mp4` */
function plainName(name: string): string {
  const { name: stem, ext } = parse(name)
  const plain = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return `${plain || 'fichier'}${ext}`.toLowerCase()
}

const isSameFile = (one: string, other: string) => readFileSync(one).equals(readFileSync(other))

/** A name that no other file has: `film.mp4`, then `film-2.mp4`. */
function freePath(folder: string, name: string, draft: string): string {
  const { name: stem, ext } = parse(name)
  for (let count = 1; ; count++) {
    const path = `media/${count === 1 ? stem : `${stem}-${count}`}${ext}`
    const place = placeIn(folder, path)
    if (!existsSync(place) || isSameFile(place, draft)) return path
  }
}

/**
 * Puts a film, a picture or a text among the site's media, if it is what its name says.
 *
 * @returns its path, as `site.yaml` writes it
 * @throws {Refusal}
 */
export async function putMedia(folder: string, name: string, body: Readable): Promise<string> {
  const plain = plainName(name)
  const fault = findFault[parse(plain).ext]
  if (!fault) {
    throw new Refusal(
      415,
      `« ${name} » ne convient pas. Choisissez un fichier ${Object.keys(findFault).join(', ').replaceAll('.', '')}.`,
    )
  }
  const draft = join(
    dirname(placeIn(folder, `media/${plain}`)),
    `.${process.pid}-${Date.now()}.tmp`,
  )
  mkdirSync(dirname(draft), { recursive: true })
  try {
    let size = 0
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > MAX_BYTES) throw new Refusal(413, 'Ce fichier pèse plus de 2 Go.')
          yield chunk
        }
      },
      createWriteStream(draft, { flags: 'wx' }),
    )
    const found = fault(draft, plain)
    if (found) throw new Refusal(415, `« ${name} » ${found}. Choisissez-en un autre.`)
    const path = freePath(folder, plain, draft)
    renameSync(draft, placeIn(folder, path))
    return path
  } catch (error) {
    if (error instanceof OwnerError) {
      throw new Refusal(415, error.message.replaceAll(draft, `« ${name} »`))
    }
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
