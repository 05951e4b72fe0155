import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment } from './fresh-copy.ts'
import { expect, openTowardsCalendar, test } from './site.ts'

// What Vite and Chromium say of a mistake; React's complaints fail the test.
test.use({ expectedConsole: /^\[vite\]|status of 500/ })

test('in development, React has nothing to complain about, and a mistake is said until it is mended', async ({
  page,
  home,
}) => {
  test.slow()
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('site', site, { recursive: true })
  const dev = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    env: environment({ SITE: site, NO_COLOR: '1', FORCE_COLOR: '0' }),
  })
  let output = ''
  dev.stdout.on('data', (text) => {
    output += text
  })
  const address = () => /http:\/\/localhost:\d+/.exec(output)?.[0]
  await expect.poll(address, { timeout: 30_000 }).toBeDefined()

  await openTowardsCalendar(page, `${address()}/`)
  await home.watch.click()
  await home.playsFilm()
  await home.goTo('Mentions légales')
  await page.goBack()
  await home.step2.scrollIntoViewIfNeeded()
  await expect(home.calendar).toHaveCount(1)

  const mistake = page.getByText('Répondez oui ou non.')
  const write = (yaml: string) => writeFileSync(join(site, 'site.yaml'), yaml)
  // A server that has just started may miss a change, so the test writes the file until it is noticed.
  await expect(async () => {
    write('noindex: jamais\n')
    await expect(mistake).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 30_000 })
  write('name: Agence des Lilas\n')
  await expect(page).toHaveTitle(/Agence des Lilas/, { timeout: 30_000 })
  await expect(mistake).toBeHidden()
  dev.kill()
  rmSync(site, { recursive: true })
})
