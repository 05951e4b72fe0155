/*
 * What the atelier's page shows: the owner's files as the server gave them, and the answers that are not
 * in them yet. `saving/` changes it; components read it with `useAtelier`.
 */
import { useSyncExternalStore } from 'react'
import { type Path, withValue } from '../../owner/values.ts'
import type { Change } from '../server/files/Change.ts'
import type { HttpError } from '../server/HttpError.ts'
import type { FieldMessage, Place } from '../server/show-problem.ts'
import type { State } from './api.ts'
import { fieldId } from './fields/field-props.ts'

export type AtelierState = {
  /** Absent until the server has answered. */
  state?: State
  /** Answers that were typed and are not in their file yet, in the order in which they were typed. */
  drafts: Change[]
  /** The answers of each save, the latest save last: « Annuler » writes what was there before. */
  done: Change[][]
  /** The saves that « Annuler » went back on, for « Rétablir ». */
  undone: Change[][]
  /** The last request that the server refused. */
  refusal?: HttpError | undefined
  /** A sentence on answers that the last save removed. */
  notice?: string | undefined
  /** The server does not answer, so nothing is saved. */
  isOffline: boolean
}

// Outside of React: requests follow each other faster than React renders.
export let current: AtelierState = { drafts: [], done: [], undone: [], isOffline: false }
const listeners = new Set<() => void>()

/** Changes some of the state, and renders. */
export function update(changes: Partial<AtelierState>) {
  current = { ...current, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAtelier = () => useSyncExternalStore(subscribe, () => current)

export const startsWith = (path: Path, start: Path) =>
  start.every((step, index) => step === path[index])

export const isSamePlace = (one: Place, other: Place) =>
  fieldId(one.file, one.path) === fieldId(other.file, other.path)

/** Finds why the server did not write an answer, if it refused the last one at its place. */
export const refusalOf = (draft: Change, state: State | undefined) =>
  state?.unfinished.find((refused) => isSamePlace(refused, draft))

/** The data of a file with its drafts in it, as the form shows it. */
export const shownData = (file: string, { state, drafts }: AtelierState): unknown =>
  drafts.reduce<unknown>(
    (shown, draft) => (draft.file === file ? withValue(shown, draft.path, draft.value) : shown),
    state?.files[file]?.data,
  )

/** Gives the messages of a field: why its draft was refused, else what is wrong with it on disk. */
export function useMessages(file: string, path: Path): FieldMessage[] {
  const { drafts, state } = useAtelier()
  // A problem of one line of a list, `mail.lines.2`, is shown at the field of the list.
  const isHere = (place: Place) =>
    fieldId(place.file, place.path).replace(/\.\d+$/, '') === fieldId(file, path)
  if (drafts.some(isHere)) return state?.unfinished.find(isHere)?.messages ?? []
  return (state?.problems ?? []).filter(
    ({ isAtField, place }) => isAtField && place && place.path.length > 0 && isHere(place),
  )
}
