import { useSyncExternalStore } from 'react'
import { landing } from '../attribution.ts'
import { findRoute, type Route } from '../routes.ts'
import { arrive } from './arrive.ts'
import { fragmentAfterTravel, visitBy } from './visits.ts'

let shownPath = ''
/** Where the page that is about to be shown is scrolled to. */
let fragment = ''

/** Scrolls a page that has just been shown to where its link led. */
export const arriveOnPage = () => arrive(fragment)

/** The page of the address. Once this component is mounted, links lead to other pages without a load. */
export const useRoute = (initialPath: string): Route =>
  findRoute(
    useSyncExternalStore(
      followAddress,
      () => location.pathname,
      () => initialPath,
    ),
  )

function followAddress(showPage: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  shownPath = location.pathname

  function show(section: string) {
    const isOtherPage = location.pathname !== shownPath
    shownPath = location.pathname
    fragment = section
    if (isOtherPage) showPage()
    else arriveOnPage()
  }

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
    if (!link?.href || link.target || !isPlain) return
    const visit = visitBy(new URL(link.href), new URL(location.href), landing)
    if (!visit) return
    event.preventDefault()
    if (visit.addsEntry) history.pushState(null, '', visit.address)
    show(visit.fragment)
  }

  function followHistory() {
    show(fragmentAfterTravel(location, shownPath))
    // After this event, Chromium scrolls to the fragment of the address, and takes the focus away.
    requestAnimationFrame(arriveOnPage)
  }

  const restoreScrollBy = (way: ScrollRestoration) => () => {
    history.scrollRestoration = way
  }
  restoreScrollBy('manual')()
  document.addEventListener('click', followLink, { signal })
  addEventListener('popstate', followHistory, { signal })
  addEventListener('pageshow', restoreScrollBy('manual'), { signal })
  // Another document to which Back leads is scrolled by the browser.
  addEventListener('pagehide', restoreScrollBy('auto'), { signal })
  return () => listening.abort()
}
