import { statsOf } from '../disk/stats-of.ts'
import {
  at,
  fix,
  inSite,
  type OwnerFile,
  type Problem,
  type Problems,
} from '../problems/Problem.ts'
import { problemsIn } from '../problems/ProblemsError.ts'
import { keyedQuestions } from '../questions/chapters.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { valueAt } from '../values.ts'
import { refuseSize } from './file-size.ts'
import { parseWebvtt } from './parse-webvtt.ts'
import type { SiteFolder } from './site-folder.ts'

/** Checks that the files which the answers name exist, and that the subtitles of the video can be read. */
export function* checkNamedFiles(config: SiteConfig, folder: SiteFolder): Problems {
  for (const { key, path, question } of keyedQuestions) {
    const file = question.kind === 'file' && valueAt(config, path)
    if (typeof file !== 'string') continue
    const stats = statsOf(folder.find(file))
    const refusal = stats && refuseSize(stats.size, question.maxBytes)
    if (!stats?.isFile()) {
      const sentence = `Le fichier « ${file} » n’existe pas dans le dossier « ${folder.name} ». Remettez-le, ou choisissez-en un autre.`
      yield fix(inSite(key), sentence)
    } else if (refusal) yield fix(inSite(key), refusal)
    else if (key === 'video.captions') yield* checkCaptions(file as OwnerFile, folder)
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
