import { chromium } from '@playwright/test'
import { chromiumPath } from '../tests/chromium.js'

/**
 * Opens an empty page in Chromium, hands it over, and closes it whatever happens.
 * @template T
 * @param {{ width: number, height: number }} viewport
 * @param {(page: import('@playwright/test').Page) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPage(viewport, work) {
  const executablePath = chromiumPath()
  if (!executablePath) {
    throw new Error('Chromium is missing: run `npx playwright install chromium`.')
  }
  const browser = await chromium.launch({
    executablePath,
    // Chromium's sandbox refuses root, the usual user of a container.
    chromiumSandbox: process.getuid?.() !== 0,
  })
  try {
    return await work(await browser.newPage({ viewport }))
  } finally {
    await browser.close()
  }
}
