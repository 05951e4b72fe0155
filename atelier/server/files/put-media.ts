import { existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder } from '../../../hosting/publication/make-folder.js'
import { inForm } from '../../../owner/problems/in-form.ts'
import { checkFile } from '../../../owner/rules/check-media.ts'
import { draftBeside } from '../../../owner/write-whole.ts'
import { HttpError } from '../HttpError.ts'
import { placeIn } from './place-in.ts'

/** What the site may hold, by the end of its name. */
const ends = ['.mp4', '.webm', '.webp', '.jpg', '.jpeg', '.png', '.avif', '.svg', '.vtt']

const MAX_NAME = 100

/** `Présentation (2)` → `presentation-2` */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+|\.{2,}/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, MAX_NAME)
    .toLowerCase() || 'fichier'

/** The first name that no other file has: `film.mp4`, then `film-2.mp4`. */
function freePath(folder: string, stem: string, end: string, count = 1): string {
  const path = `media/${stem}${count > 1 ? `-${count}` : ''}${end}`
  return existsSync(placeIn(folder, path)) ? freePath(folder, stem, end, count + 1) : path
}

/**
 * Writes what is sent. After a failure it is read all the same: a request that is not read to its end is
 * cut off, and its sender reads no answer.
 */
async function writeBody(place: string, body: Readable) {
  const file = await open(place, 'wx')
  let failure: unknown
  try {
    for await (const chunk of body) {
      if (failure) continue
      await file.appendFile(chunk).catch((error) => {
        failure = error
      })
    }
  } finally {
    await file.close()
  }
  if (failure) throw failure
}

/**
 * Puts a film, a picture or a text among the site's media. What is wrong inside a drawing or captions is
 * said once the site uses them.
 *
 * @returns its path, as `site.yaml` writes it, and what a film that plays has too much of
 * @throws {HttpError}
 */
export async function putMedia(folder: string, name: string, body: Readable) {
  const { name: stem, ext } = parse(name)
  const end = ext.toLowerCase()
  const refuse = (reason: string) => new HttpError(415, `« ${name.slice(0, MAX_NAME)} » ${reason}.`)
  if (!ends.includes(end)) {
    throw refuse(`ne convient pas. Choisissez un fichier ${ends.join(', ').replaceAll('.', '')}`)
  }
  const draft = draftBeside(placeIn(folder, `media/fichier${end}`))
  makeFolder(dirname(draft))
  try {
    await writeBody(draft, body)
    const [problem] = checkFile(draft, name, { file: 'media/', path: [] })
    if (problem?.level === 'fix') throw new HttpError(415, inForm(problem))
    // Nothing else runs between the look for a name and the move.
    const path = freePath(folder, plainName(stem), end)
    renameSync(draft, placeIn(folder, path))
    return { path, excess: problem && inForm(problem) }
  } finally {
    rmSync(draft, { force: true })
  }
}
