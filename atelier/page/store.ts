/*
 * What the owner's page knows: the site as the server has sent it last, and the answers that are typed since. Each
 * request sends these answers, and asks what has changed.
 */
import { useSyncExternalStore } from 'react'
import type { TypedAnswers } from '../protocol.ts'
import type { Asked, News } from '../server/actions.ts'
import type { State } from '../server/follow-site.ts'
import { ask, RequestError } from './api.ts'

/** The pause between two requests. What is typed is sent after a pause without typing. */
const PAUSE_MS = 400

type Store = {
  /** What the server sent last; absent until it has answered once. */
  state: State | undefined
  /** Answers that may not be on disk yet. */
  unsaved: TypedAnswers
  /** The answers that « Annuler » and « Rétablir » put back. */
  past: TypedAnswers[]
  future: TypedAnswers[]
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

export const typedAnswer = ({ state, unsaved }: Store, id: string): string =>
  unsaved[id] ?? state?.fields.find((field) => field.id === id)?.value ?? ''

export const hasUnsaved = ({ unsaved }: Store) => Object.keys(unsaved).length > 0

let isTyping = false
/**
 * What changed the answers last, a field or another program. All that is typed in a field, with what it empties, is
 * one step of « Annuler ».
 */
let lastSource = ''

/** Gives what is answered now in the fields of other answers. */
const answersNow = (others: TypedAnswers): TypedAnswers =>
  Object.fromEntries(Object.keys(others).map((id) => [id, typedAnswer(current, id)]))

/** Adds answers that « Annuler » puts back. Of the same source, those of its first change are put back. */
function addStep(source: string, before: TypedAnswers) {
  const { past } = current
  const steps =
    source === lastSource ? past.with(-1, { ...before, ...past.at(-1) }) : [...past, before]
  lastSource = source
  update({ past: steps, future: [] })
}

export function edit(answers: TypedAnswers) {
  isTyping = true
  const [field = ''] = Object.keys(answers)
  addStep(field, answersNow(answers))
  update({ unsaved: { ...current.unsaved, ...answers }, isChangedElsewhere: false })
}

export const undo = () => putBack('past', 'future')
export const redo = () => putBack('future', 'past')

function putBack(from: 'past' | 'future', to: 'past' | 'future') {
  const answers = current[from].at(-1)
  if (!answers) return
  lastSource = ''
  update({
    unsaved: { ...current.unsaved, ...answers },
    [from]: current[from].slice(0, -1),
    [to]: [...current[to], answersNow(answers)],
  })
}

/** Sends answers, and takes over what has changed on the server. */
async function synchronise(answers: TypedAnswers) {
  const asked: Asked = { answers, shown: current.state?.id }
  const { state = current.state, progress } = await ask<News>('site', asked)
  const hasSent = Object.keys(answers).length > 0
  const isQuiet = state === current.state && progress === current.progress && !current.failure
  // Most answers bring nothing: the page is not drawn again for them.
  if (isQuiet && !hasSent) return
  const replaced = hasSent ? {} : answersReplaced(current.state, state)
  if (Object.keys(replaced).length > 0) {
    addStep('another program', replaced)
    update({ isChangedElsewhere: true })
  }
  const typedSince = Object.entries(current.unsaved).filter(([id, value]) => answers[id] !== value)
  update({ state, progress, unsaved: Object.fromEntries(typedSince), failure: '' })
}

/** Gives the former answers in fields where there is another one now. */
function answersReplaced(former: State | undefined, state: State | undefined): TypedAnswers {
  const values = new Map(state?.fields.map(({ id, value }) => [id, value]))
  const replaced = (former?.fields ?? []).filter(
    ({ id, value }) => values.has(id) && values.get(id) !== value,
  )
  return Object.fromEntries(replaced.map(({ id, value }) => [id, value]))
}

/** Talks with the server until the page is closed. */
export async function followServer() {
  for (;;) {
    try {
      await synchronise(isTyping ? {} : current.unsaved)
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
    if (hasUnsaved(current)) synchronise(current.unsaved).catch(() => {})
  })
}
