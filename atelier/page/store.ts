/*
 * What the owner's page knows: the site as the server has sent it last, and the answers that are typed since. Each
 * request sends these answers, and asks what has changed.
 */
import { useSyncExternalStore } from 'react'
import type { Answers } from '../protocol.ts'
import type { Asked, News } from '../server/actions.ts'
import type { State } from '../server/follow-site.ts'
import { ask, RequestError } from './api.ts'

/** The pause between two requests. What is typed is sent after a pause without typing. */
const PAUSE_MS = 400

type Store = {
  /** What the server sent last; absent until it has answered once. */
  state: State | undefined
  /** Answers that may not be on disk yet. */
  unsaved: Answers
  /** The answers that « Annuler » and « Rétablir » put back. */
  past: Answers[]
  future: Answers[]
  /** Why the last request failed. */
  failure: string
  /** True once the files have been changed by another program, until the next answer. */
  isChangedElsewhere: boolean
  progress: number | undefined
}

export let current: Store = {
  state: undefined,
  unsaved: {},
  past: [],
  future: [],
  failure: '',
  isChangedElsewhere: false,
  progress: undefined,
}
const listeners = new Set<() => void>()

function update(changes: Partial<Store>) {
  current = { ...current, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStore = () => useSyncExternalStore(subscribe, () => current)

export const answerTo = ({ state, unsaved }: Store, id: string): string =>
  unsaved[id] ?? state?.fields.find((field) => field.id === id)?.value ?? ''

export const hasUnsaved = ({ unsaved }: Store) => Object.keys(unsaved).length > 0

let isTyping = false
/** The field that was typed in last: all that is typed there, with what it empties, is one step of « Annuler ». */
let lastField = ''

/** Gives the answers in the same fields as they are now. */
const present = (answers: Answers): Answers =>
  Object.fromEntries(Object.keys(answers).map((id) => [id, answerTo(current, id)]))

export function edit(answers: Answers) {
  const { past, unsaved } = current
  const [field = ''] = Object.keys(answers)
  const isSame = field === lastField
  isTyping = true
  lastField = field
  update({
    unsaved: { ...unsaved, ...answers },
    isChangedElsewhere: false,
    past: isSame ? past : [...past, present(answers)],
    future: [],
  })
}

export const undo = () => step('past', 'future')
export const redo = () => step('future', 'past')

function step(from: 'past' | 'future', to: 'past' | 'future') {
  const answers = current[from].at(-1)
  if (!answers) return
  lastField = ''
  update({
    unsaved: { ...current.unsaved, ...answers },
    [from]: current[from].slice(0, -1),
    [to]: [...current[to], present(answers)],
  })
}

async function exchange(answers: Answers) {
  const asked: Asked = { answers, shown: current.state?.id }
  const { state = current.state, progress } = await ask<News>('site', asked)
  const isQuiet = state === current.state && progress === current.progress && !current.failure
  // Most answers bring nothing: the page is not drawn again for them.
  if (isQuiet && Object.keys(answers).length === 0) return
  if (Object.keys(answers).length === 0 && hasOtherAnswers(current.state, state)) {
    update({ isChangedElsewhere: true })
    // What is typed next is a step of its own: « Annuler » puts back what the other program wrote.
    lastField = ''
  }
  const typedSince = Object.entries(current.unsaved).filter(([id, value]) => answers[id] !== value)
  update({ state, progress, unsaved: Object.fromEntries(typedSince), failure: '' })
}

function hasOtherAnswers(former: State | undefined, state: State | undefined): boolean {
  const values = new Map(former?.fields.map(({ id, value }) => [id, value]))
  return (state?.fields ?? []).some(({ id, value }) => values.has(id) && values.get(id) !== value)
}

/** Talks with the server until the page is closed. */
export async function followServer() {
  for (;;) {
    try {
      await exchange(isTyping ? {} : current.unsaved)
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
  while (hasUnsaved(current)) {
    if (current.failure) throw new RequestError({ sentence: current.failure })
    await pause()
  }
}

/** Saves the last answers when the page is closed. If they cannot be saved, the browser asks before it closes. */
export function saveAtClose() {
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved(current) && current.failure) event.preventDefault()
  })
  addEventListener('pagehide', () => {
    // Errors are ignored: the page is gone, and nobody could read them.
    if (hasUnsaved(current)) exchange(current.unsaved).catch(() => {})
  })
}
