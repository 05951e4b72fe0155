import { withParameters } from '../../services/with-parameters.ts'
import { landing } from '../attribution.ts'
import { isPage } from '../is-page.ts'
import { clearStatus, showStatus } from './announce.ts'
import { arrive } from './arrive.ts'
import { fetchPage } from './fetch-page.ts'
import { showPage } from './show-page.ts'

/** Missing in older browsers. */
const navigation: Navigation | undefined = window.navigation
const currentEntry = () => navigation?.currentEntry?.key

/** Path of the page on screen; the address may already be that of the next one. */
let shown = location.pathname
/** Its entry in the history. */
let shownEntry = currentEntry()
let isReturning = false
let lastVisit = 0

/** A page that takes longer is announced: a tap that seems unheard is given again. */
const LATE_MS = 400

/** The address of ours that a plain link leads to; `undefined` leaves the link to the browser. */
function findLinkedPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return
  return isPage(url.pathname) ? url : undefined
}

/** True for a page published since: its scripts and its style are not those that are running. */
const isOfAnotherBuild = (page: Document) =>
  page.documentElement.dataset.build !== document.documentElement.dataset.build

/** The campaign travels in addresses: whatever loads the page anew finds it there. */
const withCampaign = (address: string) => withParameters(address, landing)

/** Forgets the page that is on its way, if any. */
function cancelVisit() {
  lastVisit += 1
  clearStatus()
  return lastVisit
}

/**
 * Shows a page of ours without loading it.
 *
 * @param isNew false when the address is right already, as after Back
 */
async function visit(url: URL, isNew: boolean) {
  const visit = cancelVisit()
  setTimeout(() => visit === lastVisit && shown !== url.pathname && showStatus('coming'), LATE_MS)
  const page = await fetchPage(url.pathname).catch((error: unknown) => error)
  if (visit !== lastVisit) return
  // There is no network, or no server: the page that the visitor has is worth more than the browser's.
  if (page instanceof TypeError) {
    cancelVisit()
    if (!isNew) returnToShown()
    return showStatus('unreachable')
  }
  // The browser shows it, or says why not.
  if (!(page instanceof Document) || isOfAnotherBuild(page)) {
    return isNew ? location.assign(url) : location.reload()
  }
  // Back is then as quick as forth.
  fetchPage(shown).catch(() => {})
  if (isNew) history.pushState(null, '', url)
  shown = url.pathname
  shownEntry = currentEntry()
  showPage(page, url.hash)
}

/** Takes a step through the history back, so that the address is again that of the page on screen. */
function returnToShown() {
  // Safari before 26.2 and Firefox before 147 have no Navigation API: there, the address stays ahead.
  if (!navigation || !shownEntry) return
  isReturning = true
  navigation.traverseTo(shownEntry)
}

/**
 * Turns plain `<a href>` into client-side navigation, wherever they stand: legal texts, sections,
 * footer. They all work before the page is awake and without JavaScript, and there is no link
 * component to forget. Modified and middle clicks, other targets and unknown paths stay with the
 * browser.
 */
export function startNavigation() {
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const url = isPlain && !event.defaultPrevented && findLinkedPage(event.target)
    // A page that does without the application leaves its links to the browser.
    if (!url || !('js' in document.documentElement.dataset)) return
    const isSamePage = url.pathname === shown
    if (isSamePage) cancelVisit()
    if (isSamePage && url.hash && url.search === location.search) return
    event.preventDefault()
    if (!isSamePage) visit(new URL(withCampaign(url.href)), true)
    else if (url.hash) location.hash = url.hash
    else arrive('')
  })
  // The next page arrives while the finger or the pointer still hesitates.
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, (event) => {
      const url = findLinkedPage(event.target)
      if (url && url.pathname !== shown) fetchPage(url.pathname).catch(() => {})
    })
  }

  // A link followed before the page was awake left the campaign behind.
  if (!location.search.includes('utm_')) history.replaceState(null, '', withCampaign(location.href))

  addEventListener('online', clearStatus)
  // What was on its way when the page was left has arrived, or never will.
  addEventListener('pageshow', ({ persisted }) => persisted && cancelVisit())

  // We place every arrival ourselves; a reload or a return from elsewhere is the browser's.
  const own = () => {
    history.scrollRestoration = 'manual'
  }
  own()
  addEventListener('pageshow', own)
  // WebKit gives it back to the entry of a fragment.
  addEventListener('hashchange', own)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('popstate', () => {
    own()
    if (isReturning) isReturning = false
    else if (location.pathname === shown) {
      cancelVisit()
      shownEntry = currentEntry()
      arrive(location.hash)
    } else visit(new URL(location.href), false)
  })
}
