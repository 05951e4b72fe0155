import { withParameters } from '../../services/with-parameters.ts'
import { landing } from '../attribution.ts'
import { type ConsentTerms, readAgreedPurposes } from '../embeds/consent/consent.ts'
import { bookingKey } from '../embeds/scheduling/booking-key.ts'
import { startFilm } from '../embeds/video/start-film.ts'
import { keepDayConsulted } from '../legal/keep-day-consulted.ts'
import { hostAnswers, isOffline } from './is-offline.ts'
import { loadFontsAfter } from './load-fonts.ts'
import { whenIdle } from './when-idle.ts'

/*
 * The one inline script: what must happen before React. It marks what is stored before the first paint,
 * remembers a tap, starts our own film in the task of the tap, and imports the application
 * (`entry-client.tsx`) at the first gesture.
 */

/** How long the scripts may take. After that, the page becomes what it is without JavaScript. */
const PATIENCE_MS = 10_000
/** How long a tapped film may take to play before React comes to show that it is loading. */
const FILM_PATIENCE_MS = 1500
/** Holds the scripts of the page that was loaded anew, and what was tapped then. */
const RELOAD_KEY = 'reload'

const state = document.documentElement.dataset

/** The scripts of the application, each of which is evaluated in a task of its own. */
const scripts = state.app?.split(' ') ?? []
let isStarted = false
let hasBooked = false

state.js = ''
if (parent !== self) state.framed = ''
markWhatIsStored()

const painted = waitForPaint()
loadFontsAfter(painted)
addEventListener('click', rememberTap, true)
addEventListener('error', hideFailedPicture, true)
addEventListener('popstate', reloadForAnotherPage)
addEventListener('DOMContentLoaded', () => {
  keepDayConsulted()
  goOnAfterReload()
})
const gestures = new AbortController()
for (const gesture of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
  addEventListener(gesture, startAtGesture, {
    capture: true,
    passive: true,
    signal: gestures.signal,
  })
}
painted.then(() => whenIdle(startOrPreload))
addEventListener('pageshow', ({ persisted }) => {
  // Another tab may have agreed while this page was in the back/forward cache.
  if (!persisted) return
  markWhatIsStored()
  startOrPreload()
})

/**
 * Marks the answers that are stored, so that the style sheet hides the questions from the first paint on. Where
 * storage is blocked, nothing is stored.
 */
function markWhatIsStored() {
  try {
    const terms = JSON.parse(state.consent ?? '{}') as ConsentTerms
    const kept = readAgreedPurposes(terms).join(' ')
    if (kept) state.kept = kept
    hasBooked = sessionStorage.getItem(bookingKey) !== null
  } catch {
    // The questions stay.
  }
}

function startAtGesture(event: Event) {
  const { type, movementX, movementY } = event as PointerEvent
  // Where the pointer rests on a page that has just been painted, Chromium reports a move of no length.
  const isAtRest = type === 'pointermove' && movementX === 0 && movementY === 0
  if (isAtRest) return
  gestures.abort()
  whenIdle(start)
}

/** React is needed without a gesture where it has something to show, to load or to count. */
function startOrPreload() {
  if (state.eager !== undefined || state.kept !== undefined || hasBooked) start()
  else scripts.forEach(preload)
}

function preload(href: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
  document.head.append(link)
}

function start() {
  if (isStarted) return
  isStarted = true
  delete state.offline
  const late = setTimeout(() => {
    if (state.ready === undefined) goOnWithoutScript(new Error('The application takes too long'))
  }, PATIENCE_MS)
  importAll()
    .catch((error) => {
      clearTimeout(late)
      // A page that has gone on without its scripts is in use: nothing loads it anew.
      if (state.js === '') return recover(error)
    })
    .catch(goOnWithoutScript)
}

async function importAll() {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  }
  scripts.forEach(preload)
  for (const script of scripts) {
    await import(/* @vite-ignore */ script)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Without a network, the page waits for one, or for another tap. With one, the scripts may have gone with an
 * earlier build, or the network has just come back: the page is loaded anew, since some engines keep a module that
 * failed as failed. A page that has been loaded anew and fails again, or whose film plays, goes on without them.
 */
async function recover(error: unknown) {
  const mayReload = readReload().app !== state.app && !document.querySelector('[data-playing]')
  if (await isOffline()) {
    isStarted = false
    state.offline = ''
    for (const { dataset } of document.querySelectorAll('button')) delete dataset.pressed
    addEventListener('online', reload, { once: true })
  } else if (mayReload && (await hostAnswers())) {
    reload()
  } else {
    goOnWithoutScript(error)
  }
}

function goOnWithoutScript(error: unknown) {
  console.error(error)
  delete state.js
  for (const noscript of document.querySelectorAll('noscript')) {
    noscript.outerHTML = noscript.textContent ?? ''
  }
}

/** Loads the page anew, which goes on with what was tapped. @throws where storage is blocked */
function reload() {
  keepReload()
  // The visitor may tap until the new page is there.
  addEventListener('pagehide', keepReload)
  location.reload()
}

function keepReload() {
  sessionStorage.setItem(RELOAD_KEY, JSON.stringify({ app: state.app, tapped: state.tapped }))
}

function goOnAfterReload() {
  const { app, tapped } = readReload()
  if (app) start()
  if (!tapped) return
  sessionStorage.setItem(RELOAD_KEY, JSON.stringify({ app }))
  document.getElementById(tapped)?.click()
}

function readReload(): { app?: string; tapped?: string } {
  try {
    return JSON.parse(sessionStorage.getItem(RELOAD_KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Until React handles clicks, it is told which button was tapped, and clicks it again. */
function rememberTap({ target }: Event) {
  if (!(target instanceof Element) || state.ready !== undefined) return
  const link = target.closest('a')
  // The campaign goes with the visitor, as it does where React follows the link.
  if (link?.origin === location.origin) link.href = withParameters(link.href, landing)
  const button = target.closest('button')
  if (!button) return
  button.dataset.pressed = ''
  state.tapped = button.id
  const film = button.closest('section')?.querySelector('video')
  if (!film) return start()
  // React would delay the film's first picture. Browsers allow sound only in the task of the tap.
  film.addEventListener(
    'playing',
    () => {
      film.dataset.playing = ''
      whenIdle(start)
    },
    { once: true },
  )
  setTimeout(start, FILM_PATIENCE_MS)
  startFilm(film).catch(start)
}

function hideFailedPicture({ target }: Event) {
  if (target instanceof HTMLImageElement) target.hidden = true
}

/**
 * After a reload, Back may lead to a page that the application had put into this document: until it runs
 * again, the browser would change the address alone.
 */
function reloadForAnotherPage() {
  const { path } = document.getElementById('root')?.dataset ?? {}
  if (state.ready === undefined && path !== location.pathname) location.reload()
}

/** An animation frame may come before the first paint, which the browser reports. */
function waitForPaint() {
  return new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
    // Firefox reports no paint for a page that was scrolled before.
    addEventListener('load', () => setTimeout(resolve, 1000))
  })
}
