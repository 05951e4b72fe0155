import { readAgreedKinds } from '../embeds/consent/consent.ts'
import { showDayConsulted } from '../legal/show-day-consulted.ts'
import { whenIdle } from '../when-idle.ts'
import { addCampaign, answerEarlyTap, forgetTapsOffline } from './early-taps.ts'
import { loadFontsAfter } from './load-fonts.ts'
import { page } from './marks.ts'

/*
 * The one inline script: what must happen before React. It marks what is stored before the first paint, remembers
 * taps, and starts the application (`entry-client.tsx`) once the page is painted. Where the application cannot come,
 * the page becomes what it is without JavaScript.
 */

/** How long the scripts may take once the HTML is there. */
const PATIENCE_MS = 10_000
/** How long the host may take to answer once they have failed, before the page waits for a network or for another tap. */
const ANSWER_MS = 2000

const scripts = page.app?.split(' ') ?? []
const { pathname: loadedPath } = location
let isStarted = false
let patience = 0

page.js = ''
if (parent !== self) page.framed = ''
markWhatIsStored()

const contentLoaded = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
/** An animation frame may come before the first paint, which the browser reports. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true })
  // Firefox reports no paint for a page that was scrolled before.
  addEventListener('load', () => setTimeout(resolve, 1000))
})

contentLoaded.then(showDayConsulted)
// The day changes at midnight.
setInterval(showDayConsulted, 60_000)
loadFontsAfter(painted)
painted.then(() => whenIdle(start))
addEventListener('click', addCampaign, true)
addEventListener('click', (event) => answerEarlyTap(event, start), true)
addEventListener('error', hideFailedPicture, true)
addEventListener('popstate', loadPageOfAddress)
addEventListener('online', start)
addEventListener('pagehide', () => clearTimeout(patience))
addEventListener('pageshow', returnFromCache)

function returnFromCache({ persisted }: PageTransitionEvent) {
  if (!persisted || page.js === undefined) return
  // Another tab may have agreed meanwhile.
  markWhatIsStored()
  if (isStarted && page.ready === undefined) waitForScripts()
}

/** Marks the answers that are stored, so that the style sheet hides the questions from the first paint on. */
function markWhatIsStored() {
  const agreed = readAgreedKinds(JSON.parse(page.consent ?? '{}')).join(' ')
  if (agreed) page.agreed = agreed
}

/** Starts the application, unless it is on its way or the page has gone on without it. */
async function start() {
  if (isStarted || page.js === undefined) return
  isStarted = true
  delete page.offline
  contentLoaded.then(waitForScripts)
  try {
    // A request may be cut off, for instance in the back/forward cache: each is tried twice.
    await fetchScripts().catch(fetchScripts)
    await contentLoaded
    for (const script of scripts) {
      if (page.js === '') await import(/* @vite-ignore */ script)
      // Each script is evaluated in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch (error) {
    await recover(error)
  }
  await contentLoaded
  clearTimeout(patience)
}

function waitForScripts() {
  patience = window.setTimeout(goOnWithoutReact, PATIENCE_MS, new Error('The scripts are late'))
}

/**
 * Puts a script into the browser's cache, where `import` finds it. Firefox never asks again for a module that it
 * could not load, but does for a file that could not be fetched.
 */
async function fetchScript(url: string) {
  const response = await fetch(url, { priority: 'low' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // A response is in the cache once it has been read to its end.
  await response.arrayBuffer()
}

const fetchScripts = () => Promise.all(scripts.map(fetchScript))

/** What the device says of its network is often wrong, behind a VPN for instance: an answer proves that it has one. */
async function recover(error: unknown) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
  } catch {
    isStarted = false
    return forgetTapsOffline()
  }
  goOnWithoutReact(error)
}

function goOnWithoutReact(error: unknown) {
  if (page.js === undefined) return
  console.error(error)
  for (const mark of ['js', 'agreed', 'tapped'] as const) delete page[mark]
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

/** After a reload, Back may lead to a page that the application had put into this document. */
function loadPageOfAddress() {
  if (page.js === undefined && location.pathname !== loadedPath) location.reload()
}

function hideFailedPicture({ target }: Event) {
  if (target instanceof HTMLImageElement) target.hidden = true
}
