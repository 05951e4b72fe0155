import { useEffect, useState } from 'react'

/**
 * Asks whether the host of a frame answers at all: a frame fires `load` for an error page of the browser too, and
 * many services never post a message.
 *
 * @param url of the frame; `null` while nothing may be asked of the service
 * @returns `null` until it is known
 */
export function useIsReachable(url: string | null, attempt: number): boolean | null {
  const [isReachable, setIsReachable] = useState<boolean | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (url === null) return
    const asking = new AbortController()
    const { signal } = asking
    // The answer itself cannot be read, and need not be: that it came is enough.
    fetch(new URL(url, location.href), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      signal,
    })
      .then(() => setIsReachable(true))
      .catch(() => signal.aborted || setIsReachable(false))
    return () => {
      asking.abort()
      setIsReachable(null)
    }
  }, [url, attempt])
  return isReachable
}
