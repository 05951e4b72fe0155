import { type ConsentTerms, choicesThatHold, storageKey } from '../embeds/consent/consent.ts'
import { startFilm } from '../embeds/video/start-film.ts'
import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { importInTime } from './import-in-time.ts'
import { openNoscripts } from './open-noscripts.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The one inline script: the same bytes in every site built from one version of the code. What
 * differs, it reads from the page: the address of the application, and what consent is asked for.
 *
 * The page is complete without React, so the application waits until the browser has nothing better
 * to do: the first of painted, loaded and idle, two seconds after the document, or the visitor's
 * first gesture.
 */
const page = pageState()
page.js = ''
// A calendar may show `/merci` in its frame: its banner and footer are then hidden.
if (parent !== self) page.framed = ''
markKeptChoices()
// `bookings.ts` has stored a booking in the history, for a reload of this tab.
if (history.state?.booked) page.booked = history.state.booked

// The policy of another publication may refuse the inline style sheet, which then loads as a file.
if (document.querySelector('style')?.sheet === null) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/style.css'
  document.head.append(link)
}

// Back may lead from a page that was loaded anew to one that the application had shown in its place: the
// browser then changes the address alone.
const { pathname } = location
addEventListener('popstate', () => {
  if (!('ready' in page) && location.pathname !== pathname) location.reload()
})

let isStarted = false
function start() {
  // The application needs the whole document. A tap that comes earlier is replayed later.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
  if (isStarted) return
  isStarted = true
  importInTime(import(/* @vite-ignore */ page.application ?? '')).catch(doWithout)
}

/** Gives the application up. The page becomes what it is without JavaScript: plain player, frame and links. */
function doWithout(error: unknown) {
  console.error(error)
  delete page.js
  openNoscripts(document)
}

// The application has loaded, but a file that it needs has not.
addEventListener('cannot-start', (event) => doWithout((event as CustomEvent).detail))

for (const gesture of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(gesture, start, { once: true, capture: true, passive: true })
}
addEventListener('DOMContentLoaded', () => setTimeout(start, 2000))

const loaded = new Promise((resolve) => addEventListener('load', resolve))
// An animation frame may come before the text is drawn, so the paint itself is awaited. Firefox reports none
// for a page that was scrolled before its first paint: hence the timeout.
const painted = new Promise((resolve) => {
  loaded.then(() => setTimeout(resolve, 1000))
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    resolve(undefined)
  }).observe({ type: 'paint', buffered: true })
})
Promise.all([loaded, painted]).then(() => whenIdle(start))

// A tap before React is there is remembered by the button's name, and replayed when React takes over.
// Until then the style sheet marks the button. A film of ours plays at once.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(stateSelector('replay'))
    const island = button?.closest<HTMLElement>(stateSelector('island'))
    if (!button || !island || 'awake' in stateOf(island)) return
    stateOf(island).pressed = stateOf(button).replay
    const film = island.querySelector('video')
    if (film) startFilm(film).catch(() => {})
  },
  true,
)
// A picture that fails to load is hidden, instead of the browser's mark for a broken one.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) target.hidden = true
  },
  true,
)
addEventListener(
  'playing',
  ({ target }) => {
    const island = (target as Element).closest<HTMLElement>(stateSelector('pressed'))
    if (island) stateOf(island).playing = ''
  },
  true,
)

// Fonts load after the first paint, which they would delay.
painted
  .then(() =>
    Promise.allSettled(
      ['560 1em Fraunces', '1em Figtree'].map((font) => document.fonts.load(font)),
    ),
  )
  .then(() => {
    // The build has written another value on pages of text: `fonts.css`.
    page.fonts ??= 'all'
  })

/**
 * Marks, before the first paint, which services are already allowed on this device: the style sheet then
 * hides their question from the start, so that nothing moves when React reads the same.
 *
 * It only reads our own key. What may be loaded is decided by the consent store.
 */
function markKeptChoices() {
  if (!page.consent) return
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === null) return
    const terms = JSON.parse(page.consent) as ConsentTerms
    const kept = choicesThatHold(stored, terms, Date.now())
    page.kept = kept.map(({ purpose }) => purpose).join(' ')
  } catch {
    // Storage is blocked, so no choice is stored.
  }
}
