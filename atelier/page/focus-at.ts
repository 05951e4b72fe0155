import type { Place } from '../server/show-problem.ts'
import { fieldId } from './fields/field-props.ts'

const CONTROLS = 'input, textarea, select, button'

/** Moves the focus to the field of a place, after a click in the preview or on a listed problem. */
export function focusAt(place: Place) {
  const control = findControl(place)
  if (!control) return
  for (const details of document.querySelectorAll('details')) {
    if (details.contains(control)) details.open = true
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/** Finds the control of a place, e.g. `legal.credits`; if it has none, the first of the group `legal`. */
function findControl({ file, path }: Place): HTMLElement | null {
  const id = fieldId(file, path)
  const element = document.getElementById(id)
  if (element) return element
  const group = document.getElementById(`${id}.groupe`)
  if (group) return group.querySelector<HTMLElement>(CONTROLS)
  return path.length > 0 ? findControl({ file, path: path.slice(0, -1) }) : null
}
