import { type ConsentTerms, choicesThatHold, storageKey } from '../embeds/consent/consent.ts'
import { startFilm } from '../embeds/video/start-film.ts'
import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { importInTime } from './import-in-time.ts'
import { openNoscripts } from './open-noscripts.ts'
import { whenIdle } from './when-idle.ts'

/*
 * The boot script: the one inline script, in the head of every page. It marks the page before the
 * first paint, remembers taps that come before React, and imports the application when the browser
 * is idle.
 *
 * Its bytes are the same in every site built from one version of the code. What differs, it reads
 * from the page: the address of the application, and what consent is asked for.
 */

/** The application starts at the latest this long after the document was parsed. */
const LATEST_START_MS = 2000
/** How long after `load` the first paint is awaited. */
const PAINT_PATIENCE_MS = 1000
/** Families of `fonts.css` that replace the fonts of the device. */
const WEB_FONTS = ['Fraunces', 'Figtree']

const page = pageState()
let isStarted = false

markPage()
loadRefusedStyleSheet()
reloadWhenBackChangesAddressAlone()
giveUpWhenFileIsMissing()
const painted = waitForPaint()
startAtGesture()
startWhenIdle()
rememberTaps()
markFilmsThatPlay()
hideFailedPictures()
loadFontsAfterPaint()

/** Tells the style sheet, before the first paint, what the prerendered HTML cannot know. */
function markPage() {
  page.js = ''
  // A calendar may show `/merci` in its frame: the banner and the footer are then hidden.
  if (parent !== self) page.framed = ''
  markKeptChoices()
  // `bookings.ts` has stored a booking in the history, for a reload of this tab.
  if (history.state?.booked) page.booked = history.state.booked
}

/**
 * Marks which services are already allowed on this device. The style sheet hides their question
 * from the start, so that nothing moves when React reads the same. What may be loaded is decided by
 * the consent store.
 */
function markKeptChoices() {
  if (!page.consent) return
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === null) return
    const terms = JSON.parse(page.consent) as ConsentTerms
    const keptChoices = choicesThatHold(stored, terms, Date.now())
    page.kept = keptChoices.map(({ purpose }) => purpose).join(' ')
  } catch {
    // Storage is blocked, so no choice is stored.
  }
}

/**
 * Loads the style sheet as a file where the inline one is refused, e.g. by the Content-Security-Policy of
 * another publication of the site.
 */
function loadRefusedStyleSheet() {
  if (document.querySelector('style')?.sheet !== null) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/style.css'
  document.head.append(link)
}

/**
 * Reloads when Back leads to a page that the application had shown without loading a document. Until the
 * application handles `popstate`, the browser only changes the address there.
 */
function reloadWhenBackChangesAddressAlone() {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (!('ready' in page) && location.pathname !== pathname) location.reload()
  })
}

/**
 * Imports the application once, after the whole document is parsed. Until it runs, `rememberTaps` notes the
 * taps.
 */
async function start() {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start)
    return
  }
  if (isStarted) return
  isStarted = true
  try {
    await importInTime(import(/* @vite-ignore */ page.application ?? ''))
  } catch (error) {
    doWithout(error)
  }
}

/**
 * Gives the application up. The page becomes what it is without JavaScript: plain player, frame and
 * links.
 */
function doWithout(error: unknown) {
  console.error(error)
  delete page.js
  openNoscripts(document)
}

/**
 * `wake-islands.ts` sends this event where the application has loaded, but a file that it needs has
 * not.
 */
function giveUpWhenFileIsMissing() {
  addEventListener('cannot-start', (event) => doWithout((event as CustomEvent).detail))
}

function startAtGesture() {
  for (const gesture of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    addEventListener(gesture, start, { once: true, capture: true, passive: true })
  }
}

/**
 * The page is complete without React, so the application waits until the browser has nothing else
 * to do.
 */
async function startWhenIdle() {
  addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_START_MS))
  await Promise.all([waitForLoad(), painted])
  whenIdle(start)
}

function waitForLoad() {
  return new Promise((resolve) => addEventListener('load', resolve))
}

/**
 * Waits for the first paint. An animation frame may come before the text is drawn, so the browser's
 * own report is awaited. Firefox makes none for a page that was scrolled before its first paint:
 * hence the timeout.
 */
function waitForPaint() {
  return new Promise<void>((resolve) => {
    waitForLoad().then(() => setTimeout(resolve, PAINT_PATIENCE_MS))
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/**
 * Marks the island (a part that React hydrates) with the name of the button tapped in it. The style
 * sheet then marks the button, and `hydrate.tsx` clicks it again. A film of ours plays at once,
 * without React.
 */
function rememberTaps() {
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(stateSelector('replay'))
      const island = button?.closest<HTMLElement>(stateSelector('island'))
      if (!button || !island || 'awake' in stateOf(island)) return
      stateOf(island).pressed = stateOf(button).replay
      const film = island.querySelector('video')
      // Where the browser refuses to play the film, React shows the controls of the browser later.
      if (film) startFilm(film).catch(() => {})
    },
    true,
  )
}

/** Marks an island whose tapped film has begun to play: the style sheet then shows the film. */
function markFilmsThatPlay() {
  addEventListener(
    'playing',
    ({ target }) => {
      const island = (target as Element).closest<HTMLElement>(stateSelector('pressed'))
      if (island) stateOf(island).playing = ''
    },
    true,
  )
}

/** A picture that fails to load is hidden, instead of the browser's mark for a broken one. */
function hideFailedPictures() {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.hidden = true
    },
    true,
  )
}

/**
 * Loads the web fonts after the first paint, which they would delay. Each is loaded through its own object,
 * because `document.fonts.load('1em Figtree')` would have the browser compute the styles of the page.
 */
async function loadFontsAfterPaint() {
  await painted
  const webFonts = [...document.fonts].filter(({ family }) => WEB_FONTS.includes(family))
  await Promise.allSettled(webFonts.map((font) => font.load()))
  // On legal pages the build has written `in-time`, which stays: `fonts.css` says why.
  if (page.fonts) return
  page.fonts = 'first-screen'
  requestAnimationFrame(() =>
    whenIdle(() => {
      page.fonts = 'all'
    }),
  )
}
