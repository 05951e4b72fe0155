// `node generator/run.js bench/atelier.ts`: how long the owner's page takes to show its first field, and a
// saved word to reach the preview. On a copy of the site, in the Chromium of the tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startAtelier } from '../atelier/server/start-atelier.ts'
import { launchOptions } from '../tests/chromium.js'
import { median } from './statistics.ts'

const ROUNDS = 7
const place = mkdtempSync(join(tmpdir(), 'bench-atelier-'))
const folder = join(place, 'site')
cpSync('site', folder, { recursive: true })
process.env.SITE = folder

const started = performance.now()
const atelier = await startAtelier({ folder })
const start = performance.now() - started
const browser = await chromium.launch(launchOptions())

const firstViews: number[] = []
const saves: number[] = []
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage()
    const asked = performance.now()
    await page.goto(atelier.address)
    const field = page.getByLabel('E-mail du support')
    await field.waitFor()
    firstViews.push(performance.now() - asked)
    const preview = page.frameLocator('iframe[title="Aperçu du site"]')
    const address = `tour-${round}@agence-des-lilas.fr`
    await preview.locator('a[href^="mailto:"]').first().waitFor({ state: 'attached' })
    const typed = performance.now()
    await field.fill(address)
    await preview.locator(`a[href^="mailto:${address}"]`).first().waitFor({ state: 'attached' })
    saves.push(performance.now() - typed)
    await page.close()
  }
} finally {
  await browser.close()
  await atelier.stop()
  rmSync(place, { recursive: true, force: true })
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
console.log(`server ready after ${inSeconds(start)}`)
console.log(
  `first field after ${inSeconds(median(firstViews))} (${firstViews.map(inSeconds).join(', ')})`,
)
console.log(
  `typed word in the preview after ${inSeconds(median(saves))} (${saves.map(inSeconds).join(', ')})`,
)
