// The state of the owner's page: the files of the site as the server sent them, and the answers that
// are not written yet. `saving/` changes it with `update`; components read it with `useAtelier`.
import { useSyncExternalStore } from 'react'
import { type Path, withValue } from '../../owner/values.ts'
import type { Change } from '../server/files/Change.ts'
import type { HttpError } from '../server/HttpError.ts'
import type { FieldMessage, Place } from '../server/show-problem.ts'
import type { State } from './api.ts'
import { fieldId } from './fields/field-props.ts'

/** An answer that the owner has typed and that is not written in its file yet. */
export type Draft = Change & {
  /** True until the server has accepted or refused the answer. */
  isPending?: boolean
  /** Why the server refused what was last sent from this field. */
  messages?: FieldMessage[] | undefined
}

export type AtelierState = {
  /** What the server sent last; absent until it has answered once. */
  state?: State
  /** The answers that are not saved yet, in the order in which they were typed. */
  drafts: Draft[]
  /** The answers of each save, the latest save last. « Annuler » undoes the latest one. */
  done: Change[][]
  /** The answers that « Rétablir » writes back, one entry for each « Annuler », the latest last. */
  undone: Change[][]
  refusal?: HttpError | undefined
  /** True while the server does not answer, so that nothing is saved. */
  isOffline: boolean
}

/** The latest state. Requests read this variable, because they can follow faster than React renders. */
export let current: AtelierState = {
  drafts: [],
  done: [],
  undone: [],
  isOffline: false,
}
const listeners = new Set<() => void>()

export function update(changes: Partial<AtelierState>) {
  current = { ...current, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAtelier = () => useSyncExternalStore(subscribe, () => current)

export const isRefused = ({ messages }: Draft) => messages !== undefined

export const isFileBroken = ({ file }: Draft, { state }: AtelierState) =>
  state?.files[file]?.isBroken === true

/** Gives the data of a file as the form shows it: with the drafts in it. */
export function shownData(file: string, { state, drafts }: AtelierState): unknown {
  let data: unknown = state?.files[file]?.data
  for (const draft of drafts) {
    if (draft.file === file) data = withValue(data, draft.path, draft.value)
  }
  return data
}

/** Gives the messages of a field: why its draft was refused or, without a draft, what is wrong in the file. */
export function useMessages(file: string, path: Path): FieldMessage[] {
  const { drafts, state } = useAtelier()
  const isHere = (place: Place) => idOfField(place) === fieldId(file, path)
  const draft = drafts.find(isHere)
  if (draft) return draft.messages ?? []
  const problems = state?.problems ?? []
  return problems.filter(({ place, isAtField }) => {
    // A problem of a whole file is shown above the form.
    const isOfAnswer = place !== undefined && place.path.length > 0
    return isAtField && isOfAnswer && isHere(place)
  })
}

/**
 * Gives the `id` of the field in which an answer is typed. One field shows all lines of a list: `lines.2` →
 * `lines`
 */
const idOfField = ({ file, path }: Place) => fieldId(file, path).replace(/\.\d+$/, '')
