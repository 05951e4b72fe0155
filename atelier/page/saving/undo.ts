/*
 * « Annuler » and « Rétablir », at the top of the owner's page. Each save is a step. Undoing a step writes
 * what the files said before it; redoing it writes the answers of the step again.
 */
import type { Change } from '../../server/files/Change.ts'
import { HttpError } from '../../server/HttpError.ts'
import { ask, type State } from '../api.ts'
import { current, update } from '../use-atelier.ts'
import { inTurn, type SavedState, save } from './save-drafts.ts'
import { showFailure, showState } from './show-state.ts'

/** Undoes the last answer: a refused one if there is one, else the last save. */
export async function undo() {
  await save()
  if (current.drafts.length > 0) {
    update({ drafts: current.drafts.slice(0, -1) })
    await inTurn(resendDrafts)
  } else {
    await inTurn(() => reverseLastStep({ from: 'done', to: 'undone' }))
  }
}

export async function redo() {
  await save()
  await inTurn(() => reverseLastStep({ from: 'undone', to: 'done' }))
}

type StepList = 'done' | 'undone'

/** Undoes the last step of one list, `done` or `undone`, and adds the reverse step to the other list. */
async function reverseLastStep({ from, to }: { from: StepList; to: StepList }) {
  const step = current[from].at(-1)
  if (!step) return
  const reverse = step.map(reverseOf)
  update({ refusal: undefined, notice: undefined })
  try {
    const saved = await ask<SavedState>('change', { changes: reverse, isAllOrNothing: true })
    update({ [from]: current[from].slice(0, -1) })
    const [refused] = saved.unfinished
    if (!refused) update({ [to]: [...current[to], reverse] })
    showState(saved)
    if (!refused) return
    const [reason] = refused.messages
    showFailure(new HttpError(409, `Rien n’a été annulé ni rétabli. ${reason?.message}`))
    await resendDrafts()
  } catch (error) {
    showFailure(error)
  }
}

const reverseOf = (change: Change) =>
  ({ ...change, value: change.before, before: change.value }) as Change

/**
 * Sends the drafts that remain, even if none does, because the server remembers only the answers that it
 * refused in the last request. It makes the form ask what those answers need, and gives them to a page that
 * is loaded again.
 */
async function resendDrafts() {
  try {
    showState(await ask<State>('change', { changes: current.drafts }))
  } catch (error) {
    showFailure(error)
  }
}
