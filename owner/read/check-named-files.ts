import { statSync } from 'node:fs'
import { at, fix, inSite, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { problemsIn } from '../problems/problems-error.ts'
import { nameOf, valueAt } from '../values.ts'
import { parseWebvtt } from './parse-webvtt.ts'
import type { SiteFolder } from './site-folder.ts'

const fileKeys = ['video.src', 'video.poster', 'video.captions', 'brand.logo']

/**
 * Checks that the files which the answers name exist, and that the subtitles of the video can be read. No
 * problem is added for an answer that already has one.
 */
export function checkNamedFiles(earlier: Problem[], folder: SiteFolder): Problem[] {
  const { data } = folder.file
  return fileKeys.flatMap((key) => {
    const file = valueAt(data, key.split('.'))
    if (typeof file !== 'string' || earlier.some(({ place }) => nameOf(place.path) === key))
      return []
    const isThere = statSync(folder.find(file), { throwIfNoEntry: false })?.isFile() ?? false
    if (!isThere) {
      return [
        fix(
          inSite(key),
          `Le fichier « ${file} » n’existe pas dans le dossier « ${folder.name} ». Remettez-le, ou choisissez-en un autre.`,
        ),
      ]
    }
    return key === 'video.captions' ? checkCaptions(file as OwnerFile, folder) : []
  })
}

function checkCaptions(file: OwnerFile, folder: SiteFolder): Problem[] {
  const { path } = inSite('video.captions')
  try {
    const { faults } = parseWebvtt(folder.read(file))
    return faults.map(({ sentence, line }) => fix({ file, path, line }, sentence))
  } catch (error) {
    return problemsIn(error).map((problem) => at(problem, { path }))
  }
}
