import { useEffect, useState } from 'react'

/** A service that says nothing for this long gets a way round it. */
export const SILENCE_MS = 8000

/**
 * Tells whether something awaited has stayed silent for too long.
 *
 * The count begins anew whenever an answer can arrive again: a hidden tab is throttled, a train in a
 * tunnel is no failure of the service, and a page in the back/forward cache hears nothing.
 *
 * @param isWaiting true while an answer is due; false ends the silence at once
 */
export function useSilence(isWaiting: boolean): boolean {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const waiting = new AbortController()
    let timer: number | undefined
    const count = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      timer = window.setTimeout(() => setIsSilent(true), SILENCE_MS)
    }
    count()
    for (const type of ['visibilitychange', 'online', 'offline', 'pageshow']) {
      window.addEventListener(type, count, { signal: waiting.signal })
    }
    return () => {
      waiting.abort()
      clearTimeout(timer)
      setIsSilent(false)
    }
  }, [isWaiting])
  return isWaiting && isSilent
}
