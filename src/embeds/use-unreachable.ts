import { useEffect, useState } from 'react'
import { inTime } from '../start/in-time.ts'

/** A refusal by our own policy is reported in a task of its own, about that of the failure. */
const REPORT_MS = 100
/** A host that hangs is as good as none. */
const PATIENCE_MS = 4000

/**
 * Asks for the page of a frame that has been silent for too long: its browser may show an error there,
 * of which nobody tells us. Nothing is sent with the request, and nothing of the answer is read.
 *
 * @param url of the frame once it has been silent for too long, else `null`
 * @returns true once it cannot be had; a refusal by a policy of ours proves nothing
 */
export function useUnreachable(url: string | null): boolean {
  const [isUnreachable, setIsUnreachable] = useState(false)
  useEffect(() => {
    if (url === null) return
    const controller = new AbortController()
    const { signal } = controller
    let isRefused = false
    const onRefusal = () => {
      isRefused = true
    }
    document.addEventListener('securitypolicyviolation', onRefusal, { signal })
    const answer = fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    })
    inTime(answer, PATIENCE_MS).catch(() =>
      setTimeout(() => signal.aborted || setIsUnreachable(!isRefused), REPORT_MS),
    )
    return () => {
      controller.abort()
      setIsUnreachable(false)
    }
  }, [url])
  return isUnreachable
}
