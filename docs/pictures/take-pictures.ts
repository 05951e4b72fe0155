// `npx tsx docs/pictures/take-pictures.ts` takes the pictures of the README again: of the site that `npm run build`
// has put into `dist`, and of the atelier. Each window is as high as leaves no line cut through.
import { chromium } from '@playwright/test'
import { serveSite } from '../../hosts/serve.ts'
import { headlessShellPath, launchOptions } from '../../tests/chromium.js'
import { launchAtelier } from '../../tests/launch-atelier.ts'

const site = await serveSite('dist', 0)
const home = `http://localhost:${site.port}`
const atelier = await launchAtelier('.')
const browser = await chromium.launch({ ...launchOptions(), executablePath: headlessShellPath() })
const page = await browser.newPage({ deviceScaleFactor: 2, reducedMotion: 'reduce' })
const path = (name: string) => `docs/pictures/${name}.png`

for (const [name, width] of [
  ['home-phone', 390],
  ['home-desktop', 1366],
] as const) {
  await page.setViewportSize({ width, height: 641 })
  await page.goto(home, { waitUntil: 'networkidle' })
  await page.screenshot({ path: path(name) })
}

// In this window the banner covers nothing of step 2.
await page.setViewportSize({ width: 1366, height: 1400 })
const step2 = page.getByRole('region', { name: /^Étape 2/ })
await step2.scrollIntoViewIfNeeded()
const calendar = step2.locator('iframe').contentFrame()
await calendar.getByRole('radio', { name: 'Mardi' }).check()
await calendar.getByRole('radio', { name: '14 h' }).check()
await step2.screenshot({ path: path('calendar') })

await page.setViewportSize({ width: 1366, height: 768 })
await page.goto(atelier.address.href)
await page.frameLocator('iframe').getByText('Étape 2 sur 2').waitFor()
await page.getByText('L’aperçu se prépare').waitFor({ state: 'hidden' })
await page.screenshot({ path: path('atelier') })

atelier.server.kill()
await browser.close()
site.stop()
