import { useEffect, useState } from 'react'

/** How long a service may send nothing before the page offers other ways. */
export const SILENCE_MS = 8000

/**
 * True once what must answer has sent nothing for eight seconds. The count begins anew with another `attempt`, and
 * when the tab is shown or the page returns from the back/forward cache.
 */
export function useSilence(isAnswerAwaited: boolean, attempt = 0): boolean {
  const [isSilent, setIsSilent] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is waited for anew
  useEffect(() => {
    if (!isAnswerAwaited) return
    const listening = new AbortController()
    let timer = 0
    const countAnew = () => {
      clearTimeout(timer)
      // In a hidden tab, the service's time is not measured.
      if (document.visibilityState !== 'visible') return
      timer = window.setTimeout(() => setIsSilent(true), SILENCE_MS)
    }
    countAnew()
    for (const type of ['visibilitychange', 'pageshow']) {
      window.addEventListener(type, countAnew, { signal: listening.signal })
    }
    return () => {
      listening.abort()
      clearTimeout(timer)
      setIsSilent(false)
    }
  }, [isAnswerAwaited, attempt])
  return isAnswerAwaited && isSilent
}
