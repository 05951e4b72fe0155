import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { environment, freshCopy } from './fresh-copy.ts'
import { expect, test } from './site.ts'

export const wait = { timeout: 60_000 }
export const project = freshCopy()
// Another file may follow in the same worker.
process.on('exit', () => rmSync(project, { recursive: true, force: true }))
const site = join(project, 'site')
export const read = (file: string) => readFileSync(join(site, file), 'utf8')
export const write = (text: string) => writeFileSync(join(site, 'site.yaml'), text)
export const shipped = readFileSync('site/site.yaml', 'utf8')
export let address = ''

let atelier: ChildProcess

/** Starts the atelier, anew where it ran already, and waits for its address. */
export async function launch() {
  const port = address && new URL(address).port
  atelier?.kill('SIGKILL')
  address = ''
  // The service of a film is played on this machine.
  const services = pathToFileURL(resolve('tests/stand-ins/vimeo.js')).href
  atelier = spawn(
    process.execPath,
    ['--import', services, 'generator/commands/run.js', 'atelier/main.ts'],
    {
      cwd: project,
      env: environment({ PORT: port || '0' }),
    },
  )
  let printed = ''
  atelier.stdout?.on('data', (text) => {
    printed += text
    address = /http\S+(?=\n)/.exec(printed)?.[0] ?? ''
  })
  await expect.poll(() => address, { timeout: 90_000 }).toMatch(/#/)
}

/** One atelier, on a fresh copy without a site chosen, which the tests of a file share. */
export function startAtelier({ siteYaml = shipped } = {}) {
  test.use({ expectedConsole: /./ })
  // A machine that is busy saves slowly.
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  test.beforeAll(() => {
    write(siteYaml)
    return launch()
  })
  test.afterAll(() => {
    atelier.kill()
  })
  // Neither the page nor its preview is a build. Nobody else is asked for anything.
  test.beforeEach(async ({ context }) => {
    await context.unrouteAll()
    await context.route(
      (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
      (route) => route.abort('blockedbyclient'),
    )
  })
}

export const main = (page: Page) => page.getByRole('main')
export const chapters = (page: Page) =>
  page.getByRole('navigation', { name: 'Chapitres' }).getByRole('button')
export const turnTo = (page: Page, chapter: string) =>
  chapters(page).filter({ hasText: chapter }).click()
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
export const saved = (page: Page) =>
  expect(page.getByText('Tout est enregistré.')).toBeVisible(wait)
export const preview = (page: Page) => page.frameLocator('iframe[title="Aperçu du site"]')
export const mail = (page: Page, start: string) =>
  preview(page).locator(`a[href^="mailto:${start}"]`).first()
/** Opens all that is folded in the chapter. */
export const unfold = (page: Page) =>
  main(page).evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true
  })

export async function openAtelier(page: Page) {
  await page.goto(address)
  await expect(page.getByLabel('Nom de l’agence')).toBeVisible(wait)
  // What opens it stands in the address no longer.
  await expect(page).toHaveURL(/:\d+\/$/)
}

export let round = 0
/** The site as it is shipped, whatever the test before has made of it, once the preview shows that. */
export async function openShipped(page: Page) {
  round += 1
  rmSync(join(site, 'words.yaml'), { force: true })
  cpSync('site', site, { recursive: true })
  write(read('site.yaml').replace('support@', `support${round}@`))
  await openAtelier(page)
  await expect(mail(page, `support${round}@`)).toBeAttached(wait)
}
