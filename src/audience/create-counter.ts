import type { AudienceTarget, Beacon } from '../../services/audience/Audience.ts'
import type { EventName } from '../../services/audience/event-names.ts'
import { isPage } from '../is-page.ts'
import { objects } from './objection.ts'

type Options = {
  beacon: Beacon
  target: AudienceTarget
  /** Beginnings of the addresses that lead to the support. */
  supportLinks: string[]
}

export type Counter = ReturnType<typeof createCounter>

/** Counts what happens on the page on screen, unless the visitor objects. */
export function createCounter({ beacon, target, supportLinks }: Options) {
  let counted = new Set<EventName>()

  /** Counts an event once per page. */
  function count(name: EventName) {
    // Neither a development server nor a page of ours in a frame, whose parent counts.
    if (import.meta.env.DEV || window.parent !== window) return
    if (counted.has(name) || objects()) return
    counted.add(name)
    // An unknown address may hold anything: that of the 404 page stands for it.
    const path = isPage(location.pathname) ? location.pathname : '/404'
    const { address, body } = beacon(name, location.origin + path, target)
    fetch(address, {
      method: 'POST',
      body: body ?? null,
      // The answer is not read, and the page may be left.
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch(() => {})
  }

  return {
    count,

    /** Another page is on screen: its events are counted anew, once the tab is visible. */
    countPage() {
      counted = new Set()
      // A browser may prerender a page that nobody will open, or open a tab behind the others.
      if (document.visibilityState === 'visible') return count('page-vue')
      document.addEventListener('visibilitychange', () => count('page-vue'), { once: true })
    },

    /** The calendar has led this tab to /merci. A reload or a return through the history does not count. */
    countThanks() {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      if (arrival?.type === 'navigate') count('merci')
    },

    /** Listens until the page is left. */
    start() {
      document.addEventListener('click', ({ target: clicked }) => {
        const link = clicked instanceof Element && clicked.closest('a')
        if (link && supportLinks.some((address) => link.href.startsWith(address))) count('support')
      })
    },
  }
}
