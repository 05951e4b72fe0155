/** Calls back once the browser has painted what the style sheet answers to a tap: long work would delay it. */
export const afterPaint = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback))
