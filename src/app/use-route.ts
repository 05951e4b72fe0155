import { useSyncExternalStore } from 'react'
import { campaign } from '../attribution.ts'
import { findRoute, type Route } from '../routes.ts'
import { arrive } from './arrive.ts'
import { fragmentAfterTravel, visitBy } from './visits.ts'

let shownPath = ''
/** Where the page that is about to be shown is scrolled to. */
let fragment = ''

/** Scrolls a page that has just been shown to where its link led. */
export const arriveOnPage = () => arrive(fragment)

/** The page of the address. Links and the history change it without a load. */
export function useRoute(initialPath: string): Route {
  const readPath = () => location.pathname
  return findRoute(useSyncExternalStore(followAddress, readPath, () => initialPath))
}

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
    const visit = visitBy(new URL(link.href), new URL(location.href), campaign)
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

  // The browser itself scrolls only another document to which Back leads.
  const restoreScroll = ({ type }: { type: string }) => {
    history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual'
  }
  history.scrollRestoration = 'manual'
  for (const type of ['pageshow', 'pagehide']) addEventListener(type, restoreScroll, { signal })
  addEventListener('popstate', followHistory, { signal })
  document.addEventListener('click', followLink, { signal })
  return () => listening.abort()
}
