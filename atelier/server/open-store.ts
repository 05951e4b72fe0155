import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { recordVersions } from '../../generator/check/legal-versions.ts'
import { readVersions } from '../../generator/check/read-versions.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { describedKeys } from '../../generator/schema/describe-keys.ts'
import { type Keys, readYaml, type Typed } from '../../generator/schema/read-yaml.ts'
import { isObject, type Path, withValue } from '../../generator/schema/values.ts'
import { openSiteFolder } from '../../generator/site-folder.ts'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { routes } from '../../src/routes.ts'
import { type Fault, inForm, judge } from './judge.ts'
import { placeIn, writeWhole } from './place-in.ts'
import { Refusal } from './Refusal.ts'
import { rewriteYaml } from './rewrite-yaml.ts'

/** One value of a form: `undefined` empties it. */
export type Change = { path: (string | number)[]; value?: Typed }

/** A value that stays in the form, and why. */
export type Kept = { path: (string | number)[]; message: string }

/** A file as the form read it. */
export type OpenFile = { hash: string; data?: Keys; text?: string }

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An address alone stands for a group, as the schema understands it. */
const asGroup = (value: Typed | undefined) => (typeof value === 'string' ? { url: value } : value)

const pasteable = ['video', 'scheduling']

const withGroups = (data: Keys): Keys => ({
  ...data,
  ...Object.fromEntries(
    pasteable.filter((key) => key in data).map((key) => [key, asGroup(data[key])]),
  ),
})

/** True where one of two values stands in the other, or is it; of a whole file, nothing is said. */
const overlap = (one: Path, other: Path) =>
  one.length > 0 &&
  other.length > 0 &&
  one.every((step, at) => at >= other.length || String(step) === String(other[at]))

/** Keys in the order of the schema: where a new one belongs. */
const groups = [
  ...new Set(
    describedKeys().flatMap((key) => {
      const steps = key.split('.')
      return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
    }),
  ),
]
const rank = (key: string) => groups.indexOf(key)

/** Every text of a site. */
const names = [
  'site.yaml',
  'words.yaml',
  ...routes.flatMap(({ shows }) => ('legalText' in shows ? [`legal/${shows.legalText}.md`] : [])),
]

/** Everything that a page of forms may do to a site's folder. */
export function openStore(folder: string) {
  const done: { name: string; before: string | undefined; after: string }[] = []
  const undone: typeof done = []
  type Side = 'before' | 'after'

  const find = (name: string) => openSiteFolder(folder).find(name)
  const textOf = (name: string) => readFileSync(find(name), 'utf8')
  const own = (name: string) => {
    const place = placeIn(folder, name)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }
  /** What a file says; a site that leans on another one says what that one says, too. */
  const dataOf = (name: string): Keys =>
    (name === 'site.yaml' ? openSiteFolder(folder) : readYaml(find(name))).data

  function write(name: string, text: string) {
    const before = own(name)
    writeWhole(folder, name, text)
    done.push({ name, before, after: text })
    undone.length = 0
  }

  function mustBe(name: string, hash: string) {
    if (!names.includes(name)) {
      throw new Refusal(403, `« ${name} » n’est pas un texte de ce site.`)
    }
    if (hashOf(textOf(name)) === hash) return
    throw new Refusal(409, `${name} a été modifié ailleurs depuis que cette page l’a lu.`)
  }

  const unsavedFor = (name: string, text: string) =>
    new Map([[join(openSiteFolder(folder).name, name), text]])

  /** What is wrong already is nobody's fault here. Judged anew only where a file has changed. */
  let judged: { of: string; faults: Set<string> } | undefined
  async function faultsNow(): Promise<Set<string>> {
    const of = names.map(textOf).join('\0')
    if (judged?.of !== of) {
      const faults = await judge(folder)
      judged = { of, faults: new Set(faults.map(({ message }) => message)) }
    }
    return judged.faults
  }

  async function newFaults(name: string, text: string): Promise<Fault[]> {
    const before = await faultsNow()
    const after = await judge(folder, unsavedFor(name, text))
    const found = after.filter(({ message }) => !before.has(message))
    // About to be written: the next question is about this text.
    if (after.length === 0) {
      const texts = names.map((each) => (each === name ? text : textOf(each)))
      judged = { of: texts.join('\0'), faults: new Set() }
    }
    return found
  }

  /** The file with these values; those that a build would refuse are left out, and told. */
  async function settle(name: string, changes: Change[]): Promise<{ text: string; kept: Kept[] }> {
    const source = textOf(name)
    if (changes.length === 0) return { text: source, kept: [] }
    const all = withGroups(dataOf(name))
    let wanted = (name === 'site.yaml' ? openSiteFolder(folder).files[0]?.data : all) as Keys
    for (const { path, value } of changes) {
      const [top = ''] = path
      const isPart = path.length > 1
      if (isPart && !isObject(wanted[top])) wanted = { ...wanted, [top]: all[top] }
      wanted = withValue(wanted, path, value) as Keys
    }
    const text = rewriteYaml(source, wanted, name === 'site.yaml' ? rank : () => 0)
    const faults = await newFaults(name, text)
    if (faults.length === 0) return { text, kept: [] }
    const concerns = ({ path }: Change) => faults.filter((fault) => overlap(fault.path, path))
    const isBlamed = changes.some((change) => concerns(change).length > 0)
    const refused = isBlamed ? changes.filter((change) => concerns(change).length > 0) : changes
    const kept = refused.flatMap((change) =>
      (isBlamed ? concerns(change) : faults).map(({ message }) => ({
        path: change.path,
        message: inForm(message),
      })),
    )
    const others = changes.filter((change) => !refused.includes(change))
    const rest = await settle(name, others)
    return { text: rest.text, kept: [...kept, ...rest.kept] }
  }

  return {
    folder,
    /** Every text, as it is now; `broken` where one cannot be read. */
    read(): { files: Record<string, OpenFile>; broken?: string } {
      const files: Record<string, OpenFile> = {}
      try {
        for (const name of names) {
          const text = textOf(name)
          files[name] = name.endsWith('.yaml')
            ? { hash: hashOf(text), data: withGroups(dataOf(name)) }
            : { hash: hashOf(text), text }
        }
        return { files }
      } catch (error) {
        if (error instanceof OwnerError) return { files, broken: error.message }
        throw error
      }
    },

    /** Writes the values that are right, and tells what is wrong with the others. */
    async change(name: string, hash: string, changes: Change[]): Promise<Kept[]> {
      mustBe(name, hash)
      const { text, kept } = await settle(name, changes)
      // Judging takes time: somebody else may have written meanwhile.
      mustBe(name, hash)
      if (text !== textOf(name)) write(name, text)
      return kept
    },

    /** The same for a text that is written as a whole. */
    async replace(name: string, hash: string, text: string): Promise<Kept[]> {
      mustBe(name, hash)
      const faults = await newFaults(name, text)
      mustBe(name, hash)
      if (faults.length === 0 && text !== textOf(name)) write(name, text)
      return faults.map(({ message }) => ({ path: [], message }))
    },

    /** Records the legal texts as they are published, like `check -- --accept`. */
    recordVersions(texts: Record<string, LegalText>) {
      const versions = recordVersions(readVersions(openSiteFolder(folder)), texts)
      write('legal/versions.json', `${JSON.stringify(versions, null, 2)}\n`)
    },

    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,

    undo: () => step(done, undone, 'after', 'before'),
    redo: () => step(undone, done, 'before', 'after'),

    /** Keeps all texts as they are now under the time of day. */
    keepCopy(now = new Date()) {
      const id = now.toISOString().slice(0, 19).replace(/:/g, '-')
      for (const name of names) {
        const text = own(name)
        if (text !== undefined) writeWhole(folder, `.historique/${id}/${name}`, text)
      }
      // Whatever repository the folder is in, its copies are nobody else's business.
      writeWhole(folder, `.historique/${id}/.gitignore`, '*\n')
    },

    copies(): string[] {
      const place = join(folder, '.historique')
      return existsSync(place)
        ? readdirSync(place)
            .filter((id) => /^[\d-]+T[\d-]+$/.test(id))
            .sort()
            .reverse()
        : []
    },

    /** Puts a copy back: its texts take the place of today's, and can be undone like any change. */
    restore(id: string) {
      if (!this.copies().includes(id)) throw new Refusal(404, 'Cette copie n’existe plus.')
      for (const name of names) {
        const place = placeIn(folder, `.historique/${id}/${name}`)
        if (!existsSync(place)) continue
        const text = readFileSync(place, 'utf8')
        if (text !== own(name)) write(name, text)
      }
    },
  }

  function step(from: typeof done, to: typeof done, now: Side, then: Side) {
    const entry = from.at(-1)
    if (!entry) return
    if (own(entry.name) !== entry[now]) {
      const sentence = `${entry.name} a été modifié ailleurs : il n’y a plus rien à annuler ici.`
      throw new Refusal(409, sentence)
    }
    const text = entry[then]
    if (text === undefined) rmSync(placeIn(folder, entry.name))
    else writeWhole(folder, entry.name, text)
    from.pop()
    to.push(entry)
  }
}
