import { statSync } from 'node:fs'
import {
  at,
  fix,
  inSite,
  type OwnerFile,
  type Problem,
  type Problems,
} from '../problems/Problem.ts'
import { problemsIn } from '../problems/problems-error.ts'
import { questionOf } from '../questions/chapters.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { valueAt } from '../values.ts'
import { refuseSize } from './file-size.ts'
import { parseWebvtt } from './parse-webvtt.ts'
import type { SiteFolder } from './site-folder.ts'

const fileKeys = ['video.src', 'video.poster', 'video.captions', 'brand.logo']

/** Checks that the files which the answers name exist, and that the subtitles of the video can be read. */
export function* checkNamedFiles(config: SiteConfig, folder: SiteFolder): Problems {
  for (const key of fileKeys) {
    const file = valueAt(config, key.split('.'))
    if (typeof file !== 'string') continue
    const size = sizeOf(folder.find(file))
    const refusal = refuseSize(size ?? 0, questionOf(key)?.maxBytes ?? Number.POSITIVE_INFINITY)
    if (size === undefined) {
      const sentence = `Le fichier « ${file} » n’existe pas dans le dossier « ${folder.name} ». Remettez-le, ou choisissez-en un autre.`
      yield fix(inSite(key), sentence)
    } else if (refusal) yield fix(inSite(key), refusal)
    else if (key === 'video.captions') yield* checkCaptions(file as OwnerFile, folder)
  }
}

/** Gives the size of a file in bytes, or `undefined` where there is no file: a folder, or a link that leads nowhere. */
function sizeOf(path: string): number | undefined {
  try {
    const stats = statSync(path)
    return stats.isFile() ? stats.size : undefined
  } catch {
    return undefined
  }
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
