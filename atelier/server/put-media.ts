import { constants, createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findDrawingFault, findMediaFault } from '../../generator/check/check-media.ts'
import { parseWebvtt } from '../../generator/embeds/parse-webvtt.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { readOwnerText } from '../../generator/read-owner-text.ts'
import { HttpError } from './HttpError.ts'
import { draftBeside, placeIn } from './place-in.ts'

const MAX_BYTES = 2_000_000_000
const MAX_NAME = 100

/** What the site may hold, by the end of its name; texts say themselves what is wrong with them. */
const findFault: Record<string, (file: string, name: string) => string | undefined> = {
  ...Object.fromEntries(
    ['.mp4', '.webm', '.webp', '.jpg', '.jpeg', '.png', '.avif'].map((end) => [
      end,
      findMediaFault,
    ]),
  ),
  '.svg': (file) => findDrawingFault(readOwnerText(file)),
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

/** Copies a file to the first name that no other file has: `film.mp4`, then `film-2.mp4`. */
async function copyBeside(folder: string, name: string, draft: string): Promise<string> {
  const { name: stem, ext } = parse(name)
  for (let count = 1; ; count++) {
    const path = `media/${count === 1 ? stem : `${stem}-${count}`}${ext}`
    try {
      await copyFile(draft, placeIn(folder, path), constants.COPYFILE_EXCL)
      return path
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

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
    return await copyBeside(folder, plain, draft)
  } catch (error) {
    if (error instanceof OwnerError) {
      throw new HttpError(415, error.message.replaceAll(draft, `« ${name} »`))
    }
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
