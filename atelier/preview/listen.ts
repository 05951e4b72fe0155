/*
 * Runs in the preview, which is a page of the site with this script added: says to the page around which
 * sentence was pressed.
 */
import { pageState } from '../../src/page-state.ts'

const origin = document.querySelector<HTMLElement>('script[data-atelier]')?.dataset.atelier ?? ''

// A page that calendars frame shows less of itself: here it is the visitor's.
delete pageState().framed
// Development preloads no font, so those of a page of text would always come too late.
pageState().fonts = 'all'

/** What was pressed: from the words under the pointer to all that is around them. */
export type Pressed = {
  texts: string[]
  /** A fact that is missing. */
  fact: string | undefined
  path: string
}

/** The words under a point, without those of their neighbours. */
function wordsAt(x: number, y: number): string[] {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode
  return node instanceof Text ? [node.data] : []
}

/** Names that are not text, then the text of each element on the way up. */
function textsOf(element: Element | null): string[] {
  if (!element || element.localName === 'main' || element === document.body) return []
  const named = ['aria-label', 'alt', 'title'].flatMap((name) => element.getAttribute(name) ?? [])
  return [...named, element.textContent ?? '', ...textsOf(element.parentElement)]
}

// In a tab of its own, the page is used as a visitor would.
if (parent !== window) {
  document.documentElement.style.cursor = 'pointer'
  addEventListener(
    'click',
    (event) => {
      const element = event.target as Element
      event.preventDefault()
      event.stopImmediatePropagation()
      const pressed: Pressed = {
        texts: [...wordsAt(event.clientX, event.clientY), ...textsOf(element)],
        fact: element.closest<HTMLElement>('[data-a-completer]')?.dataset.aCompleter,
        path: location.pathname,
      }
      parent.postMessage(pressed, origin)
    },
    { capture: true },
  )
}
