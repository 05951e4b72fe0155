import { useSyncExternalStore } from 'react'
import { valueAt, withValue } from '../../generator/schema/values.ts'
import type { Kept } from '../server/open-store.ts'
import { Refusal } from '../server/Refusal.ts'
import { ask, type Opening, type Reply, type State } from './api.ts'
import { conflictsOf, isSame, type Pending, pendingOf, shownOf } from './pending.ts'

/** As long as a word takes to be finished. */
const PAUSE_MS = 500

type Work = {
  /** Absent until the atelier has opened. */
  state?: Opening
  /** By file. */
  pending: Record<string, Pending[]>
  kept: Record<string, Kept[]>
  refusal?: Refusal | undefined
  isSaving: boolean
}

// Outside of React: what is asked for next depends on the last answer, and not on the last drawing.
let work: Work = { pending: {}, kept: {}, isSaving: false }
const listeners = new Set<() => void>()

function put(news: Partial<Work>) {
  work = { ...work, ...news }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The owner's files, and what the form adds to them. */
export const useAtelier = () => useSyncExternalStore(subscribe, () => work)

const savedAt = ({ files }: State, name: string, path: Pending['path']): unknown => {
  const { data, text } = files[name] ?? {}
  return valueAt(data ?? text, path)
}

function take(state: State) {
  if (!work.state || state.version < work.state.version) return
  const pending = Object.fromEntries(
    Object.entries(work.pending).map(([name, changes]) => [
      name,
      changes.filter(({ path, value }) => !isSame(savedAt(state, name, path), value)),
    ]),
  )
  put({ state: { ...work.state, ...state, fault: state.fault }, pending })
}

function fail(error: unknown) {
  if (!(error instanceof Refusal)) throw error
  put({ refusal: error })
}
export const dismiss = () => put({ refusal: undefined })

/** Opens the files, and follows whatever becomes of them. */
export async function follow() {
  try {
    put({ state: await ask<Opening>('opening') })
    for (;;) take(await ask<State>('news', { since: work.state?.version }))
  } catch (error) {
    fail(error)
  }
}

async function saveNow(name: string) {
  const file = work.state?.files[name]
  const changes = work.pending[name] ?? []
  if (!file || changes.length === 0 || conflictsOf(file, changes).length > 0) return
  put({ isSaving: true })
  try {
    const { hash, data } = file
    const values = changes.map(({ path, value }) => ({ path, value }))
    const reply = data
      ? await ask<Reply>('change', { file: name, hash, changes: values })
      : await ask<Reply>('replace', { file: name, hash, text: changes[0]?.value })
    put({ kept: { ...work.kept, [name]: reply.kept } })
    take(reply)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) return fail(error)
    // The file has changed under the form: seen anew, it agrees with what is pending, or not.
    take(await ask<State>('news', { since: -1 }))
    await saveNow(name)
  } finally {
    put({ isSaving: false })
  }
}

let queue = Promise.resolve()
/** One after the other: each begins with what the last one has left. */
function save(name: string) {
  queue = queue.then(() => saveNow(name))
}

const timers: Record<string, number> = {}

/** The form shows something else: soon it is saved. */
export function edit(name: string, wanted: unknown) {
  const file = work.state?.files[name]
  if (!file) return
  const pending = pendingOf(file, wanted, work.pending[name])
  const kept = (work.kept[name] ?? []).filter(({ path }) =>
    pending.some((change) => change.path.join('.') === path.join('.')),
  )
  put({
    pending: { ...work.pending, [name]: pending },
    kept: { ...work.kept, [name]: kept },
  })
  clearTimeout(timers[name])
  timers[name] = window.setTimeout(() => save(name), PAUSE_MS)
}

/** One value alone, whatever the form is showing meanwhile. */
export function editAt(name: string, path: Pending['path'], value: unknown) {
  const file = work.state?.files[name]
  if (file) edit(name, withValue(shownOf(file, work.pending[name]), path, value))
}

export async function order(path: string, body?: object) {
  // What has not been saved is the last thing that was done.
  const hasPending = Object.values(work.pending).some(({ length }) => length > 0)
  put({ pending: {}, kept: {} })
  if (hasPending && path === 'undo') return
  await ask<Reply>(path, body).then(take, fail)
}

/** @param isMine the owner keeps what was typed here; else what the file says */
export function settle(name: string, isMine: boolean) {
  const { state, pending, kept } = work
  const file = state?.files[name]
  if (!file) return
  const disputed = conflictsOf(file, pending[name])
  const others = (pending[name] ?? []).filter((change) => !disputed.includes(change))
  const mine = disputed.map((change) => ({ ...change, base: savedAt(state, name, change.path) }))
  put({
    pending: { ...pending, [name]: isMine ? [...others, ...mine] : others },
    kept: { ...kept, [name]: [] },
  })
  save(name)
}
