import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readVersions, recordVersions } from '../../generator/check/legal-versions.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { readWords } from '../../generator/read-words.ts'
import { describedKeys } from '../../generator/schema/describe-keys.ts'
import { type Keys, readYaml } from '../../generator/schema/read-yaml.ts'
import { isObject, type Path, valueAt, withValue } from '../../generator/schema/values.ts'
import { openSiteFolder } from '../../generator/site-folder.ts'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { routes } from '../../src/routes.ts'
import { HttpError } from './HttpError.ts'
import { inOwnersWords } from './in-owners-words.ts'
import { placeIn, writeWhole } from './place-in.ts'
import { isSame, rewriteYaml, type Change as YamlChange } from './rewrite-yaml.ts'
import { type Fault, validateDraft } from './validate-draft.ts'

/** One value of a form, and what its file said when the owner began; a text has a hash for that. */
export type Change = YamlChange & { before?: unknown }

/** A value that is not written, and why. */
export type Rejected = { path: (string | number)[]; message: string }

/** A file as the page shows it; `fault` where it cannot be read, and is not written. */
export type OpenFile = { data?: Keys; text?: string; hash?: string; fault?: string }

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An address alone stands for a group, as the schema understands it. */
const asGroup = (value: Keys[string]) => (typeof value === 'string' ? { url: value } : value)
const withGroups = ({ video, scheduling, ...data }: Keys): Keys => ({
  ...data,
  ...(video !== undefined && { video: asGroup(video) }),
  ...(scheduling !== undefined && { scheduling: asGroup(scheduling) }),
})

/** True where one of two values stands in the other, or is it. */
const overlap = (one: Path, other: Path) =>
  one.length > 0 &&
  one.every((step, at) => at >= other.length || String(step) === String(other[at]))

const keys = describedKeys()
/** Where a key, or the first one under it, stands in the schema. */
const rank = (key: string) => keys.findIndex((each) => each === key || each.startsWith(`${key}.`))

/** Every text of a site. */
export const fileNames = [
  'site.yaml',
  'words.yaml',
  ...routes.flatMap(({ shows }) => ('legalText' in shows ? [`legal/${shows.legalText}.md`] : [])),
]

const changedMeanwhile = (now: unknown) =>
  `Ce champ a changé dans son fichier pendant que vous écriviez${typeof now === 'string' ? ` : « ${now} »` : ''}. Rien n’a été écrasé. Écrivez encore pour garder votre réponse, ou « Annuler » pour prendre celle du fichier.`

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
  /** The site without the owner's own file: what a text is until the owner has another. */
  const defaults = () => {
    const site = open()
    const folders = site.folders.slice(1)
    const find = (name: string) =>
      folders.map((each) => join(each, name)).find((place) => existsSync(place))
    return { ...site, folders, find: (name: string) => find(name) ?? name }
  }
  const defaultText = (name: string) => {
    const place = defaults().find(name)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }

  function readWordsOf(site: ReturnType<typeof open>): Keys {
    const { data, faults } = readWords(site)
    const unreadable = faults.find(({ path }) => path.length === 0)
    if (unreadable) throw new OwnerError(unreadable.message)
    return data
  }
  const dataOf = (name: string): Keys =>
    withGroups(name === 'site.yaml' ? open().data : readWordsOf(open()))

  function readFile(name: string): OpenFile {
    try {
      if (name.endsWith('.yaml')) return { data: dataOf(name) }
      const text = open().read(name)
      return { text, hash: hashOf(text) }
    } catch (error) {
      if (error instanceof OwnerError) return { fault: error.message }
      throw error
    }
  }

  function put(name: string, text: string | undefined) {
    if (text === undefined) rmSync(placeIn(folder, name), { force: true })
    else writeWhole(folder, name, text)
  }

  /** @param text nothing where the owner's own file is the same as ours */
  function write(name: string, text: string | undefined) {
    const before = own(name)
    if (text === before) return
    put(name, text)
    done.push({ name, before, after: text })
    undone.length = 0
  }

  /** What is wrong with a text that is not wrong already. */
  async function newFaults(name: string, text: string): Promise<Fault[]> {
    const after = await validateDraft(folder, new Map([[join(open().name, name), text]]))
    if (after.length === 0) return []
    const before = new Set((await validateDraft(folder)).map(({ message }) => message))
    return after.filter(({ message }) => !before.has(message))
  }

  /** The owner's file with these values; those that a build would refuse are left out, and told. */
  async function settle(
    name: string,
    changes: Change[],
  ): Promise<{ text: string; rejected: Rejected[] }> {
    const source = own(name) ?? ''
    if (changes.length === 0) return { text: source, rejected: [] }
    const isSparse = name === 'words.yaml'
    const ours = isSparse ? readWordsOf(defaults()) : {}
    const asWritten = changes.map(({ path, value }) => {
      const isOurs = isSparse && isSame(value, valueAt(ours, path))
      return { path, value: isOurs ? undefined : value }
    })
    const all = dataOf(name)
    let wanted = (isSparse ? readOwn(name) : open().files[0]?.data) as Keys
    for (const { path, value } of asWritten) {
      const [top = ''] = path
      // An address alone becomes a group; a group of the base becomes the owner's.
      if (!isSparse && path.length > 1 && !isObject(wanted[top]))
        wanted = { ...wanted, [top]: all[top] }
      wanted = withValue(wanted, path, value) as Keys
    }
    const text = rewriteYaml(source, asWritten, wanted, {
      rank: isSparse ? () => 0 : rank,
      isSparse,
    })
    const faults = await newFaults(name, text)
    if (faults.length === 0) return { text, rejected: [] }
    const concerns = ({ path }: Change) => faults.filter((fault) => overlap(fault.path, path))
    const isBlamed = changes.some((change) => concerns(change).length > 0)
    const refused = isBlamed ? changes.filter((change) => concerns(change).length > 0) : changes
    const rejected = refused.map((change) => ({
      path: change.path,
      message: (isBlamed ? concerns(change) : faults)
        .map(({ message }) => inOwnersWords(message))
        .join('\n'),
    }))
    const others = changes.filter((change) => !refused.includes(change))
    const rest = await settle(name, others)
    return { text: rest.text, rejected: [...rejected, ...rest.rejected] }
  }

  const readOwn = (name: string): Keys =>
    own(name) === undefined ? {} : readYaml(join(open().name, name)).data

  /** A text that is written as a whole. */
  async function settleText(name: string, { path, value }: Change) {
    const text = String(value ?? '')
    const faults = await newFaults(name, text)
    const rejected = faults.map(({ message }) => ({ path, message: inOwnersWords(message) }))
    return { text: text === defaultText(name) ? undefined : text, rejected }
  }

  async function change(name: string, changes: Change[]): Promise<Rejected[]> {
    if (!fileNames.includes(name)) {
      throw new HttpError(403, `« ${name} » n’est pas un texte de ce site.`)
    }
    const file = readFile(name)
    if (file.fault) throw new HttpError(409, file.fault)
    const source = own(name)
    const now = ({ path }: Change) => (file.data ? valueAt(file.data, path) : file.hash)
    // Said already, by whoever changed the file: there is nothing to write, nor to refuse.
    const isThere = (each: Change) => isSame(file.data ? now(each) : file.text, each.value)
    const left = changes.filter((each) => !isThere(each))
    const fresh = left.filter((each) => isSame(now(each), each.before))
    const stale = left
      .filter((each) => !fresh.includes(each))
      .map((each) => ({ path: each.path, message: changedMeanwhile(file.data && now(each)) }))
    const [first] = fresh
    if (!first) return stale
    const { text, rejected } = file.data ? await settle(name, fresh) : await settleText(name, first)
    // Judging takes time: somebody else may have written meanwhile.
    if (own(name) !== source) return change(name, changes)
    if (file.data || rejected.length === 0) write(name, text)
    return [...stale, ...rejected]
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
      Object.fromEntries(fileNames.map((name) => [name, readFile(name)])),

    /** Writes the values that are right, one request after the other; tells what is wrong with the others. */
    change(name: string, changes: Change[]): Promise<Rejected[]> {
      const next = last.then(() => change(name, changes))
      last = next.catch(() => {})
      return next
    },

    /** Records the legal texts as they are published, like `check -- --accept`. */
    recordVersions(texts: Record<string, LegalText>) {
      const versions = recordVersions(readVersions(open()), texts)
      write('legal/versions.json', `${JSON.stringify(versions, null, 2)}\n`)
    },

    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    undo: () => step(done, undone, 'after', 'before'),
    redo: () => step(undone, done, 'before', 'after'),
  }
}
