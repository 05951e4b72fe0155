import type { Change } from '../../server/files/Change.ts'
import { fieldId } from '../fields/field-props.ts'
import { current, update } from '../use-atelier.ts'

/** Adds what was written to the steps of « Annuler », and empties those of « Rétablir ». */
export function recordStep(step: Change[]) {
  if (step.length > 0) update({ done: [...current.done, step], undone: [] })
}

/** Records a save. If the owner only types on in the field of the last step, the two steps become one. */
export function recordTyped(step: Change[]) {
  const previousStep = current.done.at(-1) ?? []
  const field = typedField(step)
  if (!field || field !== typedField(previousStep)) {
    recordStep(step)
    return
  }
  const before = previousStep[0]?.before
  const bothSteps = step.map((change) => ({ ...change, before }))
  update({ done: [...current.done.slice(0, -1), bothSteps], undone: [] })
}

/** Gives the `id` of the field in which a step's text was typed; nothing if the step has several changes. */
function typedField([change, ...others]: Change[]): string | undefined {
  if (typeof change?.value !== 'string' || others.length > 0) return undefined
  return fieldId(change.file, change.path)
}
