import { type ConsentTerms, readAgreements, storageKey } from '../embeds/consent/consent.ts'
import { startFilm } from '../embeds/video/start-film.ts'
import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { importInTime } from './import-in-time.ts'
import { loadFontsAfter } from './load-fonts.ts'
import { openNoscripts } from './open-noscripts.ts'
import { whenIdle } from './when-idle.ts'

/*
 * The boot script: the one inline script, in the head of every page. It marks the page before the
 * first paint, remembers taps that come before React, and imports the application when the browser
 * is idle. Its bytes are the same on every site: what differs, it reads from the page.
 */

/** The longest time from the end of parsing to the start of the application. */
const LATEST_START_MS = 2000
const PAINT_PATIENCE_MS = 1000

const state = pageState()
let isStarted = false

// Runs before the first paint, which shows what it changes.
markPage()

// The next four functions add listeners for what may happen before the application runs.
reloadWhenBackChangesAddressAlone()
rememberTaps()
markFilmsThatPlay()
hideFailedPictures()

// The application and the fonts are loaded after the first paint, which they would delay.
const loaded = new Promise((resolve) => addEventListener('load', resolve))
const painted = waitForPaint()
startAtGesture()
startWhenIdle()
loadFontsAfter(painted)
// `wake-islands.ts` sends this event where a file that the application needs cannot be loaded.
addEventListener('cannot-start', (event) => fallBackToPlainHtml((event as CustomEvent).detail))

/** Tells style sheets, before the first paint, what the prerendered HTML cannot know. */
function markPage() {
  state.js = ''
  if (parent !== self) state.framed = ''
  markStoredAgreements()
  // `bookings.ts` stores a booking in the history entry, so that a reload of the tab shows it again.
  if (history.state?.booked) state.booked = history.state.booked
}

/**
 * Lets the style sheet hide the consent questions that the visitor has answered on an earlier visit, from the
 * first paint on: nothing moves when React comes.
 */
function markStoredAgreements() {
  if (!state.consent) return
  try {
    if (localStorage.getItem(storageKey) === null) return
    const terms = JSON.parse(state.consent) as ConsentTerms
    state.kept = Object.keys(readAgreements(terms)).join(' ')
  } catch {
    // localStorage is blocked, so no agreement is stored, and the questions stay.
  }
}

/**
 * Reloads when Back leads to a page that the application had put into this document instead of loading it.
 * Until the application handles `popstate`, the browser changes the address alone, and the old page stays on
 * screen.
 */
function reloadWhenBackChangesAddressAlone() {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (!('ready' in state) && location.pathname !== pathname) location.reload()
  })
}

async function start() {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start)
    return
  }
  if (isStarted) return
  isStarted = true
  try {
    await importInTime(import(/* @vite-ignore */ state.application ?? ''))
  } catch (error) {
    fallBackToPlainHtml(error)
  }
}

/** Makes the page what it is without JavaScript: plain player, frame and links. */
function fallBackToPlainHtml(error: unknown) {
  console.error(error)
  delete state.js
  openNoscripts(document)
}

function startAtGesture() {
  for (const gesture of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(gesture, start, { once: true, capture: true })
  }
}

/** The page is complete without the application, which waits until the browser is idle. */
async function startWhenIdle() {
  addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_START_MS))
  await Promise.all([loaded, painted])
  whenIdle(start)
}

/**
 * Waits until the browser reports its first paint; an animation frame may come before it. Firefox
 * reports none for a page that was scrolled before: hence the timeout.
 */
function waitForPaint() {
  return new Promise<void>((resolve) => {
    loaded.then(() => setTimeout(resolve, PAINT_PATIENCE_MS))
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** Listens in the capture phase, because `playing` and `error` do not bubble. */
function onAny(type: string, listener: (target: Element) => void) {
  addEventListener(type, ({ target }) => listener(target as Element), true)
}

/**
 * Marks the island (a part of the page that React hydrates) with the name of the button tapped in
 * it: `hydrate.tsx` clicks the button again. A film of ours plays at once, without React.
 */
function rememberTaps() {
  onAny('click', (target) => {
    const button = target.closest<HTMLElement>(stateSelector('replay'))
    const island = button?.closest<HTMLElement>(stateSelector('island'))
    if (!button || !island || 'awake' in stateOf(island)) return
    stateOf(island).pressed = stateOf(button).replay
    const film = island.querySelector('video')
    // Where the browser refuses to play the film, React shows the browser's own controls once it has started.
    if (film) startFilm(film).catch(() => {})
  })
}

function markFilmsThatPlay() {
  onAny('playing', (target) => {
    const island = target.closest<HTMLElement>(stateSelector('pressed'))
    if (island) stateOf(island).playing = ''
  })
}

function hideFailedPictures() {
  onAny('error', (target) => {
    if (target instanceof HTMLImageElement) target.hidden = true
  })
}
