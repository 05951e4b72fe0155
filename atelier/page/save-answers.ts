/*
 * Saves what the owner answers, undoes it, and asks the server for what the page's buttons do. Requests
 * that write go one after the other.
 */
import type { Answers } from '../../generator/online/publish-site.ts'
import { valueAt, withValue } from '../../owner/values.ts'
import { HttpError } from '../server/HttpError.ts'
import type { Outcome } from '../server/publisher.ts'
import { ask, type State } from './api.ts'
import { chapterOf } from './chapter-of.ts'
import type { FieldPath } from './fields/field-props.ts'
import { type Draft, type Step, shownData, startsWith, update, work } from './use-atelier.ts'

/** A server that did not answer is asked again after this time. */
const RETRY_MS = 1000
/** Browsers send at most 64 KiB for a page that is being closed: `keepalive` of `fetch`. */
const MAX_LAST_REQUEST = 60_000

/** Takes a state from the server. A file that cannot be read keeps showing what it said before. */
function takeState(state: State) {
  const { state: known, isOffline } = work
  if (known && !isOffline && state.version < known.version) return
  const files = { ...state.files }
  for (const [name, file] of Object.entries(files)) {
    if (file.isBroken) files[name] = { ...known?.files[name], ...file }
  }
  // Answers that were refused before this page was loaded come from the server.
  const isRefused = true
  const drafts: Draft[] = known
    ? work.drafts
    : state.unfinished.map(({ value, before, ...each }) => ({ ...each, value, before, isRefused }))
  update({ state: { ...state, files }, drafts, isOffline: false })
}

function showFailure(error: unknown) {
  if (!(error instanceof HttpError)) throw error
  if (error.status === 0) update({ isOffline: true })
  else update({ refusal: error })
}

/** Asks the server for the state, then for each change of it, for as long as the page is open. */
export async function follow() {
  for (;;) {
    try {
      const since = work.isOffline ? -1 : (work.state?.version ?? -1)
      takeState(await ask<State>('state', { since }))
      // Drafts may have waited for a broken file, or for the server.
      void save()
    } catch (error) {
      showFailure(error)
      // Another run of the atelier has another token: its address may be pasted in this tab.
      if (error instanceof HttpError && error.status === 403) {
        await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
        update({ refusal: undefined, isOffline: true })
      } else await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/**
 * Finds answers on disk that no longer concern the site. They are removed with the first answer of another
 * chapter: until then, an owner who goes back on a choice finds them again.
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
      // Typed during the request: what was written is what it now replaces.
      const { file, path } = draft
      const isTouched = written.some((each) => each.file === file && startsWith(path, each.path))
      const shown = shownData(file, { ...work, drafts: written })
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
    update({ drafts })
    if (step.length > 0) update({ done: withStep(work.done, step), undone: [], notice })
    takeState(state)
  } catch (error) {
    showFailure(error)
  }
}

/** Takes an answer from a field and saves it. An answer that is `undefined` removes the key. */
export function edit(file: string, path: FieldPath, value: unknown) {
  // Rows are numbered, and numbers change when one is removed: the whole list is saved as one answer.
  const row = path.findIndex((step) => typeof step === 'number')
  if (row >= 0) {
    const list = path.slice(0, row)
    const rows = valueAt(shownData(file, work), list) ?? []
    edit(file, list, withValue(rows, path.slice(row), value))
    return
  }
  const { drafts, state } = work
  const known = drafts.find((draft) => draft.file === file && draft.path.join() === path.join())
  // After a refusal, the owner has seen what the file says now.
  const before = known && !known.isRefused ? known.before : valueAt(state?.files[file]?.data, path)
  const others = drafts.filter((each) => each.file !== file || !startsWith(each.path, path))
  const draft = { file, path, value, before, messages: known?.messages }
  update({ drafts: [...others, draft], refusal: undefined })
  void save()
}

/** Sends the drafts that are left: the form then asks what they need, and a reload finds them. */
const sendDrafts = () =>
  ask<State>('change', { changes: asSent(work.drafts) }).then(takeState, showFailure)

/** Writes the values from before the last step of one list, and moves that step to the other list. */
async function turnBack(from: 'done' | 'undone', to: 'done' | 'undone') {
  const step = work[from].at(-1)
  if (!step) return
  const changes = step.map((each) => ({ ...each, value: each.before, before: each.value }))
  update({ refusal: undefined, notice: undefined })
  try {
    const state = await ask<State>('change', { changes })
    const [refused] = state.unfinished
    update({ [from]: work[from].slice(0, -1), [to]: refused ? work[to] : [...work[to], changes] })
    takeState(state)
    if (!refused) return
    showFailure(
      new HttpError(409, `Rien n’a été annulé ni rétabli. ${refused.messages[0]?.message}`),
    )
    await sendDrafts()
  } catch (error) {
    showFailure(error)
  }
}

/** Undoes the last answer: one that is not written, if there is one, else the last that is. */
export async function undo() {
  await save()
  if (work.drafts.length > 0) {
    update({ drafts: work.drafts.slice(0, -1) })
    await inTurn(sendDrafts)
  } else await inTurn(() => turnBack('done', 'undone'))
}
export const redo = () => save().then(() => inTurn(() => turnBack('undone', 'done')))

/** Records the legal texts as they are now, and the lawyer who has read them if one is named. */
export const accept = (review: { reviewedBy?: string; reviewedOn?: string } = {}) =>
  save().then(() => ask<State>('accept', review).then(takeState, showFailure))

/** Saves all drafts. @throws {HttpError} if one of them was refused */
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

/** Takes the film's picture from its service. @throws {HttpError} if it has none; nothing is changed */
export async function takePoster(mayReplace: boolean) {
  await saveAll()
  const { written, ...state } = await ask<State & { written: Step }>('poster', { mayReplace })
  update({ done: [...work.done, written], undone: [] })
  takeState(state)
}

export async function publish(answers: Answers) {
  await saveAll()
  return ask<Outcome>('deploy', answers)
}

/** Drafts are sent when the page is closed. The server keeps those that it refuses. */
addEventListener('pagehide', () => {
  if (work.drafts.length === 0) return
  ask('change', { changes: asSent(work.drafts) }, true).catch(() => {})
})
addEventListener('beforeunload', (event) => {
  const { drafts, isOffline, state } = work
  const isLost = ({ file }: Draft) => state?.files[file]?.isBroken
  const isLong = JSON.stringify(asSent(drafts)).length > MAX_LAST_REQUEST
  if (drafts.length > 0 && (isOffline || isLong || drafts.some(isLost))) event.preventDefault()
})
