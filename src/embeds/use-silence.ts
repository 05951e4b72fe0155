import { useEffect, useEffectEvent } from 'react'

/** How long a service may send nothing before the page does without it. */
const SILENCE_MS = 8000

/**
 * Calls a function once what is awaited has not come for eight seconds. The count begins anew with another `attempt`,
 * and when the tab is shown or the page returns from the back/forward cache.
 */
export function useSilence(isAwaited: boolean, attempt: number, callback: () => void) {
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
      timer = window.setTimeout(() => onSilence(), SILENCE_MS)
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
