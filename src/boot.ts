/**
 * The one inline script. The page is complete without React, so the application waits until the
 * browser has nothing better to do: the first of painted, loaded and idle, two seconds after the
 * document, or the visitor's first gesture.
 */
const page = document.documentElement
page.dataset.js = ''

let isStarted = false
function start() {
  if (isStarted) return
  isStarted = true
  import('./browser.tsx').catch(doWithout)
}

/** No application: the page does what it does without JavaScript, with the plain player and frame. */
function doWithout(error: unknown) {
  console.error(error)
  delete page.dataset.js
  for (const fallback of document.querySelectorAll('noscript')) {
    fallback.outerHTML = fallback.textContent ?? ''
  }
}

// The application came, and could not fetch what the page shows.
addEventListener('cannot-start', () => doWithout('The file of this page is gone.'))

for (const gesture of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(gesture, start, { once: true, capture: true, passive: true })
}
addEventListener('DOMContentLoaded', () => setTimeout(start, 2000))

const loaded = new Promise((resolve) => addEventListener('load', resolve))
// The browser's own word, and not some frames counted: a frame may come before the text does, and
// a page may be loaded and idle before its first one.
const painted = new Promise<void>((resolve) =>
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true }),
)
Promise.all([loaded, painted]).then(() =>
  // Safari has no requestIdleCallback.
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: 2000 })
    : setTimeout(start, 200),
)

// A tap on « play » before hydration is kept for the component, which plays when it wakes.
addEventListener('click', (event) => {
  if ('hydrated' in page.dataset) return
  const button = (event.target as Element).closest<HTMLElement>('[data-replay]')
  if (button) button.dataset.pressed = ''
})

// Written in the HTML, it is asked for before the first paint, by the connection that the poster needs.
painted.then(() => {
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = '/site.webmanifest'
  document.head.append(manifest)
})

// Asked for sooner, the fonts would delay what they are meant to improve.
painted
  .then(() =>
    Promise.allSettled(
      ['560 1em Fraunces', '1em Figtree'].map((font) => document.fonts.load(font)),
    ),
  )
  .then(showWebFonts)

/** What moves by less is neither a word nor a line that went elsewhere. */
const WORD_PX = 15

/**
 * Both fonts at once, and nothing moves. The tuned fallbacks keep most lines as they were, but in a
 * long text some paragraph always gains or loses one and pushes all that follows: there, a hair's
 * breadth more or less between the words keeps the lines.
 */
function showWebFonts() {
  const texts = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, td)')
  const seen = [...texts].filter((text) => text.getBoundingClientRect().top < innerHeight)
  const before = seen.map(placesIn)
  page.dataset.fonts = ''

  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  seen.forEach((text, index) => {
    const measure = () =>
      Math.max(...placesIn(text).map((place, at) => Math.abs(place - (before[index]?.[at] ?? 0))))
    let least = measure()
    let kept = ''
    // Tried on the element, which lays out this text alone; kept in a style sheet, because React may
    // still have to find each element as the server wrote it.
    for (let step = 1; least > WORD_PX && step < 18; step += 1) {
      const spacing = `${((step % 2 ? -1 : 1) * Math.ceil(step / 2)) / 100}em`
      text.style.wordSpacing = spacing
      const moved = measure()
      if (moved >= least) continue
      least = moved
      kept = spacing
    }
    text.removeAttribute('style')
    if (kept) sheet.insertRule(`${pathTo(text)}{word-spacing:${kept}}`)
  })
}

/** How high a text is, and where in it each piece begins, before and after its links. */
function placesIn(text: Element): number[] {
  const { top, height } = text.getBoundingClientRect()
  const places = [height]
  const pieces = document.createNodeIterator(text, NodeFilter.SHOW_TEXT)
  const piece = document.createRange()
  for (let node = pieces.nextNode(); node; node = pieces.nextNode()) {
    piece.selectNodeContents(node)
    const [start] = piece.getClientRects()
    places.push(start?.left ?? 0, (start?.top ?? 0) - top)
  }
  return places
}

/** A selector of this element alone. */
function pathTo(element: Element): string {
  const parent = element.parentElement
  if (!parent) return ':root'
  return `${pathTo(parent)}>:nth-child(${[...parent.children].indexOf(element) + 1})`
}
