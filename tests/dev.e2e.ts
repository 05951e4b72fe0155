import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, freshCopy } from './fresh-copy.ts'
import { expect, openTowardsCalendar, test } from './site.ts'

// What Vite and Chromium say of a mistake; React's complaints fail the test.
test.use({ expectedConsole: /^\[vite\]|status of 500/ })

test('in development, React has nothing to complain about, and a mistake is said until it is mended', async ({
  page,
  home,
}) => {
  test.slow()
  const project = freshCopy()
  const dev = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    cwd: project,
    env: environment({ NO_COLOR: '1', FORCE_COLOR: '0' }),
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

  const file = join(project, 'site/site.yaml')
  const before = readFileSync(file, 'utf8')
  const mistake = page.getByText('Répondez oui ou non.')
  // A server that has just started may miss a change, so the test writes the file until it is noticed.
  await expect(async () => {
    writeFileSync(file, `${before}noindex: jamais\n`)
    await expect(mistake).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 30_000 })
  writeFileSync(file, `${before}name: Agence des Lilas\n`)
  await expect(page).toHaveTitle(/Agence des Lilas/, { timeout: 30_000 })
  await expect(mistake).toBeHidden()

  dev.kill()
  rmSync(project, { recursive: true })
})
