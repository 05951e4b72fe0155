import { withParameters } from '../../services/with-parameters.ts'
import { landing } from '../attribution.ts'
import { keepBooking } from '../embeds/scheduling/bookings.ts'
import { isPage, pageState } from '../page-state.ts'
import { clearStatus, showStatus } from './announce.ts'
import { arrive } from './arrive.ts'
import { fetchPage } from './fetch-page.ts'
import { showPage } from './show-page.ts'

/** Path of the page on screen. While the next page is fetched, the address may already be the next one's. */
let shownPath = location.pathname
/** Number of the latest visit to a page. A page that arrives for an earlier visit is ignored. */
let latestVisit = 0

/** After this time, a status says that the page is on its way, so that nobody taps again. */
const LATE_MS = 400

/** What asks for a page: a link, or Back or Forward (`history`), which have changed the address already. */
type Cause = 'link' | 'history'

/** Makes links between our pages change the page on screen. Without it they load another document. */
export function startNavigation() {
  document.addEventListener('click', followLink)
  fetchPagesEarly()
  addCampaignToAddress()
  addEventListener('online', clearStatus)
  addEventListener('pageshow', ({ persisted }) => {
    // The back/forward cache keeps a page but cancels its requests: a page that was on its way never comes.
    if (persisted) cancelVisit()
  })
  setScrollRestoration()
  addEventListener('hashchange', keepBooking)
  addEventListener('popstate', showEntry)
}

function followLink(event: MouseEvent) {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const url = findLinkedPage(event.target)
  // The boot script has removed `js` where the application failed: the browser follows the link.
  if (!url || !('js' in pageState())) return
  if (url.pathname === shownPath) followLinkWithinPage(event, url)
  else followLinkToPage(event, url)
}

/** True unless the click asks the browser for a tab, a window, a menu or a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

async function followLinkToPage(event: MouseEvent, { href }: URL) {
  event.preventDefault()
  const url = new URL(withCampaign(href))
  try {
    await visit(url, 'link')
  } catch (error) {
    reportError(error)
    location.assign(url)
  }
}

function followLinkWithinPage(event: MouseEvent, { hash, search }: URL) {
  cancelVisit()
  // Where only the fragment changes, the browser goes to its target by itself.
  if (hash && search === location.search) return
  event.preventDefault()
  if (hash) location.hash = hash
  else arrive('')
}

/** The page of ours that a link leads to; `undefined` where the browser should follow the link. */
function findLinkedPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return
  return isPage(url.pathname) ? url : undefined
}

/** Fetches a page of ours and shows it in this document, unless another visit begins meanwhile. */
async function visit(url: URL, cause: Cause) {
  cancelVisit()
  const visitNumber = latestVisit
  announceWhenLate(url, visitNumber)
  let page: Document
  try {
    page = await fetchPage(url.pathname)
  } catch (error) {
    if (visitNumber === latestVisit) handleFailure(error, url, cause)
    return
  }
  if (visitNumber !== latestVisit) return
  // A page of another build needs scripts that this document lacks, so it is loaded as a new document.
  if (pageState(page).build !== pageState().build) loadDocument(url, cause)
  else enterPage(page, url, cause)
}

function cancelVisit() {
  latestVisit += 1
  clearStatus()
}

function announceWhenLate(url: URL, visitNumber: number) {
  setTimeout(() => {
    if (visitNumber === latestVisit && shownPath !== url.pathname) showStatus('coming')
  }, LATE_MS)
}

function handleFailure(error: unknown, url: URL, cause: Cause) {
  // `fetch` rejects with a TypeError where there is no network or no server: after a tap on a link,
  // the page on screen stays, instead of the browser's error page.
  if (error instanceof TypeError && cause === 'link') {
    cancelVisit()
    showStatus(navigator.onLine ? 'unreachable' : 'offline')
  } else {
    loadDocument(url, cause)
  }
}

function loadDocument(url: URL, cause: Cause) {
  if (cause === 'link') location.assign(url)
  else location.reload()
}

function enterPage(page: Document, url: URL, cause: Cause) {
  // The page being left is fetched, so that Back shows it at once. If this fails, Back fetches it again.
  fetchPage(shownPath).catch(() => {})
  if (cause === 'link') history.pushState(null, '', url)
  keepBooking()
  shownPath = url.pathname
  showPage(page, url.hash)
}

/** Shows the page of the history entry that Back, Forward or a fragment has made current. */
function showEntry() {
  history.scrollRestoration = 'manual'
  if (location.pathname === shownPath) {
    cancelVisit()
    arrive(location.hash)
  } else {
    visit(new URL(location.href), 'history')
  }
}

function fetchPagesEarly() {
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      const url = findLinkedPage(target)
      // Where this early request fails, the click fetches the page again.
      if (url && url.pathname !== shownPath) fetchPage(url.pathname).catch(() => {})
    })
  }
}

/** The address with the visit's `utm_…` parameters: a reload of the page then still knows the campaign. */
const withCampaign = (address: string) => withParameters(address, landing)

/**
 * Adds the campaign's `utm_…` parameters to the address of the page on screen if it has none: a link
 * that the browser followed before this script ran has dropped them.
 */
function addCampaignToAddress() {
  if (location.search.includes('utm_')) return
  history.replaceState(history.state, '', withCampaign(location.href))
}

/** Lets `arrive` scroll after a navigation, and the browser after a reload or a return to the site. */
function setScrollRestoration() {
  const setManual = () => {
    history.scrollRestoration = 'manual'
  }
  setManual()
  addEventListener('pageshow', setManual)
  // WebKit resets `scrollRestoration` to `auto` when a link leads to a fragment, so it is set again.
  addEventListener('hashchange', setManual)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}
