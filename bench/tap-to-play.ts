// Measures how long a visitor waits after the first tap on « Regarder la vidéo ».
import { onSlowPhone } from './slow-phone.ts'

/** Milliseconds from the tap to the paint that answers it, and from the tap to the film's first picture. */
export type Tap = { answer: number; firstFrame: number }

/** What a script in the page notes: when the tap came, and what `Tap` says of it. */
declare const record: Partial<Tap> & { tap: number }

/** The Event Timing API reports no event shorter than this: https://www.w3.org/TR/event-timing/ */
const SHORTEST_EVENT_MS = 16

/** Records the first tap and what follows. It runs in the page, before the page's own scripts. */
function recordTap(shortestEvent: number) {
  Object.assign(window, { record: {} })
  function onTap(event: Event) {
    // Once it has hydrated the player, React clicks the button again by script: that is no tap.
    if (!event.isTrusted) return
    record.tap = event.timeStamp
    document.querySelector('video')?.requestVideoFrameCallback((now) => {
      record.firstFrame = now - record.tap
    })
  }
  addEventListener('click', onTap, true)
  const events = { type: 'event', durationThreshold: shortestEvent, buffered: true }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') record.answer ??= duration
    }
  }).observe(events)
}

export const tapToPlay = (address: string): Promise<Tap> =>
  onSlowPhone(async (page) => {
    await page.addInitScript(recordTap, SHORTEST_EVENT_MS)
    await page.goto(address)
    // Half a second after the page is ready, its idle tasks are over and do not slow the tap down.
    await page.locator('html[data-ready]').waitFor()
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).tap()
    await page.waitForFunction(() => record.firstFrame !== undefined)
    const { answer = SHORTEST_EVENT_MS, firstFrame = Number.NaN } = await page.evaluate(
      () => record,
    )
    return { answer, firstFrame }
  })
