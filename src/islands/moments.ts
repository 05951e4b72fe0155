import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { whenIdle } from '../start/when-idle.ts'

/** When React may take a part over. The build writes the moments of each part into the page. */
export type Moment = 'tap' | 'gesture' | 'sight' | 'kept' | 'film'

/** How long a film that was tapped may neither play nor fail before React shows that it is loading. */
const FILM_PATIENCE_MS = 1500

/**
 * Waits for a moment and then calls `wake`, perhaps more than once.
 *
 * @param signal aborted when the part is awake or its page is left
 */
type Wait = (part: HTMLElement, wake: () => void, signal: AbortSignal) => void

function listen(part: HTMLElement, types: string[], wake: () => void, signal: AbortSignal) {
  for (const type of types) {
    part.addEventListener(type, wake, { capture: true, passive: true, signal })
  }
}

/** How each moment is noticed. Decision 0012 says what each is for. */
export const moments: Record<Moment, Wait> = {
  /** The part is tapped or clicked. */
  tap(part, wake, signal) {
    listen(part, ['click'], wake, signal)
  },

  /** The pointer or the focus enters the part: a tap may follow. */
  gesture(part, wake, signal) {
    listen(part, ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'], wake, signal)
  },

  /** The visitor scrolls, or sees the part's first line: what loads in it stands further down. */
  sight(part, wake, signal) {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(wake)
    })
    observer.observe(part)
    signal.addEventListener('abort', () => observer.disconnect())
    const onScroll = () => {
      // A film that was tapped is brought on screen whole: its first picture comes before React.
      if (!document.querySelector(stateSelector('pressed'))) whenIdle(wake)
    }
    addEventListener('scroll', onScroll, { passive: true, signal })
  },

  /** The device has stored an agreement, or a call was booked in this tab: the page shows neither yet. */
  kept(_part, wake, signal) {
    const { kept, booked } = pageState()
    if (kept !== undefined || booked) whenIdle(wake)
    // Another tab may have stored one while this page was in the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && whenIdle(wake), { signal })
  },

  /** The film in the part plays or fails, or was tapped and does neither for a while. */
  film(part, wake, signal) {
    const waitForFilm = () => {
      if ('pressed' in stateOf(part)) setTimeout(wake, FILM_PATIENCE_MS)
    }
    listen(part, ['click'], waitForFilm, signal)
    listen(part, ['playing', 'error'], () => whenIdle(wake), signal)
    // The tap may have come before this script.
    waitForFilm()
  },
}
