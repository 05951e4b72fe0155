import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LegalVersions } from '../../generator/check/legal-versions.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { readWords } from '../../generator/read-words.ts'
import { nameOf } from '../../generator/schema/problem.ts'
import { type Keys, readYaml, type Typed } from '../../generator/schema/read-yaml.ts'
import { isObject, type Path, valueAt, withValue } from '../../generator/schema/values.ts'
import { openSiteFolder } from '../../generator/site-folder.ts'
import { fileNames } from '../file-names.ts'
import { HttpError } from './HttpError.ts'
import { inOwnersWords } from './in-owners-words.ts'
import { placeIn, writeWhole } from './place-in.ts'
import { isSame, rewriteYaml } from './rewrite-yaml.ts'
import { validateDraft } from './validate-draft.ts'

/** One answer, and what its file said when the owner began; without a value, there is none any more. */
export type Change = {
  file: string
  path: (string | number)[]
  value?: Typed | undefined
  before?: unknown
}

/** An answer that is not written, and why. */
export type Rejected = Pick<Change, 'file' | 'path'> & { message: string }

/** A file as the page shows it: keys or a text; `fault` where it cannot be read, and is not written. */
export type OpenFile = { data?: Keys | string; fault?: string }

/** An address alone stands for a group, as the schema understands it. */
const asGroup = (value: Keys[string]) => (typeof value === 'string' ? { url: value } : value)

/** True where one of two values stands in the other, or is it. */
const overlap = (one: Path, other: Path) =>
  one.length > 0 &&
  one.every((step, at) => at >= other.length || String(step) === String(other[at]))

const changedMeanwhile = (now: unknown) =>
  `Ce champ a changé dans son fichier pendant que vous écriviez${typeof now === 'string' && now.length < 200 ? ` : « ${now} »` : ''}. Rien n’a été écrasé. Écrivez encore pour garder votre réponse, ou « Annuler » pour prendre celle du fichier.`

/** Everything that a page of forms may do to the texts of a site's folder. */
export function openStore(folder: string) {
  type Step = { name: string; before: string | undefined; after: string | undefined }
  const done: Step[] = []
  const undone: Step[] = []

  const open = () => openSiteFolder(folder)
  /** What the owner's own file says; nothing where there is none. */
  const own = (name: string) => {
    const place = placeIn(folder, name)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }

  /** What a file says once the folders that it leans on are looked into; without its own, our default. */
  function dataOf(name: string, site = open()): Keys | string {
    if (name.endsWith('.md')) return site.read(name)
    if (name === 'words.yaml') {
      const { data, faults } = readWords(site)
      const unreadable = faults.find(({ path }) => path.length === 0)
      if (unreadable) throw new OwnerError(unreadable.message)
      return data
    }
    const { video, scheduling, ...data } = site.data
    return { ...data, video: asGroup(video), scheduling: asGroup(scheduling) }
  }
  function defaultOf(name: string) {
    const site = open()
    const folders = site.folders.slice(1)
    const read = (file: string) =>
      readFileSync(folders.map((each) => join(each, file)).find(existsSync) ?? file, 'utf8')
    return dataOf(name, { ...site, folders, read })
  }

  function read(name: string): OpenFile {
    try {
      return { data: dataOf(name) }
    } catch (error) {
      if (error instanceof OwnerError) return { fault: error.message }
      throw error
    }
  }

  /** @param after nothing removes the owner's own file */
  function put(name: string, after: string | undefined) {
    if (after === undefined) rmSync(placeIn(folder, name), { force: true })
    else writeWhole(folder, name, after)
  }
  function write(name: string, after: string | undefined) {
    const before = own(name)
    if (after === before) return
    put(name, after)
    done.push({ name, before, after })
    undone.length = 0
  }

  /** What the owner's own file would say with these answers: of the sentences, those that are not ours. */
  function draft(name: string, changes: Change[]): string {
    if (name.endsWith('.md')) return String(changes.at(-1)?.value ?? '')
    const source = own(name) ?? ''
    const isSparse = name === 'words.yaml'
    const ours = isSparse ? defaultOf(name) : undefined
    const data = dataOf(name)
    let wanted: Keys = source ? readYaml(join(open().name, name)).data : {}
    for (const { path, value } of changes) {
      const [top = ''] = path
      // An address alone becomes a group; a group of the base becomes the owner's.
      if (!isSparse && path.length > 1 && !isObject(wanted[top])) {
        wanted = { ...wanted, [top]: valueAt(data, [top]) as Typed }
      }
      const isOurs = isSparse && isSame(value, valueAt(ours, path))
      wanted = withValue(wanted, path, isOurs ? undefined : value) as Keys
    }
    return rewriteYaml(source, wanted, isSparse)
  }

  /** What a build would refuse of a file, and does not refuse already. */
  async function newFaults(name: string, text: string) {
    const faults = await validateDraft(folder, new Map([[join(open().name, name), text]]))
    const known = faults.length > 0 ? await validateDraft(folder) : []
    return faults.filter((each) => !known.some(({ message }) => message === each.message))
  }

  async function change(name: string, changes: Change[]): Promise<Rejected[]> {
    const source = own(name)
    const { data, fault } = read(name)
    if (fault) throw new HttpError(409, fault)
    const rejected: Rejected[] = []
    let left = changes.filter((each) => {
      const now = valueAt(data, each.path)
      const isFresh = isSame(now, each.before)
      if (!isFresh && !isSame(now, each.value)) {
        rejected.push({ ...each, message: changedMeanwhile(now) })
      }
      return isFresh
    })
    // All of them, else those that nothing is said against.
    while (left.length > 0) {
      const text = draft(name, left)
      const faults = await newFaults(name, text)
      // Judging takes time: somebody else may have written meanwhile.
      if (own(name) !== source) return change(name, changes)
      if (faults.length === 0) {
        write(name, name.endsWith('.md') && text === defaultOf(name) ? undefined : text)
        break
      }
      const near = (up: number) => (change: Change) =>
        faults.filter(({ path }) => overlap(path.slice(0, path.length - up), change.path))
      // About an answer, else about one of its group, else about all of them.
      const about = [near(0), near(1)].find((of) => left.some((each) => of(each).length > 0))
      for (const each of left.filter((each) => !about || about(each).length > 0)) {
        const said = (about?.(each) ?? faults).map((found) =>
          inOwnersWords(found.message, nameOf(each.path)),
        )
        rejected.push({ ...each, message: said.join('\n') })
      }
      left = left.filter((each) => about?.(each).length === 0)
    }
    return rejected
  }

  /** Undoes the last step of one list, and puts it on the other. */
  function step(from: Step[], to: Step[], now: 'before' | 'after', then: 'before' | 'after') {
    const entry = from.at(-1)
    if (!entry) return
    if (own(entry.name) !== entry[now]) {
      const sentence = `« ${entry.name} » a été modifié ailleurs : il n’y a plus rien à annuler ici.`
      throw new HttpError(409, sentence)
    }
    put(entry.name, entry[then])
    from.pop()
    to.push(entry)
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Every text, as it is now. */
    read: (): Record<string, OpenFile> =>
      Object.fromEntries(fileNames.map((name) => [name, read(name)])),

    /** Writes the answers that are right, one request after the other; tells what is wrong with the others. */
    change(changes: Change[]): Promise<Rejected[]> {
      const next = last.then(async () => {
        const rejected: Rejected[] = []
        for (const name of fileNames) {
          const its = changes.filter(({ file }) => file === name)
          if (its.length > 0) rejected.push(...(await change(name, its)))
        }
        return rejected
      })
      last = next.catch(() => {})
      return next
    },

    /** Records the legal texts as they are published, like `check -- --accept`. */
    recordVersions: (versions: LegalVersions) =>
      write('legal/versions.json', `${JSON.stringify(versions, null, 2)}\n`),

    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    undo: () => step(done, undone, 'after', 'before'),
    redo: () => step(undone, done, 'before', 'after'),
  }
}
