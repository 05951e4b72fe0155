// Measures how long a visitor waits after the first tap on « Regarder la vidéo ».
import { chromium, devices } from '@playwright/test'
import { chromiumPath } from './chromium.ts'

/** Milliseconds from the tap: to the paint that answers it, and to the first picture of the film. */
export type Tap = { answer: number; firstFrame: number }

/** The page's own record of the tap, in milliseconds of the browser's clock. */
type TapRecord = { tap: number; answer?: number; firstFrame?: number }
declare const record: TapRecord

/** Taps the play button once, on a phone whose processor is four times slower than this one. */
export async function tapToPlay(address: string): Promise<Tap> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      Object.assign(window, { record: {} })
      const onTap = (event: Event) => {
        // React dispatches the tap a second time once it has hydrated the player.
        if (!event.isTrusted) return
        record.tap = event.timeStamp
        document.querySelector('video')?.requestVideoFrameCallback((now) => {
          record.firstFrame = now - record.tap
        })
      }
      addEventListener('click', onTap, true)
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) {
          if (name === 'click') record.answer ??= duration
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as object)
    })
    await page.goto(address)
    // Half a second after the page is ready, idle tasks are over and the tap is measured alone.
    await page.locator('html[data-ready]').waitFor()
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).tap()
    await page.waitForFunction(() => record.firstFrame !== undefined)
    // The Event Timing API reports no event shorter than 16 ms: https://www.w3.org/TR/event-timing/
    return await page.evaluate(() => ({ answer: 16, firstFrame: Number.NaN, ...record }))
  } finally {
    await browser.close()
  }
}
