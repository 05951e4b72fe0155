import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, freshCopy } from './fresh-copy.ts'
import { expect, openTowardsCalendar, test } from './site.ts'

// The tests run in one worker, because they share a development server.
test.describe.configure({ mode: 'default' })

let project = ''
let dev: ChildProcess
let output = ''
const address = () => /http:\/\/localhost:\d+/.exec(output)?.[0]

test.beforeAll(async () => {
  project = freshCopy()
  dev = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    cwd: project,
    env: environment({ NO_COLOR: '1', FORCE_COLOR: '0' }),
  })
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (text) => {
      output += text
    })
  }
  await expect.poll(address, { timeout: 30_000 }).toBeDefined()
})
test.afterAll(() => {
  dev.kill()
  rmSync(project, { recursive: true })
})

test('in development, React has nothing to complain about', async ({ page, home }) => {
  await openTowardsCalendar(page, `${address()}/`)
  await home.watch.click()
  await home.playsFilm()
  await home.goTo('Mentions légales')
  await page.goBack()
  await home.step2.scrollIntoViewIfNeeded()
  await expect(home.calendar).toHaveCount(1)
})

test.describe('a mistake', () => {
  test.use({ expectedConsole: /./ })

  test('in development is said over the page until it is mended', async ({ page }) => {
    test.slow()
    const file = join(project, 'site/site.yaml')
    const before = readFileSync(file, 'utf8')
    await page.goto(`${address()}/`)
    await expect(page).toHaveTitle(/Agence Exemple/)

    const mistake = page.getByText('Répondez oui ou non.')
    // A server that has just started may miss a change, so the test writes the file until it is noticed.
    await expect(async () => {
      writeFileSync(file, `${before}noindex: jamais\n`)
      await expect(mistake).toBeVisible({ timeout: 4_000 })
    }).toPass({ timeout: 30_000 })

    writeFileSync(file, `${before}name: Agence des Lilas\n`)
    await expect(page).toHaveTitle(/Agence des Lilas/, { timeout: 30_000 })
    await expect(mistake).toBeHidden()
  })
})
