import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { whenIdle } from '../start/when-idle.ts'

/** How long a tapped film may take to play before React shows that it is loading. */
const FILM_PATIENCE_MS = 1500

/** Calls `wake` at a moment, perhaps more than once. `signal` aborts the wait. */
type Wait = (island: HTMLElement, wake: () => void, signal: AbortSignal) => void

/**
 * The moments at which React may hydrate an island, i.e. a part of the prerendered page.
 * `Island.tsx` says which moments each island has, and decision 0012 what each is for.
 */
export const moments = {
  tap(island, wake, signal) {
    listen(island, ['click'], wake, signal)
  },

  /** Hydrates the island when the pointer or the focus enters it: a tap may follow. */
  gesture(island, wake, signal) {
    listen(island, ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'], wake, signal)
  },

  /** Hydrates the island when the visitor scrolls, or when it comes on screen. */
  sight(island, wake, signal) {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(wake)
    })
    observer.observe(island)
    signal.addEventListener('abort', () => observer.disconnect())
    const onScroll = () => {
      // After a tap, scrolls are ignored: a tapped film scrolls into view, and React would delay the film.
      const tappedIsland = document.querySelector(stateSelector('pressed'))
      if (!tappedIsland) whenIdle(wake)
    }
    addEventListener('scroll', onScroll, { passive: true, signal })
  },

  /** Hydrates the island where React has to show a stored agreement, or a call booked in this tab. */
  kept(_island, wake, signal) {
    const { kept, booked } = pageState()
    if (kept !== undefined || booked) whenIdle(wake)
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Another tab may have stored an agreement while this page was in the back/forward cache: React shows it.
      if (persisted) whenIdle(wake)
    }
    addEventListener('pageshow', onPageShow, { signal })
  },

  /** Hydrates the island when its film begins to play, fails, or still does neither a while after a tap. */
  film(island, wake, signal) {
    const wakeWhenLate = () => {
      if (isTapped(island)) setTimeout(wake, FILM_PATIENCE_MS)
    }
    listen(island, ['click'], wakeWhenLate, signal)
    listen(island, ['playing', 'error'], () => whenIdle(wake), signal)
    // A tap that came before this script ran is found by its mark.
    wakeWhenLate()
  },
} satisfies Record<string, Wait>

export type Moment = keyof typeof moments

/** True where a button of the island was tapped before React handled its clicks. */
export const isTapped = (island: HTMLElement) => 'pressed' in stateOf(island)

/** Listens in the capture phase, because `playing` and `error` do not bubble up to the island. */
function listen(
  island: HTMLElement,
  eventTypes: string[],
  listener: () => void,
  signal: AbortSignal,
) {
  for (const type of eventTypes) {
    island.addEventListener(type, listener, { capture: true, passive: true, signal })
  }
}
