/** Calls back when the browser is idle, after two seconds at most; returns a way to cancel. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`: a timer replaces it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
