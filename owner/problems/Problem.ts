/*
 * What is wrong with the owner's files, what is left to look at, and what is in order: as values. Code
 * finds them, sorts them and mends them; words come last, in the tables of `sentences/`.
 *
 * To add a problem:
 *   1. its code, with its two sentences, in the file of `sentences/` that is about the same thing;
 *   2. where it is found, the line that yields it, as in
 *      `fix('not-a-siret', inSite('legal.publisher.siret'), { found, example })`.
 * Where the right answer is known, add it as a remedy: the terminal shows the line to write, the form a button.
 */
import type { Path } from '../values.ts'
import type { Code, ValuesOf } from './sentences.ts'

/** A file of the site, from the site's folder; empty for the folder itself, or for nothing of the owner's. */
export type OwnerFile =
  | ''
  | 'site.yaml'
  | 'words.yaml'
  | `legal/${string}`
  | `media/${string}`
  | `public/${string}`

/** Where something stands. */
export type Place = {
  file: OwnerFile
  /** Empty for the whole file. For a file of `media/`, the key of `site.yaml` that names it. */
  path: Path
  line?: number | undefined
}

/** An answer that mends a problem. */
export type Remedy = {
  /** A key of the problem's own file. */
  set: Path
  /** What to write there, as it is typed in the file; empty: nothing. */
  to: string
  /** The misspelt key whose place the other one takes. */
  insteadOf?: Path
}

export type Problem = Place & {
  /** `fix` forbids publication, `look` is for a person to look at, `good` is in order. */
  level: 'fix' | 'look' | 'good'
  code: Code
  /** What the sentences of the code quote. */
  values: Readonly<Record<string, string | number>>
  remedies?: Remedy[] | undefined
  /** The file that says it, from the folder where commands run: `site/site.yaml`, or that of its base. */
  source?: string | undefined
}

/** The problems of one check. */
export type Problems = Generator<Problem, void>

const maker =
  (level: Problem['level']) =>
  <Known extends Code>(
    code: Known,
    place: Place,
    values: ValuesOf<Known>,
    remedies?: Remedy[],
  ): Problem => ({ level, code, ...place, values, remedies })

/** Problems of each level. The values that a code needs are those that its sentences quote. */
export const fix = maker('fix')
export const look = maker('look')
export const good = maker('good')

/** A key of `site.yaml`, as `video.src`. */
export const inSite = (key: string): Place => ({ file: 'site.yaml', path: key.split('.') })

/** True where nothing forbids publication. */
export const isReady = (problems: Pick<Problem, 'level'>[]) =>
  problems.every(({ level }) => level !== 'fix')
