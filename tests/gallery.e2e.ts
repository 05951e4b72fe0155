import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { embedStates } from '../generator/gallery/embed-states.ts'
import { findViolations } from './axe.ts'
import { findBadlySet, readTexts } from './french-typography.ts'
import { expect, test } from './site.ts'
import { translate } from './translate.ts'

const RECORDED = 'tests/states/drawn-with.txt'
/** Each state is recorded at 390 pixels; at 1366 as well where its layout is another. */
const onDesktops = ['video-attente', 'video-accord', 'agenda-ouvert', 'agenda-reserve']
const ids = Object.keys(embedStates) as (keyof typeof embedStates)[]

test('the gallery of states is not part of the site', async ({ request }) => {
  expect((await request.get('/etats')).status()).toBe(404)
  expect((await request.get('/etats/agenda-muet')).status()).toBe(404)
})

/** The same page goes on to other states, as it does for a visitor; what is read on screen in each. */
const readInTurn = (page: Page, ids: string[]) =>
  page.evaluate(async (ids) => {
    const read: string[] = []
    for (const id of ids) {
      history.pushState(null, '', `/etats/${id}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await new Promise((resolve) => setTimeout(resolve))
      // Without the marks of the translator. What is hidden is not read, hence not `textContent`.
      const shown = Reflect.get(document.querySelector('main') as object, 'innerText') as string
      read.push(shown.replaceAll('\u2058', '').replace(/\s+/g, ' ').trim())
    }
    return read
  }, ids)

test.describe('in development', () => {
  // One server for all of them, which transforms every file at its first request.
  test.describe.configure({ mode: 'default', timeout: 60_000 })
  test.use({ expectedConsole: /./ })

  let server: ViteDevServer
  let address: string
  test.beforeAll(async () => {
    server = await createServer({
      server: { port: 0, ws: false, watch: null },
      cacheDir: '.build/gallery',
      optimizeDeps: { entries: ['generator/gallery/Gallery.tsx'] },
      logLevel: 'error',
    })
    await server.listen()
    address = server.resolvedUrls?.local[0] ?? ''
  })
  test.afterAll(() => server.close())
  test.beforeEach(async ({ context, page }) => {
    await context.unrouteAll()
    await page.goto(`${address}etats`)
    await page.getByRole('link', { name: embedStates['video-attente'] }).click()
    await expect(page.getByRole('main')).toBeVisible({ timeout: 40_000 })
  })

  test('no state breaks a rule that a machine can check, nor of French typography', async ({
    page,
  }) => {
    for (const id of ids) {
      await readInTurn(page, [id])
      expect.soft(await findViolations(page), id).toEqual([])
      expect.soft(findBadlySet(await readTexts(page)), id).toEqual([])
    }
  })

  test('every turn from one state to another is read whole under a translator', async ({
    page,
  }) => {
    const meant = Object.fromEntries(
      (await readInTurn(page, ids)).map((read, index) => [ids[index], read]),
    )
    const pairs = ids.flatMap((from) =>
      ids.filter((to) => to.slice(0, 3) === from.slice(0, 3)).flatMap((to) => [from, to]),
    )
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await translate(page)
    for (const [index, read] of (await readInTurn(page, pairs)).entries()) {
      expect.soft(read, `${pairs[index - 1]}, ${pairs[index]}`).toBe(meant[pairs[index] ?? ''])
    }
    expect(thrown).toEqual([])
  })

  test('every state looks as it was recorded (renewed by « npm run states »)', async ({ page }, {
    config,
  }) => {
    const here = `Chromium ${page.context().browser()?.version()}\n`
    const isRenewed = config.updateSnapshots !== 'missing'
    const recorded = existsSync(RECORDED) ? readFileSync(RECORDED, 'utf8') : ''
    test.skip(!isRenewed && recorded !== here, `recorded with ${recorded}, and this is ${here}`)
    for (const id of ids) {
      await readInTurn(page, [id])
      for (const width of onDesktops.includes(id) ? [1366, 390] : [390]) {
        await page.setViewportSize({ width, height: 768 })
        await expect.soft(page.getByRole('main')).toHaveScreenshot([`${id}-${width}.png`], {
          mask: [page.locator('iframe')],
          maxDiffPixelRatio: 0.002,
        })
      }
    }
    mkdirSync('tests/states', { recursive: true })
    if (isRenewed) writeFileSync(RECORDED, here)
  })
})
