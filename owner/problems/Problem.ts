/*
 * A problem says what is wrong with the owner's files, what a person should look at, or what is in order. It
 * is plain data: only `in-file.ts` and `in-form.ts` make French of it, from the tables of `sentences/`.
 *
 * To add a problem, give it a code and its sentences in a table of `sentences/`, and yield it in the check that
 * finds it: `yield fix('not-siret', inSite('legal.publisher.siret'), { found, example })`.
 * Where the right answer is known, add it as a remedy.
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
  code: Code
  /** The values that the sentences of this problem's code insert. */
  values: Readonly<Record<string, string | number>>
  remedies?: Remedy[] | undefined
  /** Path of the file from the project's folder: `site/site.yaml`. */
  source?: string | undefined
}

export type Problems = Generator<Problem, void>

const maker =
  (level: Problem['level']) =>
  <Known extends Code>(
    code: Known,
    place: Place,
    values: ValuesOf<Known>,
    remedies?: Remedy[],
  ): Problem => ({ level, code, ...place, values, remedies })

export const fix = maker('fix')
export const look = maker('look')
export const good = maker('good')

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
