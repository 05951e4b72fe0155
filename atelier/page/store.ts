/*
 * What the owner's page holds: one object for each file of the site, as the owner has typed it. The objects are never
 * changed, only replaced, so « Annuler » puts earlier ones back. `follow-server.ts` saves them.
 */
import { useSyncExternalStore } from 'react'
import { withValue } from '../../owner/values.ts'
import { type Change, differences } from '../differences.ts'
import type { State } from './api.ts'

/** How many steps « Annuler » goes back. */
const MAX_STEPS = 50

/** The data of each file by its name: the keys of `site.yaml`, a legal text. */
export type Files = Readonly<Record<string, unknown>>

export type Store = {
  /** What the server sent last; absent until it has answered once. */
  state?: State
  /** The files as the form shows them. */
  files: Files
  /** The files as they are on disk. */
  saved: Files
  past: Files[]
  future: Files[]
  /** Why the last request failed. */
  failure: { status: number; sentence: string } | undefined
  /** Says that a file has changed on disk. */
  news: string
}

/** The latest store. Requests read this variable, because they can follow faster than React renders. */
export let current: Store = {
  files: {},
  saved: {},
  past: [],
  future: [],
  failure: undefined,
  news: '',
}
const listeners = new Set<() => void>()

export function update(changes: Partial<Store>) {
  current = { ...current, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStore = () => useSyncExternalStore(subscribe, () => current)

/** Names the files with answers that are not on disk yet. */
export const unsavedFiles = ({ files, saved }: Store) =>
  Object.keys(files).filter((name) => files[name] !== saved[name])

const withStep = (past: Files[], files: Files) => [...past, files].slice(-MAX_STEPS)

const withChanges = (data: unknown, changes: Iterable<Change>) =>
  [...changes].reduce((changed, { path, value }) => withValue(changed, path, value), data)

let isTyping = false
/** Ends the step of « Annuler » to which the next answers would be added. */
export const endStep = () => {
  isTyping = false
}

/** Changes answers of one file. Those typed without a pause are one step of « Annuler ». */
export function change(file: string, changes: Change[]) {
  const { files, past } = current
  update({
    files: { ...files, [file]: withChanges(files[file], changes) },
    past: isTyping ? past : withStep(past, files),
    future: [],
    news: '',
  })
  isTyping = true
}

export function goBack() {
  const { files, past, future } = current
  const earlier = past.at(-1)
  if (!earlier) return
  update({ files: earlier, past: past.slice(0, -1), future: [files, ...future] })
  endStep()
}

export function goForward() {
  const { files, past, future } = current
  const [later, ...rest] = future
  if (!later) return
  update({ files: later, past: withStep(past, files), future: rest })
  endStep()
}

/**
 * Takes over what the server says of the site. A file that has changed on disk is loaded, and answers that are typed
 * but not saved are put into it; « Annuler » leads to the file as it was on disk.
 */
export function takeState(state: State) {
  const { files, saved, past, state: shown } = current
  const onDisk: Record<string, unknown> = { ...saved }
  const loaded: Record<string, unknown> = { ...files }
  const merged: Record<string, unknown> = { ...files }
  const changed: string[] = []
  for (const [name, { data, version, isBroken }] of Object.entries(state.files)) {
    if (isBroken || version === shown?.files[name]?.version) continue
    if (shown) changed.push(name)
    onDisk[name] = loaded[name] = merged[name] = data
    const typed = files[name] === saved[name] ? [] : [...differences(saved[name], files[name])]
    if (typed.length > 0) merged[name] = withChanges(data, typed)
  }
  const steps = changed.length > 0 ? withStep(past, files) : past
  const isMerged = changed.some((name) => merged[name] !== loaded[name])
  update({
    state: withKnownVersions(state, shown),
    files: merged,
    saved: onDisk,
    past: isMerged ? withStep(steps, loaded) : steps,
    failure: undefined,
    ...(changed.length > 0 && {
      news: `${changed.join(', ')} a changé hors de l’atelier : c’est ce nouveau texte qui est montré.`,
    }),
  })
}

/** While a file is broken, the page keeps the version that it shows. */
function withKnownVersions(state: State, shown: State | undefined): State {
  const files = Object.entries(state.files).map(([name, file]) => {
    const version = file.isBroken ? (shown?.files[name]?.version ?? '') : file.version
    return [name, { ...file, version }] as const
  })
  return { ...state, files: Object.fromEntries(files) }
}
