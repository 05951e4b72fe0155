import { useCallback, useEffect, useRef, useState } from 'react'
import type { Kept } from '../server/open-store.ts'
import { ask, type Opening, Refused, type Reply, type State } from './api.ts'
import {
  conflictsOf,
  isSame,
  type Pending,
  pendingOf,
  shownOf,
  valueAt,
  withValue,
} from './pending.ts'

/** As long as a word takes to be finished. */
const PAUSE_MS = 500

type Work = {
  state: Opening
  /** By file. */
  pending: Record<string, Pending[]>
  kept: Record<string, Kept[]>
}

/** The owner's files, what the form adds to them, and how it gets there. */
export function useAtelier() {
  const [work, setWork] = useState<Work>()
  const [refusal, setRefusal] = useState<Refused>()
  const [isSaving, setSaving] = useState(false)
  // What is asked for next depends on the last answer, and not on the last drawing of the page.
  const now = useRef<Work>(undefined)
  const queue = useRef(Promise.resolve())
  const timers = useRef<Record<string, number>>({})

  const put = useCallback((next: Work) => {
    now.current = next
    setWork(next)
  }, [])

  const take = useCallback(
    (state: State) => {
      const known = now.current
      if (!known || state.version < known.state.version) return
      const pending = Object.fromEntries(
        Object.entries(known.pending).map(([name, changes]) => [
          name,
          changes.filter(({ path, value }) => !isSame(at(state, name, path), value)),
        ]),
      )
      put({ ...known, state: { ...known.state, ...state, fault: state.fault }, pending })
    },
    [put],
  )

  const fail = useCallback((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    setRefusal(error)
  }, [])

  useEffect(() => {
    let isOver = false
    async function follow() {
      put({ state: await ask<Opening>('opening'), pending: {}, kept: {} })
      while (!isOver) take(await ask<State>('news', { since: now.current?.state.version }))
    }
    follow().catch(fail)
    return () => {
      isOver = true
    }
  }, [put, take, fail])

  const saveNow = useCallback(
    async (name: string) => {
      const { state, pending } = now.current ?? {}
      const file = state?.files[name]
      const changes = pending?.[name] ?? []
      if (!file || changes.length === 0 || conflictsOf(file, changes).length > 0) return
      setSaving(true)
      try {
        const reply = file.data
          ? await ask<Reply>('change', {
              file: name,
              hash: file.hash,
              changes: changes.map(({ path, value }) => ({ path, value })),
            })
          : await ask<Reply>('replace', { file: name, hash: file.hash, text: changes[0]?.value })
        const known = now.current
        if (known) put({ ...known, kept: { ...known.kept, [name]: reply.kept } })
        take(reply)
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 409) return fail(error)
        // The file has changed under the form: seen anew, it agrees with what is pending, or not.
        take(await ask<State>('news', { since: -1 }))
        if (now.current) await saveNow(name)
      } finally {
        setSaving(false)
      }
    },
    [put, take, fail],
  )

  // One after the other: each begins with what the last one has left.
  const save = useCallback(
    (name: string) => {
      queue.current = queue.current.then(() => saveNow(name))
    },
    [saveNow],
  )

  const edit = useCallback(
    (name: string, wanted: unknown) => {
      const known = now.current
      const file = known?.state.files[name]
      if (!known || !file) return
      const pending = pendingOf(file, wanted, known.pending[name])
      const kept = (known.kept[name] ?? []).filter(({ path }) =>
        pending.some((change) => change.path.join('.') === path.join('.')),
      )
      put({
        ...known,
        pending: { ...known.pending, [name]: pending },
        kept: { ...known.kept, [name]: kept },
      })
      clearTimeout(timers.current[name])
      timers.current[name] = window.setTimeout(() => save(name), PAUSE_MS)
    },
    [put, save],
  )

  /** One value alone, whatever the form is showing meanwhile. */
  const editAt = useCallback(
    (name: string, path: Pending['path'], value: unknown) => {
      const { state, pending } = now.current ?? {}
      const file = state?.files[name]
      if (file) edit(name, withValue(shownOf(file, pending?.[name]), path, value))
    },
    [edit],
  )

  const order = useCallback(
    async (path: string, body?: object) => {
      const known = now.current
      if (!known) return
      // What has not been saved is the last thing that was done.
      const hasPending = Object.values(known.pending).some(({ length }) => length > 0)
      put({ ...known, pending: {}, kept: {} })
      if (hasPending && path === 'undo') return
      await ask<Reply>(path, body).then(take, fail)
    },
    [put, take, fail],
  )

  /** @param isMine the owner keeps what was typed here; else what the file says */
  const settle = useCallback(
    (name: string, isMine: boolean) => {
      const known = now.current
      const file = known?.state.files[name]
      if (!known || !file) return
      const disputed = conflictsOf(file, known.pending[name])
      const others = (known.pending[name] ?? []).filter((change) => !disputed.includes(change))
      const mine = disputed.map((change) => ({
        ...change,
        base: at(known.state, name, change.path),
      }))
      put({
        ...known,
        pending: { ...known.pending, [name]: isMine ? [...others, ...mine] : others },
        kept: { ...known.kept, [name]: [] },
      })
      save(name)
    },
    [put, save],
  )

  return {
    ...work,
    refusal,
    isSaving,
    edit,
    editAt,
    order,
    settle,
    dismiss: () => setRefusal(undefined),
  }
}

function at({ files }: State, name: string, path: Pending['path']): unknown {
  const { data, text } = files[name] ?? {}
  return valueAt(data ?? text, path)
}
