import { useSyncExternalStore } from 'react'
import { type Path, valueAt, withValue } from '../../generator/schema/values.ts'
import { HttpError } from '../server/HttpError.ts'
import type { OpenFile } from '../server/open-store.ts'
import { ask, type Opening, type Reply, type State } from './api.ts'

/** As long as a word takes to be finished. */
const PAUSE_MS = 200
/** How soon a server that did not answer is asked again. */
const AGAIN_MS = 1000

/** A value that is in the page and not in its file. */
export type Draft = {
  path: (string | number)[]
  value: unknown
  /** What the file said when the owner began. */
  before: unknown
  /** Why it was not written. */
  message?: string
}

type Work = {
  /** Absent until the atelier has opened. */
  state?: Opening
  /** By file, the one that was edited last at the end. */
  drafts: Record<string, Draft[]>
  /** What a request did not get. */
  refusal?: HttpError | undefined
  /** Nobody answers: nothing is saved meanwhile. */
  isOffline: boolean
}

// Outside of React: what is asked for next depends on the last answer, and not on the last drawing.
let work: Work = { drafts: {}, isOffline: false }
const listeners = new Set<() => void>()

function put(news: Partial<Work>) {
  work = { ...work, ...news }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The owner's files, and what the page adds to them. */
export const useAtelier = () => useSyncExternalStore(subscribe, () => work)

const said = ({ data, text }: OpenFile = {}): unknown => data ?? text
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
const isAt = (path: Path) => (draft: Draft) => isSame(draft.path, path)

/** What the page shows of a file: what it says, and what is not in it yet. */
export const shownOf = (file: OpenFile | undefined, drafts: Draft[] = []): unknown =>
  drafts.reduce<unknown>((shown, { path, value }) => withValue(shown, path, value), said(file))

const draftsOf = (name: string) => work.drafts[name] ?? []
const putDrafts = (name: string, drafts: Draft[]) =>
  put({ drafts: { ...work.drafts, [name]: drafts } })

/** Follows the server; a file that cannot be read shows what it said before. */
function take(state: State) {
  const { state: known } = work
  if (!known || state.version < known.version) return
  const files = Object.fromEntries(
    Object.entries(state.files).map(([name, file]) => [
      name,
      file.fault ? { ...known.files[name], fault: file.fault } : file,
    ]),
  )
  const mended = Object.keys(files).filter(
    (name) => known.files[name]?.fault && !files[name]?.fault,
  )
  put({ state: { ...known, ...state, fault: state.fault, files }, isOffline: false })
  for (const name of mended) save(name)
}

function fail(error: unknown) {
  if (!(error instanceof HttpError)) throw error
  if (error.status === 0) put({ isOffline: true })
  else put({ refusal: error })
}
export const dismiss = () => put({ refusal: undefined })

/** Opens the files, and follows whatever becomes of them. */
export async function follow() {
  for (;;) {
    try {
      if (!work.state) put({ state: await ask<Opening>('opening') })
      else take(await ask<State>('news', { since: work.isOffline ? -1 : work.state.version }))
    } catch (error) {
      fail(error)
      // Another run of the atelier has another token: only its own address opens it.
      if (error instanceof HttpError && error.status === 403) return
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

const asSent = (drafts: Draft[]) =>
  drafts.map(({ path, value, before }) => ({ path, value, before }))

async function saveNow(name: string) {
  const sent = draftsOf(name)
  if (sent.length === 0 || work.state?.files[name]?.fault) return
  try {
    const reply = await ask<Reply>('change', { file: name, changes: asSent(sent) })
    // What was typed meanwhile waits for its turn.
    const left = draftsOf(name).flatMap((draft) => {
      const { message } = reply.rejected.find(({ path }) => isAt(path)(draft)) ?? {}
      if (!sent.includes(draft)) return [draft]
      return message ? [{ ...draft, message }] : []
    })
    put({ drafts: { ...work.drafts, [name]: left } })
    take(reply)
  } catch (error) {
    fail(error)
  }
}

let queue = Promise.resolve()
/** One after the other: each begins with what the last one has left. */
function save(name: string) {
  clearTimeout(timers[name])
  delete timers[name]
  queue = queue.then(() => saveNow(name))
  return queue
}
const timers: Record<string, number> = {}
const saveAll = () => Promise.all(Object.keys(timers).map(save))

/** The owner has answered something else: soon it is saved. */
export function edit(name: string, path: Draft['path'], value: unknown) {
  const file = work.state?.files[name]
  const drafts = draftsOf(name)
  const known = drafts.find(isAt(path))
  // A refusal has said what the file says now.
  const saved = file?.hash ?? valueAt(said(file), path)
  const before = known && !known.message ? known.before : saved
  const isUnder = (draft: Draft) => isSame(draft.path.slice(0, path.length), path)
  const others = drafts.filter((draft) => !isUnder(draft))
  const draft: Draft = { path, value, before }
  if (known?.message) draft.message = known.message
  putDrafts(name, [...others, draft])
  clearTimeout(timers[name])
  timers[name] = window.setTimeout(() => save(name), PAUSE_MS)
}

/** Undoes the last thing that was done: what is not written yet, then what is. */
export async function undo() {
  await saveAll()
  const [name, drafts] = Object.entries(work.drafts).findLast(([, each]) => each.length > 0) ?? []
  if (name && drafts) return putDrafts(name, drafts.slice(0, -1))
  await order('undo')
}

/** Has the server do something with what is written; what is not stays where it is. */
export async function order(path: 'undo' | 'redo' | 'accept') {
  await saveAll()
  await ask<Reply>(path).then(take, fail)
}

export async function build() {
  await saveAll()
  return ask<{ next: string; address: string }>('build')
}

/** As much as a browser sends for a page that is being closed. */
const MAX_LAST = 60_000

/** The last words of whoever closes the page are sent on the way out; a refused one is asked about. */
addEventListener('pagehide', () => {
  for (const [file, drafts] of Object.entries(work.drafts)) {
    if (drafts.length > 0)
      void ask('change', { file, changes: asSent(drafts) }, true).catch(() => {})
  }
})
addEventListener('beforeunload', (event) => {
  const drafts = Object.values(work.drafts).flat()
  const isKept = ({ message, value }: Draft) =>
    !message && JSON.stringify(value ?? '').length < MAX_LAST
  if (drafts.length > 0 && (work.isOffline || !drafts.every(isKept))) event.preventDefault()
})
