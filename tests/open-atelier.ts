import type { ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freshCopy } from './fresh-copy.ts'
import { launchAtelier } from './launch-atelier.ts'
import { test as base, expect } from './site.ts'

export const SUPPORT = 'support@example.com'
export const wait = { timeout: 60_000 }
export const project = freshCopy()
// All test files of a process share this copy of the project: it is removed when the process ends.
process.on('exit', () => rmSync(project, { recursive: true, force: true }))
const site = join(project, 'site')
export const read = (file: string) => readFileSync(join(site, file), 'utf8')
export const write = (text: string) => writeFileSync(join(site, 'site.yaml'), text)
export const shipped = readFileSync('site/site.yaml', 'utf8')
let address = ''
let server: ChildProcess

export const stop = () => server?.kill('SIGKILL')

/** Starts the atelier. If it is running already, it is stopped first, and started again on the same port. */
export async function launch() {
  stop()
  const port = address ? new URL(address).port : '0'
  const launched = await launchAtelier(project, port)
  server = launched.server
  address = launched.address.href
}

/** Starts one atelier for the tests of a file, on the copy of the project. */
export function startAtelier() {
  // The time limit is long because a busy machine saves slowly.
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  test.beforeAll(launch)
  test.afterAll(stop)
}

/** The owner's page: its elements, by role and visible name, and what an owner does there. */
function atelierPage(page: Page) {
  const main = page.getByRole('main')
  const chapters = page.getByRole('navigation', { name: 'Chapitres' }).getByRole('button')
  const preview = page.frameLocator('iframe[title="Aperçu du site"]')
  return {
    main,
    chapters,
    preview,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    /** The first link of the preview to an e-mail address that begins with `start`. */
    mail: (start: string) => preview.locator(`a[href^="mailto:${start}"]`).first(),
    undo: page.getByRole('button', { name: 'Annuler' }),
    redo: page.getByRole('button', { name: 'Rétablir' }),
    turnTo: (chapter: string) => chapters.filter({ hasText: chapter }).click(),
    saved: () => expect(page.getByText('Tout est enregistré.')).toBeVisible(wait),
    unfold: () =>
      main.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true
      }),
    /** Opens the page of the shipped site, or of one with other answers. */
    async open(siteYaml = `${shipped}supportEmail: ${SUPPORT}\n`) {
      rmSync(join(site, 'words.yaml'), { force: true })
      cpSync('site', site, { recursive: true })
      write(siteYaml)
      await page.goto(address)
      await expect(page.getByLabel('Nom de l’agence')).toBeVisible(wait)
    },
  }
}

export { expect }

export const test = base.extend<{ atelier: ReturnType<typeof atelierPage> }>({
  expectedConsole: /./,
  atelier: async ({ page }, use) => use(atelierPage(page)),
})
