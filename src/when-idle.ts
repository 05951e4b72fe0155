/** Calls back when the browser is idle, after two seconds at most. */
export function whenIdle(callback: () => void) {
  // Safari has no `requestIdleCallback`: a timer replaces it.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 200)
}
