import { type EventName, type MatomoTarget, matomoParameters } from '../../services/matomo.ts'
import { isPage } from '../routes.ts'
import { hasObjected } from './objection.ts'

type Options = {
  target: MatomoTarget
  /** How the `mailto:` and `tel:` addresses of the support begin. */
  supportLinks: string[]
}

export type Counter = ReturnType<typeof createCounter>

/** Counts the visits of pages and what visitors do there, unless they object. */
export function createCounter({ target, supportLinks }: Options) {
  let countedOnPage = new Set<EventName>()

  function count(name: EventName) {
    if (import.meta.env.DEV || hasObjected() || countedOnPage.has(name)) return
    // Calendars show `/merci` in a frame: it counts nothing, because the page around it counts the booking.
    if (window.parent !== window) return
    countedOnPage.add(name)
    // An unknown address may hold personal data, so it is counted as `/404`.
    const path = isPage(location.pathname) ? location.pathname : '/404'
    fetch(target.address, {
      method: 'POST',
      body: matomoParameters(name, location.origin + path, target.siteId),
      // Nobody reads the response, so the server need not send CORS headers.
      mode: 'no-cors',
      // The request goes on when the visitor leaves the page.
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch(() => {})
  }

  return {
    count,

    /**
     * Counts the page that is shown now. On it, each event may be counted once, even if it was counted on an
     * earlier page.
     */
    countPage() {
      countedOnPage = new Set()
      // A page that is prerendered, or opened in a tab behind the others, is counted once it is seen.
      if (document.visibilityState === 'visible') return count('page-vue')
      document.addEventListener('visibilitychange', () => count('page-vue'), { once: true })
    },

    /** Counts a booking after which the calendar has led to `/merci` in a tab of its own. */
    countThanks() {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      // A reload, Back or Forward shows `/merci` without another booking, and is not counted.
      if (arrival?.type === 'navigate') count('reservation')
    },

    /** Counts clicks on links to the support, on every page that navigation shows. */
    start() {
      document.addEventListener('click', ({ target: clicked }) => {
        const link = clicked instanceof Element && clicked.closest('a')
        if (link && supportLinks.some((address) => link.href.startsWith(address))) count('support')
      })
    },
  }
}
