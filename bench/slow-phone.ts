// The phone on which the benchmarks open a page: a Pixel 7 in Chromium, whose processor is four times slower
// than this machine's.
import { execFileSync } from 'node:child_process'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { chromiumPath as findChromium } from '../tests/chromium.js'

const foundPath = findChromium()
if (!foundPath) throw new Error('No Chromium was found: run "npx playwright install chromium".')

export const chromiumPath = foundPath

/** Chromium refuses to start with its sandbox as root: for root, the sandbox is turned off. */
export const chromiumFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** For example `Chromium 156.0.8078.79` */
export const chromiumVersion = () =>
  execFileSync(chromiumPath, ['--version'], { encoding: 'utf8' }).trim()

/** Repeats a measure that fails: Chromium may not start, or its trace may lack the navigation. */
export const tryThreeTimes = <Result>(measure: () => Promise<Result>) =>
  measure().catch(measure).catch(measure)

const CPU_SLOWDOWN = 4

export async function onSlowPhone<Measured>(
  measure: (page: Page, browser: Browser) => Promise<Measured>,
): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'fr-FR' })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await measure(page, browser)
  } finally {
    await browser.close()
  }
}
