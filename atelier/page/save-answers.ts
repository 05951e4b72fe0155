/*
 * Saves what the owner answers, undoes it, and asks the server for what the page's buttons do. Requests
 * that write go one after the other.
 */
import type { Answers } from '../../generator/online/publish-site.ts'
import { type Path, valueAt, withValue } from '../../owner/values.ts'
import type { Change } from '../server/files/Change.ts'
import { HttpError } from '../server/HttpError.ts'
import type { Outcome } from '../server/publisher.ts'
import { ask, type State } from './api.ts'
import { chapterOf } from './chapter-of.ts'
import { current, isSamePlace, refusalOf, shownData, startsWith, update } from './use-atelier.ts'

/** A server that did not answer is asked again after this time. */
const RETRY_MS = 1000
/** Browsers send at most 64 KiB for a page that is being closed: `keepalive` of `fetch`. */
const MAX_LAST_REQUEST = 60_000

/** The state after a save, with the answers that it wrote. */
type Saved = State & { written: Change[] }

/** Shows a state from the server. A file that cannot be read keeps showing what it said before. */
function showState(state: State) {
  const { state: shown, isOffline, drafts } = current
  if (shown && !isOffline && state.version < shown.version) return
  const files = { ...state.files }
  for (const [name, file] of Object.entries(files)) {
    if (file.isBroken) files[name] = { ...shown?.files[name], ...file }
  }
  update({
    state: { ...state, files },
    // Answers that were refused before this page was loaded come from the server.
    drafts: shown ? drafts : state.unfinished,
    isOffline: false,
  })
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
      const since = current.isOffline ? -1 : (current.state?.version ?? -1)
      showState(await ask<State>('state', { since }))
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
function findRemovals({ chapters, aside, files }: State, sent: Change[]) {
  const file = 'site.yaml'
  const sentFrom = sent.map((draft) => chapterOf(chapters, draft))
  return aside
    .filter(({ path }) =>
      sentFrom.some((chapter) => chapter !== chapterOf(chapters, { file, path })),
    )
    .map(({ path, label }) => ({ label, file, path, before: valueAt(files[file]?.data, path) }))
}

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
  waitingSave ??= inTurn(sendDrafts)
  return waitingSave
}

/** Adds a save to those that can be undone. What is typed into one field is undone as a whole. */
function addStep(steps: Change[][], step: Change[]): Change[][] {
  const [change, ...others] = step
  const [previous, ...more] = steps.at(-1) ?? []
  const isOneField = previous && change && isSamePlace(previous, change)
  const isTyping = typeof previous?.value === 'string' && typeof change?.value === 'string'
  if (!isOneField || !isTyping || others.length + more.length > 0) return [...steps, step]
  return [...steps.slice(0, -1), [{ ...change, before: previous.before }]]
}

/** True for an answer that the server has refused as it is. It is sent again with others, not alone. */
function isRefused(draft: Change): boolean {
  const refusal = refusalOf(draft, current.state)
  return refusal !== undefined && JSON.stringify(refusal.value) === JSON.stringify(draft.value)
}

async function sendDrafts() {
  waitingSave = undefined
  const { state } = current
  const ready = current.drafts.filter(({ file }) => !state?.files[file]?.isBroken)
  if (!state || ready.every(isRefused)) return
  const removals = findRemovals(state, ready)
  try {
    const saved = await ask<Saved>('change', { changes: [...ready, ...removals] })
    showState(saved)
    const { written, unfinished } = saved
    const left = current.drafts.filter(
      (draft) => !ready.includes(draft) || unfinished.some((each) => isSamePlace(each, draft)),
    )
    update({
      drafts: left.map((draft) => (ready.includes(draft) ? draft : rebase(draft, written))),
    })
    if (written.length === 0) return
    const names = removals.map(({ label }) => label).join(', ')
    const notice = names && `Retiré, car sans objet pour vous : ${names}. « Annuler » le remet.`
    update({ done: addStep(current.done, written), undone: [], notice })
  } catch (error) {
    showFailure(error)
  }
}

/** An answer that was typed while another was saved at its place replaces that one. */
function rebase(draft: Change, written: Change[]): Change {
  const isReplaced = written.some(
    ({ file, path }) => file === draft.file && startsWith(draft.path, path),
  )
  const data = current.state?.files[draft.file]?.data
  return isReplaced ? { ...draft, before: valueAt(data, draft.path) } : draft
}

/** Takes an answer from a field and saves it. An answer that is `undefined` removes the key. */
export function edit(file: string, path: Path, value: unknown) {
  // Rows are numbered, and numbers change when one is removed: the whole list is saved as one answer.
  const row = path.findIndex((step) => typeof step === 'number')
  if (row >= 0) {
    const list = path.slice(0, row)
    const rows = valueAt(shownData(file, current), list) ?? []
    edit(file, list, withValue(rows, path.slice(row), value))
    return
  }
  const { drafts, state } = current
  const typed = drafts.find((draft) => isSamePlace(draft, { file, path }))
  // After a refusal, the owner has seen what the file says now.
  const isBegun = typed !== undefined && !isRefused(typed)
  const before = isBegun ? typed.before : valueAt(state?.files[file]?.data, path)
  const others = drafts.filter((each) => each.file !== file || !startsWith(each.path, path))
  update({ drafts: [...others, { file, path, value, before } as Change], refusal: undefined })
  void save()
}

/** Sends the drafts that are left: the form then asks what they need, and a reload finds them. */
const resendDrafts = () =>
  ask<State>('change', { changes: current.drafts }).then(showState, showFailure)

/** Writes the values from before the last step of one list, and moves that step to the other list. */
async function turnBack(from: 'done' | 'undone', to: 'done' | 'undone') {
  const step = current[from].at(-1)
  if (!step) return
  const changes = step.map(
    (each) => ({ ...each, value: each.before, before: each.value }) as Change,
  )
  update({ refusal: undefined, notice: undefined })
  try {
    const state = await ask<Saved>('change', { changes })
    const [refused] = state.unfinished
    const others = current[from].slice(0, -1)
    update({ [from]: others, [to]: refused ? current[to] : [...current[to], changes] })
    showState(state)
    if (!refused) return
    const [reason] = refused.messages
    showFailure(new HttpError(409, `Rien n’a été annulé ni rétabli. ${reason?.message}`))
    await resendDrafts()
  } catch (error) {
    showFailure(error)
  }
}

/** Undoes the last answer: one that is not written, if there is one, else the last that is. */
export async function undo() {
  await save()
  if (current.drafts.length > 0) {
    update({ drafts: current.drafts.slice(0, -1) })
    await inTurn(resendDrafts)
  } else await inTurn(() => turnBack('done', 'undone'))
}
export const redo = () => save().then(() => inTurn(() => turnBack('undone', 'done')))

/** Records the legal texts as they are now, and the lawyer who has read them if one is named. */
export const recordTexts = (review: { reviewedBy?: string; reviewedOn?: string } = {}) =>
  save().then(() => ask<State>('accept', review).then(showState, showFailure))

/** Saves all drafts. @throws {HttpError} if one of them was refused */
async function saveAll() {
  await save()
  if (current.drafts.length > 0) {
    throw new HttpError(
      409,
      'Une réponse n’est pas enregistrée : « Voir pourquoi », en haut, y mène.',
    )
  }
}

/** Builds the site. Gives the sentences on what to do with its files. */
export async function build() {
  await saveAll()
  return ask<{ next: string }>('build')
}

/** Takes the film's picture from its service. @throws {HttpError} if it has none; nothing is changed */
export async function takePoster(mayReplace: boolean) {
  await saveAll()
  const saved = await ask<Saved>('poster', { mayReplace })
  update({ done: [...current.done, saved.written], undone: [] })
  showState(saved)
}

export async function publish(answers: Answers) {
  await saveAll()
  return ask<Outcome>('deploy', answers)
}

/** Drafts are sent when the page is closed. The server keeps those that it refuses. */
addEventListener('pagehide', () => {
  if (current.drafts.length === 0) return
  ask('change', { changes: current.drafts }, true).catch(() => {})
})
addEventListener('beforeunload', (event) => {
  const { drafts, isOffline, state } = current
  const isLost = drafts.some(({ file }) => state?.files[file]?.isBroken)
  const isLong = JSON.stringify(drafts).length > MAX_LAST_REQUEST
  if (drafts.length > 0 && (isOffline || isLong || isLost)) event.preventDefault()
})
