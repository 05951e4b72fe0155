/*
 * A problem says what is wrong with the owner's files, what a person should look at, or what is in order. It
 * is plain data with one French sentence, written in the file that finds the problem:
 *
 *   yield fix(inSite('noindex'), 'Le site est caché aux moteurs de recherche.', { set: ['noindex'], to: 'non' })
 *
 * The sentence is whole by itself. The terminal puts the file, the line and the question before it, the form shows it
 * at its field. The remedy, the right answer where it is known, is a line to write in the terminal, a button in the
 * form. Older problems have a code instead, and their sentences stand in `sentences/`: write no new ones.
 */
import { overlap, type Path } from '../values.ts'
import type { Code, ValuesOf } from './sentences.ts'

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

/** A change to one answer that solves the problem: the terminal shows the line to write, the form a button. */
export type Remedy = {
  /** The key to change, in the file that the problem is about. */
  set: Path
  /** The answer as it is typed in the file. An empty text removes the answer. */
  to: string
  /** Path of the misspelt key under which the answer stands now. */
  insteadOf?: Path
}

export type Problem = Place & {
  /** `fix` forbids publication, `look` leaves the decision to a person, `good` is in order. */
  level: 'fix' | 'look' | 'good'
  place: Place
  /** Says in French what is wrong and what to do. It needs no key, file or example beside it. */
  sentence?: string
  /** Only the problems that have no `sentence` yet have a code, whose sentences insert the values. */
  code?: Code
  values: Readonly<Record<string, string | number>>
  remedies?: Remedy[] | undefined
}

export type Problems = Generator<Problem, void>

type Maker = {
  (place: Place, sentence: string, remedy?: Remedy): Problem
  <Known extends Code>(
    code: Known,
    place: Place,
    values: ValuesOf<Known>,
    remedies?: Remedy[],
  ): Problem
}

const maker =
  (level: Problem['level']): Maker =>
  (first: Place | Code, second: string | Place, third: unknown = undefined, fourth?: Remedy[]) => {
    if (typeof first !== 'string') {
      const remedies = third ? [third as Remedy] : undefined
      return { level, ...first, place: first, sentence: second as string, values: {}, remedies }
    }
    const place = second as Place
    const values = third as Problem['values']
    return { level, ...place, place, code: first, values, remedies: fourth }
  }

export const fix = maker('fix')
export const look = maker('look')
export const good = maker('good')

/** Moves a problem to a line of a file. */
export const at = (problem: Problem, where: Partial<Place>): Problem => ({
  ...problem,
  ...where,
  place: { ...problem.place, ...where },
})

/** Makes the place of a key of `site.yaml`, from `video.src` or from `['video', 'src']`. */
export const inSite = (key: string | Path): Place => ({
  file: 'site.yaml',
  path: typeof key === 'string' ? key.split('.') : key,
})

export const inWords = (path: Path): Place => ({ file: 'words.yaml', path })

export const nowhere: Place = { file: '', path: [] }

/** True where a problem reports that the answer to the key `missing` stands under a misspelt name. */
export function isMendedBy(missing: Path, { code, path, values, remedies = [] }: Problem): boolean {
  if (code === 'group-misspelt') {
    return overlap([...path.slice(0, -1), String(values.meant)], missing)
  }
  return remedies.some(({ set, insteadOf }) => insteadOf && overlap(set, missing))
}

export const isReady = (problems: Pick<Problem, 'level'>[]) =>
  problems.every(({ level }) => level !== 'fix')
