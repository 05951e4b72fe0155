import { pathToFileURL } from 'node:url'
import { chromium, type Page, type ViewportSize } from '@playwright/test'
import { launchOptions } from '../tests/chromium.js'

/** Opens an empty page in Chromium, hands it over, and closes it whatever happens. */
export async function withPage<Made>(viewport: ViewportSize, work: (page: Page) => Promise<Made>) {
  const browser = await chromium.launch(launchOptions())
  try {
    return await work(await browser.newPage({ viewport }))
  } finally {
    await browser.close()
  }
}

/**
 * Opens one of our pages and waits for our fonts, which it would otherwise ask for too late.
 *
 * @param name of the file, e.g. `sample-video.html`
 */
export async function openPicture(page: Page, name: string) {
  await page.goto(pathToFileURL(`tools/${name}`).href)
  await page.evaluate(() =>
    Promise.all(['560 1em Fraunces', '400 1em Figtree'].map((font) => document.fonts.load(font))),
  )
}
