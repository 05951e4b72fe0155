import { isUtf8 } from 'node:buffer'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Readable } from 'node:stream'
import { draftBeside } from '../../../owner/disk/write-whole.ts'
import { OwnerError } from '../../../owner/problems/OwnerError.ts'
import { keyedQuestions } from '../../../owner/questions/chapters.ts'
import { slug } from '../../../owner/slug.ts'

/** The formats that questions ask for. Captions are also taken as SRT, and turned into WebVTT. */
const extensions = [...keyedQuestions.flatMap(({ question }) => question.extensions ?? []), 'srt']

/** `media/film.mp4`, or `media/film-2.mp4` if there is a film of this name. */
function freePath(folder: string, stem: string, end: string, count = 1): string {
  const path = `media/${stem}${count > 1 ? `-${count}` : ''}${end}`
  return existsSync(join(folder, path)) ? freePath(folder, stem, end, count + 1) : path
}

/** Turns SRT captions, which are often in the encoding of Windows, into WebVTT. */
function toWebvtt(srt: Buffer): string {
  const text = new TextDecoder(isUtf8(srt) ? 'utf-8' : 'windows-1252').decode(srt)
  return `WEBVTT\n\n${text.replace(/^.*-->.*$/gm, (times) => times.replaceAll(',', '.'))}`
}

/**
 * Copies a film, a picture or captions to the site's media. What is wrong with the file is said at its field, as of a
 * file that was put there by hand.
 *
 * @returns the path for `site.yaml`
 */
export async function putMedia(folder: string, name: string, body: Readable) {
  const { name: stem, ext } = parse(name)
  const end = ext.toLowerCase()
  if (!extensions.includes(end.slice(1))) throw new OwnerError(`« ${name} » ne convient pas.`)
  const media = join(folder, 'media')
  mkdirSync(media, { recursive: true })
  const draft = draftBeside(join(media, 'fichier'))
  try {
    // The rest of a body is read after a failure too: a browser that still sends reads no answer.
    const chunks = body.iterator({ destroyOnReturn: false })
    await writeFile(draft, chunks, { flag: 'wx' }).finally(() => body.resume())
    if (end === '.srt') writeFileSync(draft, toWebvtt(readFileSync(draft)))
    // Between the choice of the name and the rename nothing is awaited, so no other upload can take the name.
    const path = freePath(folder, slug(stem) || 'fichier', end === '.srt' ? '.vtt' : end)
    renameSync(draft, join(folder, path))
    return { path }
  } finally {
    rmSync(draft, { force: true })
  }
}
