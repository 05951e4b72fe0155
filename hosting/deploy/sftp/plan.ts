// Plans a publication by SFTP: which files to send, in which order new files take the place of old ones, and
// what to remove. It compares the built site with a record and a listing of the server.
import { IMMUTABLE } from '../../caching.ts'
import type { Policy } from '../../policy.ts'
import type { SiteFiles } from '../site-files.ts'

/** One build of the site: all its files, and the policy by which they are served. */
export type Edition = { files: SiteFiles; policy: Policy }

/** What earlier publications have left on the server, as they recorded it there. */
export type ServerRecord = {
  /** The build that visitors get, or several builds after an interrupted publication. */
  editions: Edition[]
  /** Files of older builds, with a hash in their name, that a page still open in a browser may load. */
  earlier: string[]
}

export type ServerListing = {
  /** Path → size in bytes. The path of a folder ends with a slash. */
  present: Map<string, number>
  /** Temporary files that a killed publication has left. */
  leftovers: string[]
}

/** A step that visitors see: a file that was sent takes its final name, or a file is removed. */
type Switch = { act: 'place' | 'remove'; path: string }

export type Plan = {
  isUpToDate: boolean
  /** Files with a hash in their name. They are sent to their final names, which no page loads yet. */
  assets: string[]
  /** Files that are sent to temporary names: those that `switches` put in place, then `.htaccess`. */
  staged: string[]
  /** The steps, in the order in which they are made. `.htaccess` is put in place after the last one. */
  switches: Switch[]
  /** Files to remove last: those that no page needs any more, and temporary ones. */
  removals: string[]
  /**
   * Files that no publication has sent, and that this one would overwrite. Before the first publication, all
   * files of the folder on the server, because the owner may have named the wrong folder.
   */
  foreignFiles: string[]
  /** The older builds that visitors may get until this publication ends. */
  otherEditions: Edition[]
  recordDuringSwitch: ServerRecord
  recordAfterSwitch: ServerRecord
}

export const HTACCESS = '/.htaccess'

/** Endings of compressed files: Apache sends `/index.html.br` in the place of `/index.html`. */
const COMPRESSED_SUFFIXES = ['.br', '.gz']

/** Matches an asset, `/assets/browser-x1Y2z3W4.js`, and its compressed files (`.js.br`, `.js.gz`). */
const IMMUTABLE_FILE = new RegExp(`^${IMMUTABLE}(?:\\.br|\\.gz)?$`)

const isImmutable = (path: string) => IMMUTABLE_FILE.test(path)
const isCompressed = (path: string) => COMPRESSED_SUFFIXES.some((suffix) => path.endsWith(suffix))

type Situation = { edition: Edition; record: ServerRecord; present: ServerListing['present'] }

export function planPublication(
  edition: Edition,
  record: ServerRecord,
  { present, leftovers }: ServerListing,
): Plan {
  const situation = { edition, record, present }
  const assets = listAssetsToSend(situation)
  const switches = listSwitches(situation)
  const placements = switches.filter(({ act }) => act === 'place')
  const removals = [...listUnusedFiles(situation), ...leftovers]
  const otherEditions = record.editions.filter((recorded) => !isSameEdition(recorded, edition))
  const hasChanges = [assets, switches, removals, otherEditions].some((list) => list.length > 0)
  return {
    isUpToDate: !hasChanges && isInPlace(HTACCESS, situation),
    assets,
    staged: [...placements.map(({ path }) => path), HTACCESS],
    switches,
    removals,
    foreignFiles: listForeignFiles(situation, switches),
    otherEditions,
    recordDuringSwitch: { editions: [edition, ...otherEditions], earlier: record.earlier },
    recordAfterSwitch: { editions: [edition], earlier: listEarlierAssets(situation) },
  }
}

function listAssetsToSend(situation: Situation): string[] {
  const paths = Object.keys(situation.edition.files).sort()
  return paths.filter((path) => isImmutable(path) && !isInPlace(path, situation))
}

function listSwitches(situation: Situation): Switch[] {
  const { edition, present } = situation
  const uncompressedFiles = Object.keys(edition.files)
    .filter((path) => !isImmutable(path) && !isCompressed(path) && path !== HTACCESS)
    .sort()
  // A new page is put in place before the pages that link to it.
  const newFiles = uncompressedFiles.filter((path) => !present.has(path))
  const existingFiles = uncompressedFiles.filter((path) => present.has(path))
  return [...newFiles, ...existingFiles].flatMap((path) => listSwitchesOf(path, situation))
}

/**
 * Lists the steps for a file: its old compressed files (`.br`, `.gz`) are removed, the file is replaced, and its
 * new compressed files follow. So no file ever stands beside a compressed file of another build.
 */
function listSwitchesOf(path: string, situation: Situation): Switch[] {
  const { edition, present } = situation
  const forms = COMPRESSED_SUFFIXES.map((suffix) => path + suffix)
  const isReplaced = !isInPlace(path, situation)
  const changedForms = isReplaced ? forms : forms.filter((form) => !isInPlace(form, situation))
  const removedPaths = changedForms.filter((form) => present.has(form))
  const placedForms = changedForms.filter((form) => edition.files[form])
  const placedPaths = isReplaced ? [path, ...placedForms] : placedForms
  return [
    ...removedPaths.map((removed): Switch => ({ act: 'remove', path: removed })),
    ...placedPaths.map((placed): Switch => ({ act: 'place', path: placed })),
  ]
}

function isInPlace(path: string, { edition, record, present }: Situation): boolean {
  const file = edition.files[path]
  if (!file || present.get(path) !== file.size) return false
  // An immutable file has the hash of its content in its name: the same name means the same content.
  if (isImmutable(path)) return true
  // Where the record names several builds, the file on the server may come from any of them.
  return (
    record.editions.length > 0 &&
    record.editions.every(({ files }) => files[path]?.hash === file.hash)
  )
}

/** Lists the files of earlier publications that no page loads any more, neither a new nor a still open one. */
function listUnusedFiles(situation: Situation): string[] {
  const { edition, record, present } = situation
  const stillLoaded = new Set(listEarlierAssets(situation))
  const unusedFiles = [...recordedPaths(record)].filter(
    (path) => present.has(path) && !edition.files[path] && !stillLoaded.has(path),
  )
  // `/page.html.br` is removed before `/page.html`: Apache sends the first even where the second is gone.
  return [...unusedFiles.filter(isCompressed), ...unusedFiles.filter((path) => !isCompressed(path))]
}

/** Lists the assets of older builds that the new one lacks: pages still open in browsers may load them. */
const listEarlierAssets = ({ edition, record }: Situation): string[] =>
  [...editionPaths(record)].filter((path) => isImmutable(path) && !edition.files[path])

function listForeignFiles({ record, present }: Situation, switches: Switch[]): string[] {
  if (record.editions.length === 0) return [...present.keys()]
  const ownPaths = recordedPaths(record)
  const changedPaths = new Set([...switches.map(({ path }) => path), HTACCESS])
  return [...changedPaths].filter((path) => present.has(path) && !ownPaths.has(path))
}

const editionPaths = ({ editions }: ServerRecord) =>
  new Set(editions.flatMap(({ files }) => Object.keys(files)))

const recordedPaths = (record: ServerRecord) =>
  new Set([...editionPaths(record), ...record.earlier])

/** Two builds are the same if their JSON is. The order of keys stays the same in the record on the server. */
const isSameEdition = (one: Edition, other: Edition) =>
  JSON.stringify(one) === JSON.stringify(other)
