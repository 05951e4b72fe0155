// Decides what a publication by SFTP sends, in which order the new files take the place of the old
// ones, and what it removes. It is a pure function of two lists: the built files, and those of the server.
import { IMMUTABLE } from '../../caching.ts'
import type { Policy } from '../../policy.ts'
import type { SiteFiles } from '../site-files.ts'

/** A whole site as it was, or will be, on the server. */
export type Edition = { files: SiteFiles; policy: Policy }

/** What our last publications have left on the server, as the record there says. */
export type ServerRecord = {
  /** Editions whose files may be on line: one, or several after an interrupted publication. */
  editions: Edition[]
  /** Files named after their content that pages of earlier editions, still open, may ask for. */
  earlier: string[]
}

/** A step that visitors see: a file that was sent takes its final name, or a file is removed. */
export type Switch = { act: 'place' | 'remove'; path: string }

export type Plan = {
  /** Whether the server holds this edition and nothing else of ours, so that nothing has to be done. */
  isOnline: boolean
  /** Files whose name holds a hash: they are sent to their final names, which no page loads yet. */
  assets: string[]
  /** Files that are sent to temporary names, then renamed. `.htaccess` is the last of them. */
  staged: string[]
  /** What then happens to all of these but `.htaccess`, in this order. */
  switches: Switch[]
  /** Files to remove in the end: those that no page needs any more, and temporary ones. */
  removed: string[]
  /** Files of somebody else that would be overwritten, or, the first time, that are in the folder. */
  foreign: string[]
  /** Other editions of which visitors may get files until this one has taken their place. */
  replaced: Edition[]
  /** The records that the server holds while files are renamed, and from then on. */
  recordMeanwhile: ServerRecord
  recordAfterwards: ServerRecord
}

export const HTACCESS = '/.htaccess'
const CSP = 'Content-Security-Policy'
const FORMS = ['.br', '.gz']

const IMMUTABLE_FILE = new RegExp(`^${IMMUTABLE}(?:\\.br|\\.gz)?$`)
const isImmutable = (path: string) => IMMUTABLE_FILE.test(path)
const isForm = (path: string) => FORMS.some((suffix) => path.endsWith(suffix))

/** @param server what is there: sizes of files in bytes by path, and paths of temporary files */
export function planPublication(
  coming: Edition,
  { editions, earlier }: ServerRecord,
  { present, leftovers }: { present: Map<string, number>; leftovers: string[] },
): Plan {
  const paths = Object.keys(coming.files).sort()
  const isInPlace = (path: string) => {
    const file = coming.files[path]
    if (!file || present.get(path) !== file.size) return false
    if (isImmutable(path)) return true
    return editions.length > 0 && editions.every(({ files }) => files[path]?.hash === file.hash)
  }

  const assets = paths.filter((path) => isImmutable(path) && !isInPlace(path))
  const bases = paths.filter((path) => !isImmutable(path) && !isForm(path) && path !== HTACCESS)
  const isNew = (path: string) => Number(!present.has(path))
  // A new page is put in place before the pages that link to it.
  bases.sort((a, b) => isNew(b) - isNew(a))
  const switches = bases.flatMap((base) => switchesOf(base, coming, present, isInPlace))
  const placed = switches.filter(({ act }) => act === 'place').map(({ path }) => path)

  const lastFiles = new Set(editions.flatMap(({ files }) => Object.keys(files)))
  const ours = new Set([...lastFiles, ...earlier])
  // Pages that visitors have opened before this publication may still load their scripts.
  const isStillLoaded = (path: string) => isImmutable(path) && lastFiles.has(path)
  const unused = [...ours].filter(
    (path) => present.has(path) && !coming.files[path] && !isStillLoaded(path),
  )
  // Compressed forms first, or the server would send them in the place of the page.
  unused.sort((a, b) => Number(isForm(b)) - Number(isForm(a)))
  const removed = [...unused, ...leftovers]

  const touched = new Set([...switches.map(({ path }) => path), HTACCESS])
  const overwritten = [...touched].filter((path) => present.has(path) && !ours.has(path))
  const replaced = editions.filter((each) => JSON.stringify(each) !== JSON.stringify(coming))
  return {
    isOnline:
      isInPlace(HTACCESS) &&
      [assets, switches, removed, replaced].every((list) => list.length === 0),
    assets,
    staged: [...placed, HTACCESS],
    switches,
    removed,
    foreign: editions.length === 0 ? [...present.keys()] : overwritten,
    replaced,
    recordMeanwhile: { editions: [coming, ...replaced], earlier },
    recordAfterwards: {
      editions: [coming],
      earlier: [...lastFiles].filter((path) => isImmutable(path) && !coming.files[path]),
    },
  }
}

/**
 * The steps that put one file in place. Its compressed forms are removed before it and come after it, so
 * that the file never stands beside a form of another edition.
 */
function switchesOf(
  base: string,
  { files }: Edition,
  present: Map<string, number>,
  isInPlace: (path: string) => boolean,
): Switch[] {
  const isKept = isInPlace(base)
  const forms = FORMS.map((suffix) => base + suffix).filter((form) => !isKept || !isInPlace(form))
  const remove = forms.filter((form) => present.has(form))
  const place = [...(isKept ? [] : [base]), ...forms.filter((form) => files[form])]
  return [
    ...remove.map((path): Switch => ({ act: 'remove', path })),
    ...place.map((path): Switch => ({ act: 'place', path })),
  ]
}

/** Makes the policy that serves all these editions while the first one takes the place of the others. */
export function joinPolicies({ policy }: Edition, others: Edition[]): Policy {
  const policies = [...others.map((other) => other.policy), policy]
  const csp = joinCsp(policies.map(({ headers }) => headers[CSP] ?? ''))
  return {
    ...policy,
    pages: Object.assign({}, ...policies.map(({ pages }) => pages)),
    headers: { ...policy.headers, [CSP]: csp },
  }
}

/** Gives each directive all the sources that it has in one of these policies. */
function joinCsp(policies: string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ')
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]))
  }
  return [...directives]
    .map(([name, sources]) => {
      // Browsers ignore 'none' beside another source.
      if (sources.size > 1) sources.delete("'none'")
      return [name, ...sources].join(' ')
    })
    .join('; ')
}
