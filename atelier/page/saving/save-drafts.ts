/*
 * Saves the owner's answers. Fields call `edit` at each key that is typed: the answer is a draft until the
 * server has written it, and stays one if the server refuses it.
 */
import { type Path, valueAt, withValue } from '../../../owner/values.ts'
import type { Change } from '../../server/files/Change.ts'
import { ask, type State } from '../api.ts'
import { chapterOf } from '../chapter-of.ts'
import { current, isSamePlace, refusalOf, shownData, startsWith, update } from '../use-atelier.ts'
import { showFailure, showState } from './show-state.ts'

/** Browsers send at most 64 KiB when a page is being closed (`keepalive` of `fetch`). */
const MAX_LAST_REQUEST = 60_000

/** The state after a save, with the answers that it wrote. */
export type SavedState = State & { written: Change[] }

/** Takes an answer from a field and saves it. An answer that is `undefined` removes the key. */
export function edit(file: string, path: Path, value: unknown) {
  // The rows of a list are numbered, and the numbers change when a row is removed: so the whole list is
  // saved as one answer.
  const rowIndex = path.findIndex((step) => typeof step === 'number')
  if (rowIndex >= 0) {
    const listPath = path.slice(0, rowIndex)
    const rows = valueAt(shownData(file, current), listPath) ?? []
    edit(file, listPath, withValue(rows, path.slice(rowIndex), value))
    return
  }
  const before = valueBefore(file, path)
  const otherDrafts = current.drafts.filter(
    (draft) => draft.file !== file || !startsWith(draft.path, path),
  )
  update({ drafts: [...otherDrafts, { file, path, value, before } as Change], refusal: undefined })
  void save()
}

/**
 * Gives what the file said when the owner began to type at a place. If the file has changed since then, the
 * server refuses the answer, and its message quotes the file: what the owner types after that message may
 * replace the quoted text.
 */
function valueBefore(file: string, path: Path): unknown {
  const { drafts, state } = current
  const draft = drafts.find((each) => isSamePlace(each, { file, path }))
  if (draft && !isRefused(draft)) return draft.before
  return valueAt(state?.files[file]?.data, path)
}

/** True if the server has refused a draft, and the owner has not changed it since. */
function isRefused(draft: Change): boolean {
  const refusal = refusalOf(draft, current.state)
  return refusal !== undefined && JSON.stringify(refusal.value) === JSON.stringify(draft.value)
}

let queue: Promise<unknown> = Promise.resolve()

/** Runs requests that write one after the other, so that each starts from the answer to the one before. */
export function inTurn(request: () => Promise<void>): Promise<void> {
  const turn = queue.then(request)
  // An unexpected error rejects `turn`, whose caller reports it, and must not stop the next requests.
  queue = turn.catch(() => {})
  return turn
}

let waitingSave: Promise<void> | undefined

/** Saves all drafts, once earlier requests are answered. What is typed until then goes with them. */
export function save(): Promise<void> {
  waitingSave ??= inTurn(sendDrafts)
  return waitingSave
}

async function sendDrafts() {
  waitingSave = undefined
  const { state, drafts } = current
  const sent = drafts.filter(({ file }) => !state?.files[file]?.isBroken)
  // Refused drafts are sent again only with a new draft, which may be the answer that they lacked.
  if (!state || sent.every(isRefused)) return
  const removals = findRemovals(state, sent)
  try {
    const saved = await ask<SavedState>('change', { changes: [...sent, ...removals] })
    showState(saved)
    update({ drafts: draftsAfter(saved, sent) })
    if (saved.written.length > 0) recordStep(saved.written, removals)
  } catch (error) {
    showFailure(error)
  }
}

type Removal = Change & { label: string }

/**
 * Lists the removal of answers that are on disk but no longer concern the site (`aside`), e.g. those about a
 * service that the owner has left. The first answer in another chapter removes them: until then, an owner who
 * returns to the former choice finds them again.
 */
function findRemovals({ chapters, aside, files }: State, sent: Change[]): Removal[] {
  const file = 'site.yaml'
  const sentFrom = sent.map((draft) => chapterOf(chapters, draft))
  const removable = aside.filter(({ path }) => {
    const chapter = chapterOf(chapters, { file, path })
    return sentFrom.some((other) => other !== chapter)
  })
  return removable.map(({ path, label }) => {
    return { label, file, path, before: valueAt(files[file]?.data, path) }
  })
}

/** Lists the drafts that remain after a save: those that it refused, and those typed while it was under way. */
function draftsAfter({ unfinished, written }: SavedState, sent: Change[]): Change[] {
  const remaining: Change[] = []
  for (const draft of current.drafts) {
    if (!sent.includes(draft)) remaining.push(rebase(draft, written))
    else if (unfinished.some((refused) => isSamePlace(refused, draft))) remaining.push(draft)
  }
  return remaining
}

/** Lets a draft replace an answer that was saved at the same place while the draft was typed. */
function rebase(draft: Change, written: Change[]): Change {
  const isReplaced = written.some(
    ({ file, path }) => file === draft.file && startsWith(draft.path, path),
  )
  if (!isReplaced) return draft
  const data = current.state?.files[draft.file]?.data
  return { ...draft, before: valueAt(data, draft.path) }
}

/** Lets « Annuler » undo this save, and tells the owner which answers the save removed. */
function recordStep(written: Change[], removals: Removal[]) {
  const labels = removals.map(({ label }) => label).join(', ')
  const notice = labels && `Retiré, car sans objet pour vous : ${labels}. « Annuler » le remet.`
  update({ done: addStep(current.done, written), undone: [], notice })
}

/** Adds a step to those that can be undone. What is typed into one field, save after save, is one step. */
function addStep(steps: Change[][], step: Change[]): Change[][] {
  const previousStep = steps.at(-1) ?? []
  const [change] = step
  const [previous] = previousStep
  const isTyping =
    change &&
    previous &&
    step.length === 1 &&
    previousStep.length === 1 &&
    isSamePlace(previous, change) &&
    typeof previous.value === 'string' &&
    typeof change.value === 'string'
  if (!isTyping) return [...steps, step]
  return [...steps.slice(0, -1), [{ ...change, before: previous.before }]]
}

/** Saves the drafts while the page is being closed, when no answer of the server can reach it any more. */
function sendLastDrafts() {
  if (current.drafts.length === 0) return
  ask('change', { changes: current.drafts }, true).catch(() => {})
}

/** True if closing the page would lose the drafts. */
function areDraftsInDanger(): boolean {
  const { drafts, isOffline, state } = current
  if (drafts.length === 0) return false
  const hasBrokenFile = drafts.some(({ file }) => state?.files[file]?.isBroken)
  const isTooLong = JSON.stringify(drafts).length > MAX_LAST_REQUEST
  return isOffline || hasBrokenFile || isTooLong
}

addEventListener('pagehide', sendLastDrafts)
addEventListener('beforeunload', (event) => {
  // `preventDefault` makes the browser ask whether to leave the page.
  if (areDraftsInDanger()) event.preventDefault()
})
