import { useEffect, useEffectEvent, useReducer } from 'react'
import { useCountPlayback } from '../audience/track-embeds.ts'
import {
  type EmbedCircumstances,
  type EmbedEvent,
  initialFacts,
  nextFacts,
  viewOf,
} from './embed-view.ts'

/** How long a service may send nothing before the page does without it. */
const SILENCE_MS = 8000
/** The same where the device says that it has no network: Firefox fires no `load` for its error page in a frame. */
const OFFLINE_SILENCE_MS = 1000

/** Follows a film or a calendar. `tell` says what has just happened to it. */
export function useEmbed(circumstances: EmbedCircumstances) {
  const [facts, dispatch] = useReducer(nextFacts, initialFacts)
  const { isRequested } = circumstances
  const view = viewOf({ ...facts, ...circumstances })
  const tell = (event: EmbedEvent) => dispatch({ ...event, isOffline: !navigator.onLine })

  useEffect(() => {
    if (isRequested) return () => dispatch({ kind: 'reset' })
  }, [isRequested])
  const isAwaited = isRequested && view === 'loading'
  useSilence(isAwaited, facts.attempt, () => tell({ kind: 'silent' }))
  useCountPlayback(view)
  return { facts, view, tell }
}

/**
 * Calls a function once what is awaited has not come for this long. The count begins anew with another `attempt`,
 * and when the tab is shown or the page returns from the back/forward cache.
 */
function useSilence(isAwaited: boolean, attempt: number, callback: () => void) {
  const onSilence = useEffectEvent(callback)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is waited for anew
  useEffect(() => {
    if (!isAwaited) return
    const listening = new AbortController()
    let timer = 0
    const countAnew = () => {
      clearTimeout(timer)
      // In a hidden tab, the service's time is not measured.
      if (document.visibilityState !== 'visible') return
      const patience = navigator.onLine ? SILENCE_MS : OFFLINE_SILENCE_MS
      timer = window.setTimeout(() => onSilence(), patience)
    }
    countAnew()
    for (const type of ['visibilitychange', 'pageshow']) {
      window.addEventListener(type, countAnew, { signal: listening.signal })
    }
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [isAwaited, attempt])
}
