/*
 * What the atelier's page shows: the owner's files as the server gave them, and the answers that are not
 * in them yet. `save-answers.ts` changes it; components read it with `useAtelier`.
 */
import { useSyncExternalStore } from 'react'
import { type Path, withValue } from '../../owner/values.ts'
import type { HttpError } from '../server/HttpError.ts'
import type { FieldMessage } from '../server/show-problem.ts'
import type { State } from './api.ts'
import { type FieldPath, fieldId } from './fields/field-props.ts'

/** An answer that was typed and is not in its file yet. */
export type Draft = {
  file: string
  path: FieldPath
  value: unknown
  /** What the file said when the owner began to type. */
  before: unknown
  /** Why it was not written. They stay while the owner types another answer. */
  messages?: FieldMessage[] | undefined
  isRefused?: boolean
}

/** The answers that one save wrote. */
export type Step = Pick<Draft, 'file' | 'path' | 'value' | 'before'>[]

export type AtelierState = {
  /** Absent until the server has answered. */
  state?: State
  /** In the order in which they were typed. */
  drafts: Draft[]
  /** The steps that « Annuler » and « Rétablir » go back to, the last one first to go. */
  done: Step[]
  undone: Step[]
  /** The last request that the server refused. */
  refusal?: HttpError | undefined
  /** A sentence on answers that the last save removed. */
  notice?: string | undefined
  /** The server does not answer, so nothing is saved. */
  isOffline: boolean
}

// Outside of React: requests follow each other faster than React renders.
export let work: AtelierState = { drafts: [], done: [], undone: [], isOffline: false }
const listeners = new Set<() => void>()

/** Changes some of the state, and renders. */
export function update(changes: Partial<AtelierState>) {
  work = { ...work, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAtelier = () => useSyncExternalStore(subscribe, () => work)

export const startsWith = (path: Path, start: Path) =>
  start.every((step, index) => step === path[index])

/** The data of a file with its drafts in it, as the form shows it. */
export const shownData = (file: string, { state, drafts }: AtelierState): unknown =>
  drafts.reduce<unknown>(
    (shown, draft) => (draft.file === file ? withValue(shown, draft.path, draft.value) : shown),
    state?.files[file]?.data,
  )

/** Gives the messages of a field: why its draft was refused, else what is wrong with it on disk. */
export function useMessages(file: string, path: FieldPath): FieldMessage[] {
  const { drafts, state } = useAtelier()
  // A problem of one line of a list, `mail.lines.2`, is shown at the field of the list.
  const isHere = (place: Pick<Draft, 'file' | 'path'>) =>
    fieldId(place.file, place.path).replace(/\.\d+$/, '') === fieldId(file, path)
  const draft = drafts.find(isHere)
  if (draft) return draft.messages ?? []
  const refused = state?.problems.filter(({ isAtField }) => isAtField) ?? []
  return refused.filter(({ place }) => place && place.path.length > 0 && isHere(place))
}
