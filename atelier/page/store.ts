/*
 * What the owner's page knows: the site as the server has sent it last, and the answers that are typed since. Each
 * request sends these answers, and asks what has changed.
 */
import { useSyncExternalStore } from 'react'
import type { TypedAnswers } from '../protocol.ts'
import type { SiteRequest, SiteResponse } from '../server/actions.ts'
import type { State } from '../server/follow-site.ts'
import { RequestError, sendRequest } from './send-request.ts'

/** The pause between two requests. What is typed is sent after a pause without typing. */
const PAUSE_MS = 400

/** Answers that « Annuler » or « Rétablir » puts back. `source` is what changed them: a field, or another program. */
type Step = { source: string; answers: TypedAnswers }

type Store = {
  /** What the server sent last; absent until it has answered once. */
  state: State | undefined
  /** Answers that may not be on disk yet. */
  unsaved: TypedAnswers
  past: Step[]
  future: Step[]
  /** Why the last request failed. */
  failure: string
  /** True once the files have been changed by another program, until the next answer. */
  isChangedElsewhere: boolean
  progress: number | undefined
}

let store: Store = {
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
  store = { ...store, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStore = () => useSyncExternalStore(subscribe, () => store)

export const hasUnsaved = ({ unsaved }: Store) => Object.keys(unsaved).length > 0

const savedAnswer = (state: State | undefined, id: string) =>
  state?.fields.find((field) => field.id === id)?.value

/** Gives the answer that a field shows. */
export const typedAnswer = (id: string): string =>
  store.unsaved[id] ?? savedAnswer(store.state, id) ?? ''

/** Gives what is answered now in the fields of other answers. */
const answersNow = (others: TypedAnswers): TypedAnswers =>
  Object.fromEntries(Object.keys(others).map((id) => [id, typedAnswer(id)]))

/** Gives the step to which a field or a program still adds: none once something else has changed answers. */
export function stepOf(source: string): Step | undefined {
  const step = store.past.at(-1)
  return step?.source === source ? step : undefined
}

/** Adds answers that « Annuler » puts back: of one step, those from before its first change. */
function addStep(source: string, before: TypedAnswers) {
  const open = stepOf(source)
  const closed = open ? store.past.slice(0, -1) : store.past
  update({ past: [...closed, { source, answers: { ...before, ...open?.answers } }], future: [] })
}

let isTyping = false

/** Changes answers: those of one source, such as the field in which they are typed, are one step of « Annuler ». */
export function edit(answers: TypedAnswers, source = Object.keys(answers).join()) {
  isTyping = true
  addStep(source, answersNow(answers))
  update({ unsaved: { ...store.unsaved, ...answers }, isChangedElsewhere: false })
}

export const undo = () => putBack('past', 'future')
export const redo = () => putBack('future', 'past')

function putBack(from: 'past' | 'future', to: 'past' | 'future') {
  const step = store[from].at(-1)
  if (!step) return
  const { source, answers } = step
  update({
    unsaved: { ...store.unsaved, ...answers },
    [from]: store[from].slice(0, -1),
    [to]: [...store[to], { source, answers: answersNow(answers) }],
  })
}

/** Sends answers, and takes over what has changed on the server. */
async function synchronise(answers: TypedAnswers) {
  const asked: SiteRequest = { answers, shown: store.state?.id }
  const { state = store.state, progress } = await sendRequest<SiteResponse>('site', asked)
  const isQuiet = state === store.state && progress === store.progress && !store.failure
  // Most answers bring nothing: the page is not drawn again for them.
  if (isQuiet && Object.keys(answers).length === 0) return
  const replaced = answersReplaced(state)
  if (Object.keys(replaced).length > 0) {
    addStep('another program', replaced)
    update({ isChangedElsewhere: true })
  }
  const typedSince = Object.entries(store.unsaved).filter(([id, value]) => answers[id] !== value)
  update({ state, progress, unsaved: Object.fromEntries(typedSince), failure: '' })
}

/** Gives the former answers in fields where another program has written another one. */
function answersReplaced(state: State | undefined): TypedAnswers {
  const fields = store.state?.fields ?? []
  const replaced = fields.filter(
    ({ id, value }) => !(id in store.unsaved) && (savedAnswer(state, id) ?? value) !== value,
  )
  return Object.fromEntries(replaced.map(({ id, value }) => [id, value]))
}

/** Talks with the server until the page is closed. */
export async function followServer() {
  for (;;) {
    try {
      await synchronise(isTyping ? {} : store.unsaved)
    } catch (error) {
      // An error of another kind is a mistake in our code: the owner gets no sentence about it.
      if (!(error instanceof RequestError)) throw error
      update({ failure: error.message })
    }
    isTyping = false
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Puts all answers on disk. @throws {RequestError} if they cannot be saved */
export const saveAll = () => synchronise(store.unsaved)

/** Saves the last answers when the page is closed. If they cannot be saved, the browser asks before it closes. */
export function saveAtClose() {
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved(store) && store.failure) event.preventDefault()
  })
  addEventListener('pagehide', () => {
    // Errors are ignored: the page is gone, and nobody could read them.
    if (hasUnsaved(store)) saveAll().catch(() => {})
  })
}
