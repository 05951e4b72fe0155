// `npx tsx docs/pictures/take-pictures.ts` takes the pictures of the README again: of the site that `npm run build`
// has put into `dist`, and of the atelier. Each window is as high as leaves no line cut through.
import { chromium, type Page } from '@playwright/test'
import { serveSite } from '../../hosts/serve.ts'
import { headlessShellPath, launchOptions } from '../../tests/chromium.js'
import { launchAtelier } from '../../tests/launch-atelier.ts'

const site = await serveSite('dist', 0)
const atelier = await launchAtelier('.')
const browser = await chromium.launch({ ...launchOptions(), executablePath: headlessShellPath() })

/** Opens an address in a window of its own, at twice the density. */
async function open(address: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await page.goto(address)
  return page
}

const home = `http://localhost:${site.port}`
const path = (name: string) => `docs/pictures/${name}.png`

const desktop = await open(home, 1366, 641)
await desktop.waitForLoadState('networkidle')
await desktop.screenshot({ path: path('home-desktop') })
const phone = await open(home, 390, 641)
await phone.waitForLoadState('networkidle')
await phone.screenshot({ path: path('home-phone') })

// In this window the banner covers nothing of step 2.
const tall = await open(home, 1366, 1400)
const step2 = tall.getByRole('region', { name: /^Étape 2/ })
await step2.scrollIntoViewIfNeeded()
const calendar = step2.locator('iframe').contentFrame()
await calendar.getByRole('radio', { name: 'Mardi' }).check()
await calendar.getByRole('radio', { name: '14 h' }).check()
await step2.screenshot({ path: path('calendar') })

const owner = await open(atelier.address.href, 1366, 768)
await owner.frameLocator('iframe').getByText('Étape 2 sur 2').waitFor()
await owner.getByText('L’aperçu se prépare').waitFor({ state: 'hidden' })
await owner.screenshot({ path: path('atelier') })

atelier.server.kill()
await browser.close()
site.stop()
