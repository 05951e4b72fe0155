import type { Place } from '../server/show-problem.ts'
import { fieldId } from './fields/field-props.ts'

/** Finds where a sentence of the page begins in its source, by its first four words in a row that stand there. */
function findIn(text: string, sought: string): number {
  const plain = (each: string) => each.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
  const words = plain(sought).trim().split(' ')
  const starts = words.map((_, from) => plain(text).indexOf(words.slice(from, from + 4).join(' ')))
  return starts.find((start) => start >= 0) ?? -1
}

/** Focuses the field of a place, or else of the nearest group around it, and unfolds what hides it. */
export function focusAt({ file, path, text }: Place) {
  const steps = path.map((_, index) => path.slice(0, path.length - index))
  const found = [...steps, []]
    .flatMap((each) => [fieldId(file, each), `${fieldId(file, each)}.groupe`])
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
  const controls = 'input, textarea, select, button'
  const target = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls)
  for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true
  }
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
  if (!text || !(target instanceof HTMLTextAreaElement)) return
  const start = findIn(target.value, text)
  const line = target.value.indexOf('\n', start)
  if (start >= 0) target.setSelectionRange(start, line < 0 ? target.value.length : line)
}
