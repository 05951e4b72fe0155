import { withParameters } from '../../services/with-parameters.ts'
import { landing } from '../attribution.ts'
import { keepBooking } from '../embeds/scheduling/bookings.ts'
import { isPage } from '../is-page.ts'
import { pageState } from '../page-state.ts'
import { clearStatus, showStatus } from './announce.ts'
import { arrive } from './arrive.ts'
import { fetchPage } from './fetch-page.ts'
import { showPage } from './show-page.ts'

// Links between our pages change the page on screen without loading another document. The application starts
// this once per document; links work without it, and need no component.

/** Safari before 26.2 and Firefox before 147 have no Navigation API. */
const navigation: Navigation | undefined = window.navigation
const currentEntry = () => navigation?.currentEntry?.key

/** Path of the page on screen. The address may already be that of the next page. */
let shownPath = location.pathname
/** Key of the history entry of the page on screen. */
let shownEntry = currentEntry()
/** We go back to that entry ourselves: the `popstate` that follows asks for no page. */
let isReturning = false
/** Number of the last visit. A page that comes for an earlier one is ignored. */
let lastVisit = 0

/** A page that takes longer is announced, so that nobody taps again. */
const LATE_MS = 400

/** Takes over plain clicks on links to our pages, and what leads through the history. */
export function startNavigation() {
  document.addEventListener('click', followLink)
  fetchPagesEarly()
  addCampaignToAddress()
  addEventListener('online', clearStatus)
  // The back/forward cache keeps a page without the requests that were on their way.
  addEventListener('pageshow', ({ persisted }) => persisted && cancelVisit())
  scrollOurselves()
  addEventListener('hashchange', keepBooking)
  addEventListener('popstate', showEntry)
}

/** Modified and middle clicks, other targets and unknown paths are left to the browser. */
function followLink(event: MouseEvent) {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const url = isPlain && !event.defaultPrevented && findLinkedPage(event.target)
  // Without this mark, the boot script has given the application up.
  if (!url || !('js' in pageState())) return
  if (url.pathname !== shownPath) {
    event.preventDefault()
    const next = new URL(withCampaign(url.href))
    visit(next, true).catch((error) => {
      reportError(error)
      location.assign(next)
    })
    return
  }
  cancelVisit()
  if (url.hash && url.search === location.search) return
  event.preventDefault()
  if (url.hash) location.hash = url.hash
  else arrive('')
}

/** The page of ours that a plain link leads to; `undefined` where the browser should follow the link. */
function findLinkedPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return
  return isPage(url.pathname) ? url : undefined
}

/**
 * Shows a page of ours without loading it.
 *
 * @param isNew false when the address is right already, as after Back
 */
async function visit(url: URL, isNew: boolean) {
  cancelVisit()
  const number = lastVisit
  setTimeout(() => {
    if (number === lastVisit && shownPath !== url.pathname) showStatus('coming')
  }, LATE_MS)
  const page = await fetchPage(url.pathname).catch((error: unknown) => error)
  if (number !== lastVisit) return
  // `fetch` rejects with a TypeError where there is no network or no server: the page on screen stays,
  // instead of the browser's error page.
  if (page instanceof TypeError) return stayOnPage(isNew)
  // The browser loads the page, or shows what is wrong with it.
  if (!(page instanceof Document) || isOfAnotherBuild(page)) {
    return isNew ? location.assign(url) : location.reload()
  }
  // Fetches the page that is left, so that Back shows it at once.
  fetchPage(shownPath).catch(() => {})
  if (isNew) history.pushState(null, '', url)
  keepBooking()
  shownPath = url.pathname
  shownEntry = currentEntry()
  showPage(page, url.hash)
}

/** Ignores the page that is on its way, if any. */
function cancelVisit() {
  lastVisit += 1
  clearStatus()
}

/** Says that the page cannot be had, and makes the address that of the page on screen again. */
function stayOnPage(isNew: boolean) {
  cancelVisit()
  // Without the Navigation API the address stays that of the other page.
  if (!isNew && shownEntry) {
    isReturning = true
    navigation?.traverseTo(shownEntry)
  }
  showStatus(navigator.onLine ? 'unreachable' : 'offline')
}

/** True for a page of a newer publication: it needs scripts and a style sheet that are not loaded. */
const isOfAnotherBuild = (page: Document) => pageState(page).build !== pageState().build

/** Shows the page of the history entry that Back, Forward or a fragment has made current. */
function showEntry() {
  history.scrollRestoration = 'manual'
  if (isReturning) {
    isReturning = false
  } else if (location.pathname === shownPath) {
    cancelVisit()
    shownEntry = currentEntry()
    arrive(location.hash)
  } else visit(new URL(location.href), false)
}

/** Fetches a page when the pointer or the focus reaches its link, before the click. */
function fetchPagesEarly() {
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      const url = findLinkedPage(target)
      if (url && url.pathname !== shownPath) fetchPage(url.pathname).catch(() => {})
    })
  }
}

/** Keeps the campaign in an address, for the next page load. */
const withCampaign = (address: string) => withParameters(address, landing)

/** The link that led here may have been followed before this script ran, hence without the campaign. */
function addCampaignToAddress() {
  if (location.search.includes('utm_')) return
  history.replaceState(history.state, '', withCampaign(location.href))
}

/** `arrive` scrolls within the site. The browser restores the position after a reload or a return. */
function scrollOurselves() {
  const setManual = () => {
    history.scrollRestoration = 'manual'
  }
  setManual()
  addEventListener('pageshow', setManual)
  // In WebKit a new entry for a fragment is `auto` again.
  addEventListener('hashchange', setManual)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}
