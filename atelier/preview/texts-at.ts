// Reads the texts that a click in the preview may be about. `find-sentence.ts` looks for them in the owner's files.

const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text)

/** Reads the line of text at a point, then the text of every element there, even if another covers it. */
export function textsAt(x: number, y: number): string[] {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode
  const line = node instanceof Text ? [node.data] : []
  // Covered elements count too, because the play button covers the title of the film.
  const elements = document.elementsFromPoint(x, y).filter(hasText)
  return [...line, ...elements.map(({ textContent }) => textContent ?? '')]
}

export function textsAround(element: Element | null): string[] {
  if (!element || element.localName === 'main' || element === document.body) return []
  const names = ['aria-label', 'alt', 'title'].flatMap((name) => element.getAttribute(name) ?? [])
  return [...names, element.textContent ?? '', ...textsAround(element.parentElement)]
}
