// Measures how long a visitor waits after the first tap on « Regarder la vidéo ».
import { onSlowPhone } from './slow-phone.ts'

/** Milliseconds from the tap to the paint that answers it, and from the tap to the film's first picture. */
export type Tap = { answer: number; firstFrame: number }

declare global {
  interface Window {
    recordedTap: Partial<Tap>
  }
}

/** Duration below which the Event Timing API reports no event: https://www.w3.org/TR/event-timing/ */
const SHORTEST_EVENT_MS = 16

/** Runs in the page, before the page's own scripts, and measures the first tap. */
function recordTap(durationThreshold: number) {
  const recorded: Partial<Tap> = {}
  window.recordedTap = recorded
  function onTap({ isTrusted, timeStamp }: Event) {
    // Once it has hydrated the player, React clicks the button again by script: that click is not measured.
    if (!isTrusted) return
    document.querySelector('video')?.requestVideoFrameCallback((now) => {
      recorded.firstFrame = now - timeStamp
    })
  }
  addEventListener('click', onTap, true)
  const events = { type: 'event', durationThreshold, buffered: true }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') recorded.answer ??= duration
    }
  }).observe(events)
}

/** @throws if the answer to the tap, or the film's first picture, does not come within 30 seconds */
export const tapToPlay = (address: string): Promise<Tap> =>
  onSlowPhone(async (page) => {
    await page.addInitScript(recordTap, SHORTEST_EVENT_MS)
    await page.goto(address)
    // Half a second after the page is ready, its idle tasks are over and do not slow the tap down.
    await page.locator('html[data-ready]').waitFor()
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).tap()
    await page.waitForFunction(() => window.recordedTap.answer && window.recordedTap.firstFrame)
    return page.evaluate(() => window.recordedTap as Tap)
  })
