/*
 * A problem says what is wrong with the owner's files, what a person should look at, or what is in order. It
 * is a value: code finds it, sorts it and mends it, and only `in-file.ts` and `in-form.ts` make French of it,
 * from the tables of `sentences/`.
 *
 * To add a problem:
 *   1. its code, with a sentence or a pair, in the file of `sentences/` that is about the same thing;
 *   2. where it is found, the line that yields it, as in
 *      `fix('not-siret', inSite('legal.publisher.siret'), { found, example })`.
 * Where the right answer is known, add it as a remedy: the terminal shows the line to write, the form a button.
 */
import { overlap, type Path } from '../values.ts'
import type { Code, ValuesOf } from './sentences.ts'

/** Path of a file inside the site's folder. It is empty for what stands in no file of the owner. */
export type OwnerFile =
  | ''
  | 'site.yaml'
  | 'words.yaml'
  | `legal/${string}`
  | `media/${string}`
  | `public/${string}`

/** The file, the key and the line that a problem is about. */
export type Place = {
  file: OwnerFile
  /** Empty for the whole file. For a file of `media/`, the key of `site.yaml` that names it. */
  path: Path
  line?: number | undefined
}

/** A remedy writes one answer, or empties it, and the problem is gone. */
export type Remedy = {
  /** A key of the problem's own file. */
  set: Path
  /** The answer as it is typed in the file. An empty text removes the answer. */
  to: string
  /** Path of the misspelt key under which the answer stands now; `set` is the right key. */
  insteadOf?: Path
}

export type Problem = Place & {
  /** `fix` forbids publication, a person decides on `look`, and `good` is in order. */
  level: 'fix' | 'look' | 'good'
  code: Code
  /** The values that the sentences of the code quote. */
  values: Readonly<Record<string, string | number>>
  remedies?: Remedy[] | undefined
  /** Path of the file from the folder where commands run: `site/site.yaml`, or that of its base. */
  source?: string | undefined
}

/** A check yields the problems that it finds. */
export type Problems = Generator<Problem, void>

const maker =
  (level: Problem['level']) =>
  <Known extends Code>(
    code: Known,
    place: Place,
    values: ValuesOf<Known>,
    remedies?: Remedy[],
  ): Problem => ({ level, code, ...place, values, remedies })

/** Each of these makes a problem of its level. Its values are those that the sentences of the code quote. */
export const fix = maker('fix')
export const look = maker('look')
export const good = maker('good')

/** Makes the place of a key of `site.yaml`: `video.src` → `['video', 'src']`. */
export const inSite = (key: string): Place => ({ file: 'site.yaml', path: key.split('.') })

/** True where an answer is missing because its key is misspelt, as this problem says. */
export const isMendedBy = (missing: Path, { remedies = [] }: Problem): boolean =>
  remedies.some(({ set, insteadOf }) => insteadOf && overlap(set, missing))

/** True where nothing forbids publication. */
export const isReady = (problems: Pick<Problem, 'level'>[]) =>
  problems.every(({ level }) => level !== 'fix')
