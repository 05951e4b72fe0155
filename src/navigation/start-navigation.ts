import { withParameters } from '../../services/with-parameters.ts'
import { landing } from '../attribution.ts'
import { keepBooking } from '../embeds/scheduling/bookings.ts'
import { isPage } from '../is-page.ts'
import { pageState } from '../page-state.ts'
import { clearStatus, showStatus } from './announce.ts'
import { arrive } from './arrive.ts'
import { fetchPage } from './fetch-page.ts'
import { showPage } from './show-page.ts'

/** Safari before 26.2 and Firefox before 147 have none. */
const navigation: Navigation | undefined = window.navigation
const currentEntry = () => navigation?.currentEntry?.key

/** Path of the page on screen; the address may already be that of the next one. */
let shown = location.pathname
/** Its entry in the history. */
let shownEntry = currentEntry()
let isReturning = false
let lastVisit = 0

/** After this a page on its way is announced, so that nobody taps again. */
const LATE_MS = 400

/** The page of ours that a plain link leads to; `undefined` where the browser should follow the link. */
function findLinkedPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return
  return isPage(url.pathname) ? url : undefined
}

/** True for a page of a newer publication: it needs scripts and a style that are not loaded. */
const isOfAnotherBuild = (page: Document) => pageState(page).build !== pageState().build

/** Keeps the campaign in the address, for the next page load. */
const withCampaign = (address: string) => withParameters(address, landing)

/** Ignores the page that is on its way, if any. @returns the number of the next visit */
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
  // No network or no server: the page on screen stays, instead of the browser's error page.
  if (page instanceof TypeError) {
    cancelVisit()
    // Makes the address that of the page on screen again. Without this API it stays the other's.
    if (!isNew && shownEntry) {
      isReturning = true
      navigation?.traverseTo(shownEntry)
    }
    return showStatus(navigator.onLine ? 'unreachable' : 'offline')
  }
  // The browser loads it, or shows its error.
  if (!(page instanceof Document) || isOfAnotherBuild(page)) {
    return isNew ? location.assign(url) : location.reload()
  }
  // Fetches the page that is left: Back shows it at once.
  fetchPage(shown).catch(() => {})
  if (isNew) history.pushState(null, '', url)
  keepBooking()
  shown = url.pathname
  shownEntry = currentEntry()
  showPage(page, url.hash)
}

/**
 * Turns plain `<a href>` into client-side navigation, wherever they stand: legal texts, sections,
 * footer. Links work without it, and need no component. Modified and middle clicks, other targets and
 * unknown paths are left to the browser.
 */
export function startNavigation() {
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const url = isPlain && !event.defaultPrevented && findLinkedPage(event.target)
    // The boot script has given this script up (`doWithout`).
    if (!url || !('js' in pageState())) return
    const isSamePage = url.pathname === shown
    if (isSamePage) cancelVisit()
    if (isSamePage && url.hash && url.search === location.search) return
    event.preventDefault()
    if (!isSamePage) {
      const next = new URL(withCampaign(url.href))
      // A failure of ours leaves the link to the browser.
      visit(next, true).catch((error) => {
        reportError(error)
        location.assign(next)
      })
    } else if (url.hash) location.hash = url.hash
    else arrive('')
  })
  // A page is fetched when the pointer or the focus reaches its link, before the click.
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, (event) => {
      const url = findLinkedPage(event.target)
      if (url && url.pathname !== shown) fetchPage(url.pathname).catch(() => {})
    })
  }

  // The link that led here may have been followed before this script ran, hence without the campaign.
  if (!location.search.includes('utm_'))
    history.replaceState(history.state, '', withCampaign(location.href))

  addEventListener('online', clearStatus)
  // Restored from the back/forward cache: requests that were on their way are gone.
  addEventListener('pageshow', ({ persisted }) => persisted && cancelVisit())

  // `arrive` scrolls within the site; the browser restores the position after a reload or a return.
  const scrollOurselves = () => {
    history.scrollRestoration = 'manual'
  }
  scrollOurselves()
  addEventListener('pageshow', scrollOurselves)
  // In WebKit a new entry for a fragment is `auto` again.
  addEventListener('hashchange', scrollOurselves)
  addEventListener('hashchange', keepBooking)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('popstate', () => {
    scrollOurselves()
    if (isReturning) isReturning = false
    else if (location.pathname === shown) {
      cancelVisit()
      shownEntry = currentEntry()
      arrive(location.hash)
    } else visit(new URL(location.href), false)
  })
}
