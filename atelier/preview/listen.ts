/*
 * Runs in the preview, which is a page of the site with this script added. Inside the owner's page, a click on a text
 * opens the field of that text instead of doing what it does for a visitor.
 */
import type { ClickedText } from '../protocol.ts'

// In a calendar's frame, the page `/merci` hides its banner, by a mark of the boot script. The preview is a frame too,
// but shows the banner.
import('../../src/app/boot.ts').then(() => {
  delete document.documentElement.dataset.framed
})
// On a legal page, visitors never see a font that loads late. In the preview every font loads late, and is
// shown all the same.
document.documentElement.dataset.fonts = 'all'

// A preview that the owner has opened in a new tab works as for a visitor.
if (parent !== window) {
  document.documentElement.style.cursor = 'pointer'
  addEventListener('click', sendClickedText, { capture: true })
}

function sendClickedText(event: MouseEvent) {
  const element = event.target as Element
  event.preventDefault()
  event.stopImmediatePropagation()
  const clicked: ClickedText = {
    texts: textsAt(event.clientX, event.clientY),
    missing: element.closest<HTMLElement>('[data-a-completer]')?.dataset.aCompleter,
    path: location.pathname,
  }
  parent.postMessage(clicked, '*')
}

/** Reads the line of text at a point, then the texts and names of every element there, even if another covers it. */
function textsAt(x: number, y: number): string[] {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode
  const line = node instanceof Text ? [node.data] : []
  const elements = document.elementsFromPoint(x, y)
  // The play button covers the title of the film: that text comes before the button's name.
  const texts = elements.map(({ textContent }) => textContent ?? '')
  const names = ['aria-label', 'alt', 'title'].flatMap((name) =>
    elements.flatMap((element) => element.getAttribute(name) ?? []),
  )
  return [...line, ...texts, ...names]
}
