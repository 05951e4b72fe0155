/*
 * Runs in the preview, which is a page of the site with this script added: says to the page around which
 * sentence was pressed.
 */
const origin = document.querySelector<HTMLElement>('script[data-atelier]')?.dataset.atelier ?? ''

// A page that calendars frame shows less of itself: here it is the visitor's.
delete document.documentElement.dataset.framed

/** What the preview tells. */
export type Told =
  | { kind: 'arrived' }
  /** From the words under the pointer to all that is around them. */
  | { kind: 'pressed'; texts: string[]; fact?: string; part?: 'video' | 'scheduling'; path: string }

const tell = (told: Told) => parent.postMessage(told, origin)

/** The page is used as a visitor would; otherwise a press leads to the field. */
let isTrying = false
addEventListener('message', ({ origin: from, data }) => {
  if (from !== origin) return
  isTrying = data.isTrying
  document.documentElement.style.cursor = isTrying ? '' : 'pointer'
})

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

/** Which embed this belongs to, where no sentence was pressed. */
function partOf(element: Element): 'video' | 'scheduling' | undefined {
  const section = element.closest('section')
  if (!section) return undefined
  if (section.querySelector('video, iframe[title^="Vidéo"], button[data-replay]')) return 'video'
  return section.querySelector('iframe') ? 'scheduling' : undefined
}

addEventListener(
  'click',
  (event) => {
    if (isTrying || parent === window) return
    const element = event.target as Element
    event.preventDefault()
    event.stopImmediatePropagation()
    const fact = element.closest<HTMLElement>('[data-a-completer]')?.dataset.aCompleter
    const part = partOf(element)
    tell({
      kind: 'pressed',
      texts: [...wordsAt(event.clientX, event.clientY), ...textsOf(element)],
      ...(fact && { fact }),
      ...(part && { part }),
      path: location.pathname,
    })
  },
  { capture: true },
)

// A page that comes back after a change stands where it stood, if it had come whole.
const key = `place ${location.pathname}`
const place = Number(sessionStorage.getItem(key))
const stand = () => place > 0 && scrollTo({ top: place, behavior: 'instant' })
stand()
addEventListener('load', () => {
  stand()
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
})

tell({ kind: 'arrived' })
