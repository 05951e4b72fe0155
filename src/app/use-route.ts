import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { campaign } from '../campaign.ts'
import { findRoute, type Route } from '../routes.ts'
import { fragmentAfterTravel, navigationBy } from './navigation.ts'
import { scrollAndFocus } from './scroll-and-focus.ts'

/** The page of the address. Links and the history change it without a load. */
export function useRoute(initialPath: string): Route {
  const readPath = () => location.pathname
  return findRoute(useSyncExternalStore(followAddress, readPath, () => initialPath))
}

function followAddress(drawPage: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  let shownPath = location.pathname

  function show(fragment: string) {
    if (location.pathname !== shownPath) flushSync(drawPage)
    shownPath = location.pathname
    scrollAndFocus(fragment)
  }

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
    if (!link?.href || link.target || !isPlain) return
    const navigation = navigationBy(new URL(link.href), new URL(location.href), campaign)
    if (!navigation) return
    event.preventDefault()
    if (navigation.addsEntry) history.pushState(null, '', navigation.address)
    show(navigation.fragment)
  }

  function followHistory() {
    const fragment = fragmentAfterTravel(location, shownPath)
    show(fragment)
    // After this event, Chromium scrolls to the fragment of the address, and takes the focus away.
    requestAnimationFrame(() => scrollAndFocus(fragment))
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
