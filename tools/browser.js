import { pathToFileURL } from 'node:url'
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

/**
 * Opens one of our pages and waits for our fonts, which it would otherwise ask for too late.
 * @param {import('@playwright/test').Page} page
 * @param {string} name of the file, e.g. `sample-video.html`
 */
export async function openPicture(page, name) {
  await page.goto(pathToFileURL(`tools/${name}`).href)
  await page.evaluate(() =>
    Promise.all(['560 1em Fraunces', '400 1em Figtree'].map((font) => document.fonts.load(font))),
  )
}
