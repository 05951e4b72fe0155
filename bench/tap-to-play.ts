import { chromium, devices } from '@playwright/test'
import { chromiumPath } from './chromium.ts'

/** Milliseconds from the tap: to the paint that answers it, and to the first picture of the film. */
export type Tap = { answer: number; firstFrame: number }

/** What the page notes of itself, times being those of the browser. */
type Noted = { tap: number; answer?: number; firstFrame?: number }
declare const noted: Noted

/** The first tap on the play button, on a phone whose processor is four times slower than this one. */
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
      Object.assign(window, { noted: {} })
      const onTap = (event: Event) => {
        // React replays the tap when it takes over.
        if (!event.isTrusted) return
        noted.tap = event.timeStamp
        document.querySelector('video')?.requestVideoFrameCallback((now) => {
          noted.firstFrame = now - noted.tap
        })
      }
      addEventListener('click', onTap, true)
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) {
          if (name === 'click') noted.answer ??= duration
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as object)
    })
    await page.goto(address)
    // A moment later, when nothing is under way and nobody has touched anything.
    await page.locator('html[data-ready]').waitFor()
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).tap()
    await page.waitForFunction(() => noted.firstFrame !== undefined)
    // An answer that took less than 16 ms is not told.
    return await page.evaluate(() => ({ answer: 16, firstFrame: Number.NaN, ...noted }))
  } finally {
    await browser.close()
  }
}
