import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nearest } from '../problems/closest.ts'
import { nameOf } from '../problems/name-of.ts'
import { fix, inSite, type OwnerFile, type Problem, type Remedy } from '../problems/Problem.ts'
import { problemsOf } from '../problems/problems-error.ts'
import { parseWebvtt } from '../read/parse-webvtt.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { asGroup } from '../read/understand-embed.ts'
import { valueAt } from '../values.ts'

const fileKeys = ['video.src', 'video.poster', 'video.captions', 'brand.logo']

/**
 * Checks that the files which the site names exist, and that its captions can be read.
 *
 * @param earlier problems of these answers: a file that has one gets no other
 */
export function checkNamedFiles(earlier: Problem[], folder: SiteFolder): Problem[] {
  // « video: media/film.mp4 » names a film as well.
  const data = { ...folder.data, video: asGroup(folder.data.video) }
  return fileKeys.flatMap((key) => {
    const file = valueAt(data, key.split('.'))
    if (typeof file !== 'string' || earlier.some(({ path }) => nameOf(path) === key)) return []
    const isThere = statSync(folder.find(file), { throwIfNoEntry: false })?.isFile() ?? false
    if (!isThere) {
      const values = { file, folder: folder.name }
      return [fix('media-gone', inSite(key), values, nearestFile(key, file, folder))]
    }
    return key === 'video.captions' ? checkCaptions(file as OwnerFile, folder) : []
  })
}

/** Proposes the file of the same kind and folder with the nearest name: the owner may have renamed it. */
function nearestFile(key: string, file: string, { name }: SiteFolder): Remedy[] {
  const folder = join(name, dirname(file))
  if (!existsSync(folder)) return []
  const end = /\.\w+$/.exec(file)?.[0].toLowerCase() ?? ''
  const usable = readdirSync(folder)
    .filter((each) => /^\w[\w.-]*$/.test(each) && each.toLowerCase().endsWith(end))
    .map((each) => `${dirname(file)}/${each}`)
  const to = nearest(file, usable)
  return to ? [{ set: key.split('.'), to }] : []
}

function checkCaptions(file: OwnerFile, folder: SiteFolder): Problem[] {
  const { path } = inSite('video.captions')
  const problems = problemsOf(() =>
    parseWebvtt(folder.read(file)).faults.map(({ code, line }) =>
      fix(code, { file, path, line }, { line }),
    ),
  )
  return problems.map((problem) => ({ ...problem, path, source: folder.find(file) }))
}
