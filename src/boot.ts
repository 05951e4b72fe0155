/**
 * The one inline script. The page is complete without React, so the application waits until the
 * browser has nothing better to do: the first of `load` then idle, two seconds after the document,
 * or the visitor's first gesture.
 */
const page = document.documentElement
page.dataset.js = ''

let isStarted = false
function start() {
  if (isStarted) return
  isStarted = true
  // Without the application the page still reads, books and writes.
  import('./browser.tsx').catch(console.error)
}

for (const gesture of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(gesture, start, { once: true, capture: true, passive: true })
}
addEventListener('load', () =>
  // Safari has no requestIdleCallback.
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: 2000 })
    : setTimeout(start, 200),
)
addEventListener('DOMContentLoaded', () => setTimeout(start, 2000))

// A tap on « play » before hydration is kept for the component, which plays when it wakes.
addEventListener('click', (event) => {
  if ('hydrated' in page.dataset) return
  const button = (event.target as Element).closest<HTMLElement>('[data-replay]')
  if (button) button.dataset.pressed = ''
})

// Two frames: the first paint is done, and fonts can no longer delay it.
requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    page.dataset.fonts = ''
  }),
)
