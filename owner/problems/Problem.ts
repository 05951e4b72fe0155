/*
 * A problem says what is wrong with the owner's files, what a person should look at, or what is in order. It
 * is plain data with one French sentence, written in the file that finds the problem:
 *
 *   yield fix(inSite('noindex'), 'Le site est caché aux moteurs de recherche.', 'non')
 *
 * The sentence is whole by itself. The terminal puts the file, the line and the question before it, the form shows it
 * at its field. The remedy is the right answer, where it is known: the terminal shows the line to write, the form a button.
 */
import type { Path } from '../values.ts'

/** Path of a file inside the site's folder; empty where a problem is in no file of the owner. */
export type OwnerFile =
  | ''
  | 'site.yaml'
  | 'words.yaml'
  | `legal/${string}`
  | `media/${string}`
  | `public/${string}`

export type Place = {
  file: OwnerFile
  /** The key, empty for the whole file. For a file of `media/`, the key of `site.yaml` that names it. */
  path: Path
  line?: number | undefined
  /** Path of the file from the project's folder: `site/site.yaml`. */
  source?: string | undefined
}

export type Problem = {
  /**
   * `fix` forbids publication, `look` asks the owner to look at something and to answer. `note` says what follows from
   * an answer that he may keep, so that nothing is left to do. `good` is in order.
   */
  level: 'fix' | 'look' | 'note' | 'good'
  place: Place
  /** Says in French what is wrong and what to do. It needs no key, file or example beside it. */
  sentence: string
  /** The right answer as it is typed in the file. An empty text removes the answer. */
  remedy?: string | undefined
}

export type Problems = Generator<Problem, void>

const maker =
  (level: Problem['level']) =>
  (place: Place, sentence: string, remedy?: string): Problem => ({ level, place, sentence, remedy })

export const fix = maker('fix')
export const look = maker('look')
export const note = maker('note')
export const good = maker('good')

/** Moves a problem to a line of a file. */
export const at = (problem: Problem, where: Partial<Place>): Problem => ({
  ...problem,
  place: { ...problem.place, ...where },
})

/** Makes the place of a key of `site.yaml`, from `video.src` or from `['video', 'src']`. */
export const inSite = (key: string | Path): Place => ({
  file: 'site.yaml',
  path: typeof key === 'string' ? key.split('.') : key,
})

export const inWords = (path: Path): Place => ({ file: 'words.yaml', path })

export const nowhere: Place = { file: '', path: [] }

export const isReady = (problems: Pick<Problem, 'level'>[]) =>
  problems.every(({ level }) => level !== 'fix')
