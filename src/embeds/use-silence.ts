import { useEffect, useState } from 'react'

/** How long a service may take to load before the page says that it is slow. */
export const SLOW_MS = 2000
/** How long a service may send nothing before the page offers other ways. */
export const SILENCE_MS = 8000

type Silence = 'slow' | 'silent' | null

/**
 * Returns `slow` when a service that must answer has sent nothing for two seconds, `silent` after
 * eight. The count begins anew with another `attempt`, and when an answer becomes possible: the tab
 * is shown, the network is back, or the page returns from the back/forward cache.
 */
export function useSilence(isAnswerAwaited: boolean, attempt = 0): Silence {
  const [silence, setSilence] = useState<Silence>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is waited for anew
  useEffect(() => {
    if (!isAnswerAwaited) return
    const listening = new AbortController()
    let timers: number[] = []
    const clearTimers = () => timers.forEach(clearTimeout)
    const countAnew = () => {
      clearTimers()
      // In a hidden tab or without a network, the service's time is not measured: one of the events below
      // starts the timers.
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      timers = [
        window.setTimeout(() => setSilence('slow'), SLOW_MS),
        window.setTimeout(() => setSilence('silent'), SILENCE_MS),
      ]
    }
    countAnew()
    for (const type of ['visibilitychange', 'online', 'offline', 'pageshow']) {
      window.addEventListener(type, countAnew, { signal: listening.signal })
    }
    return () => {
      listening.abort()
      clearTimers()
      setSilence(null)
    }
  }, [isAnswerAwaited, attempt])
  return isAnswerAwaited ? silence : null
}
