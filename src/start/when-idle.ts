/**
 * Calls back when the browser has nothing better to do, or after two seconds.
 *
 * @returns cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
