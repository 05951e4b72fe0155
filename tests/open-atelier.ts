import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { environment, freshCopy } from './fresh-copy.ts'
import { expect, test } from './site.ts'

export const wait = { timeout: 60_000 }
export const project = freshCopy()
// Another file may follow in the same process, so the copy is removed when the process ends.
process.on('exit', () => rmSync(project, { recursive: true, force: true }))
const site = join(project, 'site')
export const read = (file: string) => readFileSync(join(site, file), 'utf8')
export const write = (text: string) => writeFileSync(join(site, 'site.yaml'), text)
export const shipped = readFileSync('site/site.yaml', 'utf8')
export let address = ''

let atelier: ChildProcess

/** Starts the atelier and waits for its address. If it is running already, it is stopped first. */
export async function launch() {
  const port = address && new URL(address).port
  atelier?.kill('SIGKILL')
  address = ''
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

/** Starts one atelier for the tests of a file, on a fresh copy of the project. */
export function startAtelier({ siteYaml = shipped } = {}) {
  test.use({ expectedConsole: /./ })
  // The time limit is long because a busy machine saves slowly.
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  test.beforeAll(() => {
    write(siteYaml)
    return launch()
  })
  test.afterAll(() => {
    atelier.kill()
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
export const unfold = (page: Page) =>
  main(page).evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true
  })

export async function openAtelier(page: Page) {
  await page.goto(address)
  await expect(page.getByLabel('Nom de l’agence')).toBeVisible(wait)
  // The page has removed from its address the secret key that opened the atelier.
  await expect(page).toHaveURL(/:\d+\/$/)
}

export let round = 0
/** Restores the shipped site, whatever earlier tests have changed, and waits until the preview shows it. */
export async function openShipped(page: Page) {
  round += 1
  rmSync(join(site, 'words.yaml'), { force: true })
  cpSync('site', site, { recursive: true })
  write(read('site.yaml').replace('support@', `support${round}@`))
  await openAtelier(page)
  await expect(mail(page, `support${round}@`)).toBeAttached(wait)
}
