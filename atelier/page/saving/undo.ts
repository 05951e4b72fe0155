// « Annuler » and « Rétablir », at the top of the owner's page. Each save is a step. « Annuler » writes
// the answers that the files had before the last step; « Rétablir » writes those of the step again.
import type { Change } from '../../server/files/Change.ts'
import { HttpError } from '../../server/HttpError.ts'
import { current, update } from '../use-atelier.ts'
import { askState } from './ask-state.ts'
import { inTurn, type SavedState, save, sendDrafts } from './save-drafts.ts'

/** Drops the last answer that is not saved or, if all are saved, undoes the last save. */
export async function undo() {
  await save()
  await inTurn(async () => {
    const hasUnsavedAnswer = current.drafts.length > 0
    if (hasUnsavedAnswer) {
      update({ drafts: current.drafts.slice(0, -1) })
      await sendDrafts()
    } else {
      await reverseLastStep('done', 'undone')
    }
  })
}

export async function redo() {
  await save()
  await inTurn(() => reverseLastStep('undone', 'done'))
}

type StepList = 'done' | 'undone'

/**
 * Undoes the last step of « Annuler » or of « Rétablir », and adds the reverse step to the other. A step that
 * the server refuses is dropped: it would be refused each time, and block all earlier steps.
 */
async function reverseLastStep(from: StepList, to: StepList) {
  const step = current[from].at(-1)
  if (!step) return
  const reverse = step.map(
    (change) => ({ ...change, value: change.before, before: change.value }) as Change,
  )
  update({ refusal: undefined })
  const body = { changes: reverse, isAllOrNothing: true }
  const saved = await askState<SavedState>('change', body)
  if (!saved) return
  update({ [from]: current[from].slice(0, -1) })
  const [refused] = saved.unfinished
  if (!refused) {
    update({ [to]: [...current[to], reverse] })
    return
  }
  const { message = '' } = refused.messages[0] ?? {}
  update({ refusal: new HttpError(409, `Rien n’a été annulé ni rétabli. ${message}`) })
  // The server keeps refused answers, and would show them in a page that is loaded again. Sending the drafts,
  // even if there are none, makes it forget them.
  await sendDrafts()
}
