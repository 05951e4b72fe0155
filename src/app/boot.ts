import { type ConsentTerms, readAgreedPurposes } from '../embeds/consent/consent.ts'
import { keepDayConsulted } from '../legal/keep-day-consulted.ts'
import { forgetTapsOffline, rememberTap } from './early-taps.ts'
import { loadFontsAfter } from './load-fonts.ts'
import type { PageMarks } from './marks.ts'
import { whenIdle } from './when-idle.ts'

/*
 * The one inline script: what must happen before React. It marks what is stored before the first paint, remembers
 * taps, and starts the application (`entry-client.tsx`) once the page is painted. Where the application cannot come,
 * the page becomes what it is without JavaScript.
 */

/** How long the scripts may take once the HTML is there. */
const PATIENCE_MS = 10_000

const page = document.documentElement.dataset as PageMarks

/** The scripts of the application, each of which is evaluated in a task of its own. */
const scripts = page.app?.split(' ') ?? []
const { pathname: loadedPath } = location
let isStarted = false

page.js = ''
if (parent !== self) page.framed = ''
markWhatIsStored()

const contentLoaded = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
const painted = waitForPaint()
contentLoaded.then(keepDayConsulted)
loadFontsAfter(painted)
painted.then(() => whenIdle(start))
addEventListener('click', rememberTapAndStart, true)
addEventListener('error', hideFailedPicture, true)
addEventListener('popstate', loadPageOfAddress)
addEventListener('online', start)
addEventListener('pageshow', ({ persisted }) => {
  // Another tab may have agreed while this page was in the back/forward cache.
  if (persisted && page.js === '') markWhatIsStored()
})

/**
 * Marks the answers that are stored, so that the style sheet hides the questions from the first paint on. Where
 * storage is blocked, nothing is stored.
 */
function markWhatIsStored() {
  try {
    const terms = JSON.parse(page.consent ?? '{}') as ConsentTerms
    const kept = readAgreedPurposes(terms).join(' ')
    if (kept) page.kept = kept
  } catch {
    // The questions stay.
  }
}

function rememberTapAndStart({ target }: Event) {
  if (page.ready === undefined && target instanceof Element && rememberTap(target)) start()
}

/** Starts the application, unless it is on its way or the page has gone on without it. */
async function start() {
  if (isStarted || page.js === undefined) return
  isStarted = true
  delete page.offline
  const timer = contentLoaded.then(() =>
    setTimeout(goOnWithoutReact, PATIENCE_MS, new Error('The application takes too long')),
  )
  try {
    // Firefox never asks again for a module that it could not load, but does for a file that could not be fetched.
    await Promise.all(scripts.map(fetchIntoCache))
    await contentLoaded
    for (const script of scripts) {
      if (page.js === '') await import(/* @vite-ignore */ script)
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch (error) {
    await recover(error)
  }
  clearTimeout(await timer)
}

async function fetchIntoCache(script: string) {
  const response = await fetch(script, { priority: 'low' })
  if (!response.ok) throw new Error(`${script}: ${response.status}`)
  // A file is in the cache, where `import` finds it, once it has been read to its end.
  await response.arrayBuffer()
}

/** Without a network, the page waits for one or for another tap. With one, the script is missing. */
async function recover(error: unknown) {
  if (await hostAnswers()) return goOnWithoutReact(error)
  isStarted = false
  forgetTapsOffline()
}

/** What the device says of its network is often wrong, behind a VPN for instance: only an answer proves that it has one. */
const hostAnswers = () =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(2000),
  }).then(
    () => true,
    () => false,
  )

function goOnWithoutReact(error: unknown) {
  if (page.js === undefined) return
  console.error(error)
  for (const mark of ['js', 'kept', 'tapped'] as const) delete page[mark]
  for (const { dataset } of document.querySelectorAll('button')) delete dataset.pressed
  showNoscripts()
  contentLoaded.then(showNoscripts)
  loadPageOfAddress()
}

/** Shows what stands in the place of scripts. An element that is still being parsed has to wait. */
function showNoscripts() {
  let lastNode: Node = document.body
  while (lastNode.lastChild) lastNode = lastNode.lastChild
  for (const noscript of document.querySelectorAll('noscript')) {
    if (!noscript.contains(lastNode)) noscript.outerHTML = noscript.textContent ?? ''
  }
}

/**
 * After a reload, Back may lead to a page that the application had put into this document: without it, the browser
 * changes the address alone.
 */
function loadPageOfAddress() {
  if (page.js === undefined && location.pathname !== loadedPath) location.reload()
}

function hideFailedPicture({ target }: Event) {
  if (target instanceof HTMLImageElement) target.hidden = true
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
