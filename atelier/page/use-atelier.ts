import { useSyncExternalStore } from 'react'
import type { Answers } from '../../generator/online/publish-site.ts'
import { type Path, valueAt, withValue } from '../../owner/values.ts'
import { HttpError } from '../server/HttpError.ts'
import type { Outcome } from '../server/publisher.ts'
import type { FieldMessage } from '../server/show-problem.ts'
import { ask, type State } from './api.ts'
import { chapterOf } from './chapter-of.ts'
import { type FieldPath, fieldId } from './fields/field-props.ts'

/** How soon a server that did not answer is asked again. */
const AGAIN_MS = 1000
/** As much as a browser sends for a page that is being closed. */
const MAX_LAST = 60_000

/** A value that is in the page and not in its file. */
type Draft = {
  file: string
  path: FieldPath
  value: unknown
  /** What the file said when the owner began. */
  before: unknown
  /** Why it was not written; stays while something else is typed. */
  messages?: FieldMessage[] | undefined
  isRefused?: boolean
}

/** What one save has written. */
type Step = Pick<Draft, 'file' | 'path' | 'value' | 'before'>[]

export type Work = {
  /** Absent until the atelier has opened. */
  state?: State
  /** In the order in which they were typed. */
  drafts: Draft[]
  /** What this page has written, and what it has undone. */
  done: Step[]
  undone: Step[]
  /** What a request did not get. */
  refusal?: HttpError | undefined
  /** What was removed along with the last save. */
  notice?: string | undefined
  /** Nobody answers: nothing is saved meanwhile. */
  isOffline: boolean
}

// Outside of React: what is asked for next depends on the last answer, and not on the last drawing.
let work: Work = { drafts: [], done: [], undone: [], isOffline: false }
const listeners = new Set<() => void>()

function put(news: Partial<Work>) {
  work = { ...work, ...news }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The owner's files, and what the page adds to them. */
export const useAtelier = () => useSyncExternalStore(subscribe, () => work)

const startsWith = (path: Path, start: Path) => start.every((step, index) => step === path[index])
/** What a file says once these drafts are in it. */
export const shownOf = (file: string, { state, drafts }: Work): unknown =>
  drafts.reduce<unknown>(
    (shown, draft) => (draft.file === file ? withValue(shown, draft.path, draft.value) : shown),
    state?.files[file]?.data,
  )

/** Why the value of a field is not written, or what is wrong with it on disk. */
export function useMessages(file: string, path: FieldPath): FieldMessage[] {
  const { drafts, state } = useAtelier()
  // Lines that are one field have one place.
  const isHere = (place: Pick<Draft, 'file' | 'path'>) =>
    fieldId(place.file, place.path).replace(/\.\d+$/, '') === fieldId(file, path)
  const draft = drafts.find(isHere)
  // What is typed now has taken the place of what is wrong on disk.
  if (draft) return draft.messages ?? []
  const refused = state?.problems.filter(({ isAtField }) => isAtField) ?? []
  return refused.filter(({ place }) => place && place.path.length > 0 && isHere(place))
}

/** Follows the server; a file that cannot be read shows what it said before. */
function take(state: State) {
  const { state: known, isOffline } = work
  if (known && !isOffline && state.version < known.version) return
  const files = { ...state.files }
  for (const [name, file] of Object.entries(files)) {
    if (file.isBroken) files[name] = { ...known?.files[name], ...file }
  }
  // What a page of before left unfinished.
  const isRefused = true
  const drafts: Draft[] = known
    ? work.drafts
    : state.unfinished.map(({ value, before, ...each }) => ({ ...each, value, before, isRefused }))
  put({ state: { ...state, files }, drafts, isOffline: false })
}

function fail(error: unknown) {
  if (!(error instanceof HttpError)) throw error
  if (error.status === 0) put({ isOffline: true })
  else put({ refusal: error })
}

/** Opens the files, and follows whatever becomes of them. */
export async function follow() {
  for (;;) {
    try {
      const since = work.isOffline ? -1 : (work.state?.version ?? -1)
      take(await ask<State>('state', { since }))
      // What waited for a file to be mended, or for the server.
      void save()
    } catch (error) {
      fail(error)
      // Another run of the atelier has another token: its address may be pasted in this tab.
      if (error instanceof HttpError && error.status === 403) {
        await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
        put({ refusal: undefined, isOffline: true })
      } else await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

/**
 * Answers that concern the site no longer go with the first answer of another chapter: until then, an
 * owner who changes his mind finds them again.
 */
function draftsOfRemovals(sent: Draft[]): { removals: Draft[]; notice?: string } {
  const { state } = work
  if (!state || sent.length === 0) return { removals: [] }
  const { chapters, files } = state
  const file = 'site.yaml'
  const chapterOfAnswer = (path: FieldPath) => chapterOf(chapters, { file, path })
  const left = state.aside.filter(({ path }) =>
    sent.some((draft) => chapterOf(chapters, draft) !== chapterOfAnswer(path)),
  )
  if (left.length === 0) return { removals: [] }
  const names = left.map(({ label }) => label).join(', ')
  return {
    removals: left.map(({ path }) => {
      return { file, path, value: undefined, before: valueAt(files[file]?.data, path) }
    }),
    notice: `Retiré, car sans objet pour vous : ${names}. « Annuler » le remet.`,
  }
}

const asSent = (drafts: Draft[]): Step =>
  drafts.map(({ file, path, value, before }) => ({ file, path, value, before }))

let queue: Promise<unknown> = Promise.resolve()
/** Runs requests one after the other, so that each starts from the answer to the one before. */
function inTurn(act: () => Promise<void>): Promise<void> {
  const turn = queue.then(act)
  // An unexpected error is reported, and must not stop the requests that follow.
  queue = turn.catch(() => {})
  return turn
}

let waitingSave: Promise<void> | undefined
/** Saves all drafts as soon as the request before is answered: keys typed until then go together. */
function save(): Promise<void> {
  waitingSave ??= inTurn(saveNow)
  return waitingSave
}

/** Adds a step to those that can be undone. What is typed into one field is undone as a whole. */
function withStep(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1)
  const [change, ...others] = step
  const [typed, ...more] = last ?? []
  const isSameField = typed?.file === change?.file && typed?.path.join() === change?.path.join()
  const isText = typeof change?.value === 'string' && typeof typed?.value === 'string'
  if (!change || !typed || !isSameField || !isText || others.length + more.length > 0) {
    return [...steps, step]
  }
  return [...steps.slice(0, -1), [{ ...change, before: typed.before }]]
}

async function saveNow() {
  waitingSave = undefined
  const ready = work.drafts.filter(({ file }) => !work.state?.files[file]?.isBroken)
  if (ready.every(({ isRefused }) => isRefused)) return
  const { removals, notice } = draftsOfRemovals(ready)
  const sent = [...ready, ...removals]
  try {
    const state = await ask<State>('change', { changes: asSent(sent) })
    const reasonOf = ({ file, path }: Draft) =>
      state.unfinished.find((each) => each.file === file && each.path.join() === path.join())
        ?.messages
    const written = sent.filter((draft) => !reasonOf(draft))
    const drafts = work.drafts.flatMap((draft): Draft[] => {
      if (written.includes(draft)) return []
      if (sent.includes(draft)) return [{ ...draft, messages: reasonOf(draft), isRefused: true }]
      // Typed meanwhile: it follows what was written just now.
      const { file, path } = draft
      const isTouched = written.some((each) => each.file === file && startsWith(path, each.path))
      const shown = shownOf(file, { ...work, drafts: written })
      return [isTouched ? { ...draft, before: valueAt(shown, path) } : draft]
    })
    const isInner = ({ file, path }: Draft) =>
      written.some(
        (each) =>
          each.file === file && each.path.length < path.length && startsWith(path, each.path),
      )
    const step = asSent(written.filter((draft) => !isInner(draft)))
      .map((each) => ({ ...each, value: valueAt(state.files[each.file]?.data, each.path) }))
      .filter(({ value, before }) => JSON.stringify(value) !== JSON.stringify(before))
    put({ drafts })
    if (step.length > 0) put({ done: withStep(work.done, step), undone: [], notice })
    take(state)
  } catch (error) {
    fail(error)
  }
}

/** Takes an answer from a field and saves it. An answer that is `undefined` removes the key. */
export function edit(file: string, path: FieldPath, value: unknown) {
  // Rows have no names that stay: a list is one answer.
  const row = path.findIndex((step) => typeof step === 'number')
  if (row >= 0) {
    const list = path.slice(0, row)
    const rows = valueAt(shownOf(file, work), list) ?? []
    edit(file, list, withValue(rows, path.slice(row), value))
    return
  }
  const { drafts, state } = work
  const known = drafts.find((draft) => draft.file === file && draft.path.join() === path.join())
  // A refusal has shown what the file says now.
  const before = known && !known.isRefused ? known.before : valueAt(state?.files[file]?.data, path)
  const others = drafts.filter((each) => each.file !== file || !startsWith(each.path, path))
  const draft = { file, path, value, before, messages: known?.messages }
  put({ drafts: [...others, draft], refusal: undefined })
  void save()
}

/** Tells the server what is left in the form: it asks for what belongs to that, and keeps it. */
const sendDrafts = () => ask<State>('change', { changes: asSent(work.drafts) }).then(take, fail)

/** Writes what the last step of one list found, and puts it on the other. */
async function turnBack(from: 'done' | 'undone', to: 'done' | 'undone') {
  const step = work[from].at(-1)
  if (!step) return
  const changes = step.map((each) => ({ ...each, value: each.before, before: each.value }))
  put({ refusal: undefined, notice: undefined })
  try {
    const state = await ask<State>('change', { changes })
    const [refused] = state.unfinished
    put({ [from]: work[from].slice(0, -1), [to]: refused ? work[to] : [...work[to], changes] })
    take(state)
    if (!refused) return
    fail(new HttpError(409, `Rien n’a été annulé ni rétabli. ${refused.messages[0]?.message}`))
    await sendDrafts()
  } catch (error) {
    fail(error)
  }
}

/** Undoes the last thing that was done: what is not written yet, then what is. */
export async function undo() {
  await save()
  if (work.drafts.length > 0) {
    put({ drafts: work.drafts.slice(0, -1) })
    await inTurn(sendDrafts)
  } else await inTurn(() => turnBack('done', 'undone'))
}
export const redo = () => save().then(() => inTurn(() => turnBack('undone', 'done')))

/** Records the legal texts as they are, as read by a lawyer where one is named. */
export const accept = (review: { reviewedBy?: string; reviewedOn?: string } = {}) =>
  save().then(() => ask<State>('accept', review).then(take, fail))

/** @throws {HttpError} where something that was typed is not in its file */
async function saveAll() {
  await save()
  if (work.drafts.length > 0) {
    throw new HttpError(
      409,
      'Une réponse n’est pas enregistrée : « Voir pourquoi », en haut, y mène.',
    )
  }
}

export async function build() {
  await saveAll()
  return ask<{ next: string }>('build')
}

/** Takes the film's picture from its service. @throws {HttpError} where there is none, and nothing changed */
export async function takePoster(mayReplace: boolean) {
  await saveAll()
  const { written, ...state } = await ask<State & { written: Step }>('poster', { mayReplace })
  put({ done: [...work.done, written], undone: [] })
  take(state)
}

export async function publish(answers: Answers) {
  await saveAll()
  return ask<Outcome>('deploy', answers)
}

/** The last words of whoever closes the page are sent on the way out: the server keeps a refused one. */
addEventListener('pagehide', () => {
  if (work.drafts.length === 0) return
  ask('change', { changes: asSent(work.drafts) }, true).catch(() => {})
})
addEventListener('beforeunload', (event) => {
  const { drafts, isOffline, state } = work
  const isLost = ({ file }: Draft) => state?.files[file]?.isBroken
  const isLong = JSON.stringify(asSent(drafts)).length > MAX_LAST
  if (drafts.length > 0 && (isOffline || isLong || drafts.some(isLost))) event.preventDefault()
})
