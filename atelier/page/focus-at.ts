import type { Place } from '../server/show-problem.ts'
import { fieldId } from './field-id.ts'

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

/** Finds the control of a place; for a group or a line of a list, one in it or around it. */
function findControl({ file, path }: Place): HTMLElement | null {
  const id = fieldId(file, path)
  const exact = document.getElementById(id)
  const control = exact ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]`)
  if (control || path.length === 0) return control
  return findControl({ file, path: path.slice(0, -1) })
}
