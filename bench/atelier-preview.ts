// Measures how long a word that the owner types takes to reach the preview of the atelier, ten times, on a
// copy of `site/`: node generator/commands/run.js bench/atelier-preview.ts. The times grow on a busy machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { milliseconds, spread } from './performance-tables.ts'
import { chromiumFlags, chromiumPath } from './slow-phone.ts'

const WORDS = 10
const SUPPORT_MAIL = 'E‑mail du support'

const site = mkdtempSync(join(tmpdir(), 'site-'))
cpSync('site', site, { recursive: true })
const atelier = spawn(process.execPath, ['generator/commands/run.js', 'atelier/main.ts'], {
  env: { ...process.env, SITE: site, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
try {
  const [printed] = await once(atelier.stdout, 'data')
  const page = await browser.newPage()
  await page.goto(/http\S+/.exec(String(printed))?.[0] ?? '')
  const field = page.getByLabel(SUPPORT_MAIL, { exact: true })
  // Waits for the hand cursor, which the preview's script sets once it follows the owner's changes.
  const preview = page.frameLocator('iframe[title="Aperçu du site"]')
  await preview.locator('html[style*="pointer"]').waitFor()
  const frame = page.mainFrame().childFrames()[0]
  const times: number[] = []
  for (let turn = 0; turn < WORDS; turn += 1) {
    const start = performance.now()
    await field.fill(`tour-${turn}@exemple.fr`)
    // A locator may look only every half second; `waitForFunction` looks at each redraw of the screen.
    await frame?.waitForFunction(
      (wanted) => document.querySelector(wanted),
      `a[href^="mailto:tour-${turn}@"]`,
    )
    times.push(performance.now() - start)
    await page.getByText('Tout est enregistré.').waitFor()
  }
  console.log(`A word reaches the preview in ${spread(times, milliseconds)}.`)
} finally {
  await browser.close()
  atelier.kill()
  rmSync(site, { recursive: true })
}
