import { useEffect, useState } from 'react'

/** What loads for longer than this is said to be slow. */
export const SLOW_MS = 2000
/** A service that is silent for longer than this is given up: other ways stand in its place. */
export const SILENCE_MS = 8000

type Silence = 'slow' | 'silent' | null

/**
 * Says whether what loads has been silent for two seconds (`slow`) or for eight (`silent`).
 *
 * The count begins anew whenever an answer can arrive again: a hidden tab is throttled, a train in a
 * tunnel is no failure of the service, and a page in the back/forward cache hears nothing.
 *
 * @param isWaiting true while an answer is due; false ends the silence at once
 * @param attempt another number begins the count anew
 */
export function useSilence(isWaiting: boolean, attempt = 0): Silence {
  const [silence, setSilence] = useState<Silence>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is waited for anew
  useEffect(() => {
    if (!isWaiting) return
    const waiting = new AbortController()
    let timers: number[] = []
    const stop = () => timers.forEach(clearTimeout)
    const count = () => {
      stop()
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      timers = [
        window.setTimeout(() => setSilence('slow'), SLOW_MS),
        window.setTimeout(() => setSilence('silent'), SILENCE_MS),
      ]
    }
    count()
    for (const type of ['visibilitychange', 'online', 'offline', 'pageshow']) {
      window.addEventListener(type, count, { signal: waiting.signal })
    }
    return () => {
      waiting.abort()
      stop()
      setSilence(null)
    }
  }, [isWaiting, attempt])
  return isWaiting ? silence : null
}
