/*
 * Runs in the preview, which is a page of the site with this script added. A click there does not do what
 * it does for a visitor: the texts that were clicked go to the atelier's page, which opens their field.
 */
import { pageState } from '../../src/page-state.ts'

const origin = document.querySelector<HTMLElement>('script[data-atelier]')?.dataset.atelier ?? ''

// `/merci` hides its banner in the frame of a calendar. The preview is a frame too, and shows all.
delete pageState().framed
// Development preloads no font, so those of a page of text would always come too late.
pageState().fonts = 'all'

/** What a click in the preview says. */
export type ClickedText = {
  /** The text at the pointer first, then the names and texts of the elements around it. */
  texts: string[]
  /** The key of a missing answer, e.g. `publisher.siret`. */
  missing: string | undefined
  /** Path of the page. */
  path: string
}

/** Reads the text at a point: that of the line alone, then of elements that another may cover. */
function textsAt(x: number, y: number): string[] {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode
  const line = node instanceof Text ? [node.data] : []
  // The play button covers the title of the film.
  const covered = document
    .elementsFromPoint(x, y)
    .filter(({ childNodes }) => [...childNodes].some((child) => child instanceof Text))
  return [...line, ...covered.map(({ textContent }) => textContent ?? '')]
}

/** Reads the names and the text of an element, then of each element around it. */
function textsAround(element: Element | null): string[] {
  if (!element || element.localName === 'main' || element === document.body) return []
  const names = ['aria-label', 'alt', 'title'].flatMap((name) => element.getAttribute(name) ?? [])
  return [...names, element.textContent ?? '', ...textsAround(element.parentElement)]
}

// In a tab of its own, the page works as it does for a visitor.
if (parent !== window) {
  document.documentElement.style.cursor = 'pointer'
  addEventListener(
    'click',
    (event) => {
      const element = event.target as Element
      event.preventDefault()
      event.stopImmediatePropagation()
      const clicked: ClickedText = {
        texts: [...textsAt(event.clientX, event.clientY), ...textsAround(element)],
        missing: element.closest<HTMLElement>('[data-a-completer]')?.dataset.aCompleter,
        path: location.pathname,
      }
      parent.postMessage(clicked, origin)
    },
    { capture: true },
  )
}
