import type { Change } from '../../server/files/Change.ts'
import { fieldId } from '../fields/field-props.ts'
import { current, update } from '../use-atelier.ts'

/** Adds what a save has written to the steps of « Annuler », and empties those of « Rétablir ». */
export function recordStep(step: Change[]) {
  if (step.length > 0) update({ done: addStep(current.done, step), undone: [] })
}

/** Adds a step. If it goes on with the text of the last step's field, both become one step. */
function addStep(steps: Change[][], step: Change[]): Change[][] {
  const previousStep = steps.at(-1) ?? []
  const field = typedField(step)
  if (!field || field !== typedField(previousStep)) return [...steps, step]
  const before = previousStep[0]?.before
  return [...steps.slice(0, -1), step.map((change) => ({ ...change, before }))]
}

/** Gives the `id` of the field in which a step's text was typed; nothing if the step changed others. */
function typedField([change, ...others]: Change[]): string | undefined {
  if (typeof change?.value !== 'string' || others.length > 0) return undefined
  return fieldId(change.file, change.path)
}
