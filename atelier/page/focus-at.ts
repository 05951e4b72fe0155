/*
 * Moves the focus to a field of the form: after a click in the preview, or on a problem of the list.
 */
import type { Place } from '../server/show-problem.ts'
import { fieldId } from './fields/field-props.ts'

const CONTROLS = 'input, textarea, select, button'

/** Focuses the field of a place, else of the nearest group around it, and selects the text that the place names. */
export function focusAt(place: Place) {
  const control = findControl(place)
  if (!control) return
  openDetailsAround(control)
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  if (place.text && control instanceof HTMLTextAreaElement) selectLine(control, place.text)
}

/**
 * Finds the control of a place such as `legal.publisher.siret`, else the first control in `legal.publisher`,
 * else in `legal`.
 */
function findControl({ file, path }: Place): HTMLElement | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const id = fieldId(file, path.slice(0, length))
    const element = document.getElementById(id) ?? document.getElementById(`${id}.groupe`)
    if (!element) continue
    if (element.matches(CONTROLS)) return element
    return element.querySelector<HTMLElement>(CONTROLS) ?? undefined
  }
  return undefined
}

/** Unfolds every `<details>` around an element, because one may be inside another. */
function openDetailsAround(element: HTMLElement) {
  let details = element.closest('details')
  while (details) {
    details.open = true
    details = details.parentElement?.closest('details') ?? null
  }
}

/** Selects a text of the page in its source, to the end of the line. */
function selectLine(area: HTMLTextAreaElement, text: string) {
  const start = findStart(area.value, text)
  if (start === undefined) return
  const lineEnd = area.value.indexOf('\n', start)
  area.setSelectionRange(start, lineEnd < 0 ? area.value.length : lineEnd)
}

/** How many words in a row are searched: so many seldom stand twice in a text. */
const SEARCHED_WORDS = 4

/**
 * Finds where a text of the page begins in its Markdown source, by its first four words in a row that the source has
 * too: « Voir **nos conditions** de vente » is shown without the stars.
 */
function findStart(source: string, text: string): number | undefined {
  const plainSource = withPlainCharacters(source)
  const words = withPlainCharacters(text).trim().split(' ')
  for (const index of words.keys()) {
    const searched = words.slice(index, index + SEARCHED_WORDS).join(' ')
    const start = plainSource.indexOf(searched)
    if (start >= 0) return start
  }
  return undefined
}

/** Undoes the typography of the page, one character for one, so that positions stay the same. */
const withPlainCharacters = (text: string) =>
  text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
