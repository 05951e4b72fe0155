import { useEffect, useState } from 'react'

/** A service that says nothing for this long gets a way round it. */
export const SILENCE_MS = 8000

/**
 * Tells whether something awaited has stayed silent for too long.
 *
 * Only time in which an answer could arrive counts: a hidden tab is throttled, and a train in a
 * tunnel is no failure of the service. A page restored from the back/forward cache starts afresh.
 *
 * @param isWaiting true while an answer is due; false ends the silence at once
 */
export function useSilence(isWaiting: boolean): boolean {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    let left = SILENCE_MS
    let startedAt = 0
    let timer: number | undefined
    const pause = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= Date.now() - startedAt
    }
    const update = () => {
      pause()
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      startedAt = Date.now()
      timer = window.setTimeout(() => setIsSilent(true), left)
    }
    const restart = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      pause()
      left = SILENCE_MS
      setIsSilent(false)
      update()
    }
    update()
    document.addEventListener('visibilitychange', update)
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    window.addEventListener('pageshow', restart)
    return () => {
      pause()
      setIsSilent(false)
      document.removeEventListener('visibilitychange', update)
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
      window.removeEventListener('pageshow', restart)
    }
  }, [isWaiting])
  return isWaiting && isSilent
}
