import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { findViolations } from './axe.ts'
import { findBadlySet, readTexts } from './french-typography.ts'
import { expect, test } from './site.ts'
import { translator } from './translate.ts'

test.use({ expectedConsole: /./ })

let server: ViteDevServer
test.beforeAll(async () => {
  server = await createServer({
    configFile: 'tests/gallery/vite.config.ts',
    server: { port: 0, ws: false, watch: null, open: false },
    logLevel: 'error',
  })
  await server.listen()
})
test.afterAll(() => server.close())

/** Shows a state of the gallery without reloading the page. @returns the visible text */
async function readState(page: Page, id: string) {
  await page.evaluate((id) => {
    location.hash = id
    return new Promise((resolve) => setTimeout(resolve))
  }, id)
  // Where `translate.ts` runs, it leaves a mark in each text, which is removed here.
  const read = await page.getByRole('main').innerText()
  return read.replaceAll('\u2058', '').replace(/\s+/g, ' ').trim()
}

test('every state keeps the rules that a machine can check, looks as it was recorded (renewed by « npm run states »), and is read whole under a translator, whichever came before', async ({
  page,
  context,
}, { config }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 768 })
  await page.goto(`${server.resolvedUrls?.local[0]}tests/gallery/`)
  // The first page is slow: the development server compiles every file when it is first requested.
  await page.getByRole('link').first().waitFor({ timeout: 40_000 })
  const ids = await page.getByRole('link').allTextContents()
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))

  // Each version of the browser draws a little differently, so each has recorded pictures of its own.
  const version = context.browser()?.version() ?? ''
  const isCompared = existsSync(`tests/states/${version}`) || config.updateSnapshots !== 'missing'
  const meant = new Map<string, string>()
  for (const id of ids) {
    meant.set(id, await readState(page, id))
    expect.soft(await findViolations(page), id).toEqual([])
    expect.soft(findBadlySet(await readTexts(page)), id).toEqual([])
    if (!isCompared) continue
    await expect.soft(page.getByRole('main')).toHaveScreenshot([version, `${id}.png`], {
      mask: [page.locator('iframe')],
      maxDiffPixelRatio: 0.002,
    })
  }

  await page.evaluate(translator)
  for (const from of ids) {
    for (const to of ids.filter((to) => to.slice(0, 3) === from.slice(0, 3))) {
      await readState(page, from)
      expect.soft(await readState(page, to), `${from}, ${to}`).toBe(meant.get(to))
    }
  }
  expect(thrown).toEqual([])
})
