/*
 * The state of the owner's page: the files of the site as the server sent them, and the answers that are
 * not written yet. The modules of `saving/` change it with `update`; components read it with `useAtelier`.
 */
import { useSyncExternalStore } from 'react'
import { type Path, withValue } from '../../owner/values.ts'
import type { Change } from '../server/files/Change.ts'
import type { HttpError } from '../server/HttpError.ts'
import type { FieldMessage, Place } from '../server/show-problem.ts'
import type { State } from './api.ts'
import { fieldId } from './fields/field-props.ts'

export type AtelierState = {
  /** What the server sent last. Absent until it has answered once. */
  state?: State
  /** Answers that are not in their file yet, in the order in which they were typed. */
  drafts: Change[]
  /** The answers of each save, the latest save last. « Annuler » undoes the latest one. */
  done: Change[][]
  /** The answers that « Rétablir » writes back, one entry for each « Annuler », the latest last. */
  undone: Change[][]
  /** The sentence with which the server refused the last request. */
  refusal?: HttpError | undefined
  /** A sentence on answers that the last save removed. */
  notice?: string | undefined
  /** The server does not answer, so nothing is saved. */
  isOffline: boolean
}

/** The state now. It is kept outside of React, because requests follow each other faster than React renders. */
export let current: AtelierState = { drafts: [], done: [], undone: [], isOffline: false }
const listeners = new Set<() => void>()

/** Changes a part of the state, and renders the components that use it. */
export function update(changes: Partial<AtelierState>) {
  current = { ...current, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives a component the state, and renders it again after each change. */
export const useAtelier = () => useSyncExternalStore(subscribe, () => current)

/** True if a path leads to the value at `start`, or to a part of it. */
export const startsWith = (path: Path, start: Path) =>
  start.every((step, index) => step === path[index])

/** True if the same field shows the answers of both places. */
export const isSamePlace = (one: Place, other: Place) =>
  fieldId(one.file, one.path) === fieldId(other.file, other.path)

/** Finds the answer that the server last refused at the place of a draft, with its messages. */
export const refusalOf = (draft: Change, state: State | undefined) =>
  state?.unfinished.find((refused) => isSamePlace(refused, draft))

/** Gives the data of a file as the form shows it: with the drafts in it. */
export function shownData(file: string, { state, drafts }: AtelierState): unknown {
  let data: unknown = state?.files[file]?.data
  for (const draft of drafts) {
    if (draft.file === file) data = withValue(data, draft.path, draft.value)
  }
  return data
}

/**
 * Gives the messages of a field: why the server refused its draft, or, without a draft, what is wrong with
 * its answer on disk.
 */
export function useMessages(file: string, path: Path): FieldMessage[] {
  const { drafts, state } = useAtelier()
  const isAtField = (place: Place) => idOfField(place) === fieldId(file, path)
  if (drafts.some(isAtField)) return state?.unfinished.find(isAtField)?.messages ?? []
  const problems = state?.problems ?? []
  return problems.filter((problem) => {
    const { place } = problem
    // A problem of a whole file, or of a question that is not answered yet, is shown by the list of problems
    // only.
    if (!place || place.path.length === 0 || !problem.isAtField) return false
    return isAtField(place)
  })
}

/** Gives the `id` of the field of a place. A line has none but that of its list: `mail.lines.2` → `mail.lines` */
const idOfField = ({ file, path }: Place) => fieldId(file, path).replace(/\.\d+$/, '')
