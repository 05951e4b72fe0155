import { type AskedConsent, choicesThatHold, storageKey } from '../embeds/consent.ts'
import { startFilm } from '../embeds/video/start-film.ts'
import { openNoscripts } from './open-noscripts.ts'

/**
 * The one inline script: the same bytes in every site built from one version of the code. What
 * differs, it reads from the page: the address of the application, and what consent is asked for.
 *
 * The page is complete without React, so the application waits until the browser has nothing better
 * to do: the first of painted, loaded and idle, two seconds after the document, or the visitor's
 * first gesture.
 */
const page = document.documentElement
page.dataset.js = ''
// Only the page of thanks can be: there the page around has the banner and the footer.
if (parent !== self) page.dataset.framed = ''
markKeptChoices()

// Under the policy of another build, our style sheet is refused; the same one as a file is not.
if (document.querySelector('style')?.sheet === null) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/style.css'
  document.head.append(link)
}

let isStarted = false
function start() {
  // A document that is still arriving is kept waiting by nobody: the gesture is remembered.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
  if (isStarted) return
  isStarted = true
  const lateness = new Promise((_, reject) => {
    setTimeout(reject, 10_000, new Error('The application does not come.'))
  })
  const application = import(/* @vite-ignore */ page.dataset.application ?? '')
  Promise.race([application, lateness]).catch(doWithout)
}

// Firefox gives up what is on its way to a page as soon as a link is followed: that is no failure,
// unless the visitor stays. Taken off with the first sign of life, since it may cost the page its
// place in the back/forward cache.
let isLeaving = false
window.onbeforeunload = () => {
  isLeaving = true
}

/** No application: the page does what it does without JavaScript, with the plain player and frame. */
function doWithout(error: unknown) {
  if (isLeaving) {
    isLeaving = false
    setTimeout(doWithout, 10_000, error)
    return
  }
  console.error(error)
  delete page.dataset.js
  openNoscripts(document)
}

// The application came, and could not have the rest of itself.
addEventListener('cannot-start', (event) => doWithout((event as CustomEvent).detail))

for (const gesture of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(gesture, start, { once: true, capture: true, passive: true })
}
addEventListener('DOMContentLoaded', () => setTimeout(start, 2000))

const loaded = new Promise((resolve) => addEventListener('load', resolve))
// The browser's own word, and not some frames counted: a frame may come before the text does, and
// a page may be loaded and idle before its first one. Firefox never says it of a page that was
// scrolled before its first paint: then some time must do.
const painted = new Promise((resolve) => {
  loaded.then(() => setTimeout(resolve, 1000))
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    resolve(undefined)
  }).observe({ type: 'paint', buffered: true })
})
Promise.all([loaded, painted]).then(() =>
  // Safari has no requestIdleCallback.
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: 2000 })
    : setTimeout(start, 200),
)

// A tap before React is there is kept by the button's name, and done again when its part wakes. Until
// then the style sheet shows that it was heard. A film of ours plays at once.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-replay]')
    const island = button?.closest<HTMLElement>('[data-island]')
    if (!button || !island || 'awake' in island.dataset) return
    island.dataset.pressed = button.dataset.replay
    const film = island.querySelector('video')
    if (film) startFilm(film).catch(() => {})
  },
  true,
)
addEventListener(
  'playing',
  ({ target }) => {
    const { dataset } = (target as Element).closest<HTMLElement>('[data-pressed]') ?? {}
    if (dataset) dataset.playing = ''
  },
  true,
)

// Asked for sooner, the fonts would delay what they are meant to improve.
painted
  .then(() =>
    Promise.allSettled(
      ['560 1em Fraunces', '1em Figtree'].map((font) => document.fonts.load(font)),
    ),
  )
  .then(() => {
    // In a long text some paragraph always gains or loses a line, and pushes all that follows: the
    // page that was painted in its fallback keeps it, and the next one has ours.
    page.dataset.fonts = document.querySelector('article') ? 'headings' : 'all'
  })

/**
 * Tells the style sheet, before the first paint, which cards have been answered for good on this
 * device: their text is then never shown, and nothing moves when the card finds out.
 *
 * It only reads, and only our own key. What may be loaded is not its business: the store decides
 * that, and puts the mark right if the two ever differ.
 */
function markKeptChoices() {
  if (!page.dataset.consent) return
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === null) return
    const asked = JSON.parse(page.dataset.consent) as AskedConsent
    const kept = choicesThatHold(stored, asked, Date.now())
    page.dataset.kept = kept.map(({ purpose }) => purpose).join(' ')
  } catch {
    // A device that may not be read has kept nothing.
  }
}
