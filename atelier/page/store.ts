/*
 * What the owner's page knows: the site as the server has sent it last, and the answers that are typed since. Each
 * request sends these answers, and asks what has changed.
 */
import { useSyncExternalStore } from 'react'
import { valueAt, withValue } from '../../owner/values.ts'
import type { Change } from '../protocol.ts'
import type { Asked, News } from '../server/actions.ts'
import type { State } from '../server/follow-site.ts'
import { ask, RequestError } from './api.ts'

/** The pause between two requests. What is typed is sent after a pause without typing. */
const PAUSE_MS = 400

type Store = {
  /** What the server sent last; absent until it has answered once. */
  state: State | undefined
  /** Changes that may not be on disk yet. */
  unsaved: Change[]
  /** The texts of the files as the form shows them: those on disk with the unsaved changes. */
  texts: unknown
  /** The steps that « Annuler » and « Rétablir » make. */
  past: Change[][]
  future: Change[][]
  /** Why the last request failed. */
  failure: string
  progress: number | undefined
}

export let current: Store = {
  state: undefined,
  unsaved: [],
  texts: {},
  past: [],
  future: [],
  failure: '',
  progress: undefined,
}
const listeners = new Set<() => void>()

function update(changes: Partial<Store>) {
  current = { ...current, ...changes }
  current.texts = current.unsaved.reduce<unknown>(withChange, current.state?.texts)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStore = () => useSyncExternalStore(subscribe, () => current)

const withChange = (texts: unknown, { file, path, value }: Change) =>
  withValue(texts, [file, ...path], value)

export const answerAt = ({ texts }: Store, { file, path }: Pick<Change, 'file' | 'path'>) =>
  valueAt(texts, [file, ...path])

let isTyping = false
/** The field that was typed in last: all that is typed there is one step of « Annuler ». */
let lastField = ''

const fieldOf = ({ file, path }: Change) => JSON.stringify([file, path])

/** Lists the changes that undo others. */
const undoing = (changes: Change[]): Change[] =>
  changes.map((change) => ({ ...change, value: answerAt(current, change) as Change['value'] }))

function apply(changes: Change[], steps: Partial<Store>) {
  const replaced = new Set(changes.map(fieldOf))
  const others = current.unsaved.filter((change) => !replaced.has(fieldOf(change)))
  update({ ...steps, unsaved: [...others, ...changes] })
}

export function edit(...changes: Change[]) {
  const { past } = current
  const fields = changes.map(fieldOf).join()
  const isSameField = fields === lastField
  isTyping = true
  lastField = fields
  apply(changes, { past: isSameField ? past : [...past, undoing(changes)], future: [] })
}

export const undo = () => step('past', 'future')
export const redo = () => step('future', 'past')

function step(from: 'past' | 'future', to: 'past' | 'future') {
  const changes = current[from].at(-1)
  if (!changes) return
  lastField = ''
  apply(changes, {
    [from]: current[from].slice(0, -1),
    [to]: [...current[to], undoing(changes)],
  })
}

async function exchange(changes: Change[]) {
  const asked: Asked = { changes, shown: current.state?.id }
  const { state = current.state, progress } = await ask<News>('site', asked)
  const unsaved = current.unsaved.filter((change) => !changes.includes(change))
  update({ state, progress, unsaved, failure: '' })
}

/** Talks with the server until the page is closed. */
export async function followServer() {
  for (;;) {
    try {
      await exchange(isTyping ? [] : current.unsaved)
    } catch (error) {
      // An error of another kind is a mistake in our code: the owner gets no sentence about it.
      if (!(error instanceof RequestError)) throw error
      update({ failure: error.message })
    }
    isTyping = false
    await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Waits until all answers are on disk. @throws {RequestError} if they cannot be saved */
export async function saveAll() {
  while (current.unsaved.length > 0) {
    if (current.failure) throw new RequestError({ sentence: current.failure })
    await pause()
  }
}

/** Saves the last answers when the page is closed. If they cannot be saved, the browser asks before it closes. */
export function saveAtClose() {
  addEventListener('beforeunload', (event) => {
    if (current.unsaved.length > 0 && current.failure) event.preventDefault()
  })
  addEventListener('pagehide', () => {
    // Errors are ignored: the page is gone, and nobody could read them.
    if (current.unsaved.length > 0) exchange(current.unsaved).catch(() => {})
  })
}
