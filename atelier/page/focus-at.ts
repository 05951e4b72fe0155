import type { Place } from '../server/show-problem.ts'
import { fieldId } from './fields/field-props.ts'

const CONTROLS = 'input, textarea, select, button'

/**
 * Moves the focus to the field of a place, after a click in the preview or on a problem of the list.
 * In a legal text, selects what was clicked.
 */
export function focusAt(place: Place) {
  const control = findControl(place)
  if (!control) return
  for (const details of document.querySelectorAll('details')) {
    if (details.contains(control)) details.open = true
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  if (place.text && control instanceof HTMLTextAreaElement) selectText(control, place.text)
}

/** Finds the control of `legal.credits`; if there is none, the first control of `legal`. */
function findControl({ file, path }: Place): HTMLElement | null {
  const id = fieldId(file, path)
  const element = document.getElementById(id)
  if (element) return element
  const group = document.getElementById(`${id}.groupe`)
  if (group) return group.querySelector<HTMLElement>(CONTROLS)
  return path.length > 0 ? findControl({ file, path: path.slice(0, -1) }) : null
}

/** How many words in a row are searched: so many seldom stand twice in a text. */
const SEARCHED_WORDS = 4

/**
 * Selects a text of the page in its Markdown source: the first four words in a row that the source
 * has too. « Voir **nos conditions** de vente » is shown without the stars.
 */
function selectText(area: HTMLTextAreaElement, text: string) {
  const source = withPlainCharacters(area.value)
  const words = withPlainCharacters(text).trim().split(' ')
  for (const index of words.keys()) {
    const searched = words.slice(index, index + SEARCHED_WORDS).join(' ')
    const start = source.indexOf(searched)
    if (start >= 0) {
      area.setSelectionRange(start, start + searched.length)
      return
    }
  }
}

/** Undoes the typography of the page, one character for one, so that positions stay the same. */
const withPlainCharacters = (text: string) =>
  text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
