import type { AudienceTarget, Beacon } from '../../services/audience/Audience.ts'
import type { EventName } from '../../services/audience/event-names.ts'
import { isPage } from '../is-page.ts'
import { hasObjected } from './objection.ts'

type Options = {
  beacon: Beacon
  target: AudienceTarget
  /** Beginnings of the `mailto:` and `tel:` addresses of the support. */
  supportLinks: string[]
}

export type Counter = ReturnType<typeof createCounter>

/** Counts the visits of pages and what visitors do there, unless they object. */
export function createCounter({ beacon, target, supportLinks }: Options) {
  let counted = new Set<EventName>()

  /** Counts an event once per page. */
  function count(name: EventName) {
    // The page around `/merci` in the calendar's frame counts the booking.
    if (import.meta.env.DEV || window.parent !== window) return
    if (counted.has(name) || hasObjected()) return
    counted.add(name)
    // An unknown address may hold personal data, so it is counted as `/404`.
    const path = isPage(location.pathname) ? location.pathname : '/404'
    const { address, body } = beacon(name, location.origin + path, target)
    fetch(address, {
      method: 'POST',
      body: body ?? null,
      // Nobody reads the response, and the visitor may leave the page before it comes.
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch(() => {})
  }

  return {
    count,

    /** Counts a page that is shown, once its tab is visible, and each event anew. */
    countPage() {
      counted = new Set()
      // A browser may prerender a page that nobody will open, or open a tab behind the others.
      if (document.visibilityState === 'visible') return count('page-vue')
      document.addEventListener('visibilitychange', () => count('page-vue'), { once: true })
    },

    /** Counts that the calendar has led to `/merci`, unless by a reload or through the history. */
    countThanks() {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      if (arrival?.type === 'navigate') count('merci')
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
