import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { embedStates } from '../generator/gallery/embed-states.ts'
import { findViolations } from './axe.ts'
import { findBadlySet, readTexts } from './french-typography.ts'
import { boxesOf, drawnWith, type Looks, readLooks, shifts, writeLooks } from './looks.ts'
import { expect, test } from './site.ts'
import { translate } from './translate.ts'

test('the gallery of states is not part of the site', async ({ request, siteDir }) => {
  for (const path of ['/etats', '/etats/agenda-muet']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const published = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html|xml|txt)$/.test(file))
    .map((file) => readFileSync(join(siteDir, file), 'utf8'))
    .join('')
  for (const word of ['/etats', ...Object.keys(embedStates)]) {
    expect(published).not.toContain(word)
  }
})

/** The same page goes on to another state, as it does for a visitor. */
async function turnTo(page: Page, id: string) {
  await page.evaluate((id) => {
    history.pushState(null, '', `/etats/${id}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, id)
  await expect(page).toHaveTitle(embedStates[id as keyof typeof embedStates])
}

/** What is read on screen in one state after the other, without the marks of a translator. */
const readInTurn = (page: Page, ids: string[]) =>
  page.evaluate(async (ids) => {
    const read: string[] = []
    for (const id of ids) {
      history.pushState(null, '', `/etats/${id}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await new Promise((resolve) => setTimeout(resolve))
      // What is hidden is not read, hence not `textContent`.
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
      optimizeDeps: { entries: ['generator/gallery/main.tsx'] },
      logLevel: 'error',
    })
    await server.listen()
    address = server.resolvedUrls?.local[0] ?? ''
  })
  test.afterAll(() => server.close())
  test.beforeEach(({ context }) => context.unrouteAll())

  test('the gallery shows every state, each in a window of its own', async ({ page }) => {
    await page.goto(`${address}etats`)
    const shown = page.getByRole('listitem').getByRole('heading')
    await expect(shown).toHaveText(Object.values(embedStates))
    const first = page.frameLocator('iframe').first()
    await expect(first.getByRole('button', { name: /^Regarder la vidéo/ })).toBeVisible({
      timeout: 40_000,
    })
    await page.getByRole('radio', { name: '320 px' }).check()
    await expect(page.locator('iframe').first()).toHaveAttribute('width', '320')
  })

  test('no state breaks a rule that a machine can check, nor of French typography', async ({
    page,
  }) => {
    await page.goto(`${address}etats/${Object.keys(embedStates)[0]}`)
    for (const [id, name] of Object.entries(embedStates)) {
      await turnTo(page, id)
      expect.soft(await findViolations(page), name).toEqual([])
      expect.soft(findBadlySet(await readTexts(page)), name).toEqual([])
    }
  })

  for (const kind of ['video', 'agenda']) {
    test(`every turn from one state to another is read whole under a translator (${kind})`, async ({
      page,
    }) => {
      const ids = Object.keys(embedStates).filter((id) => id.startsWith(kind))
      const pairs = ids.flatMap((from, index) => ids.slice(index + 1).flatMap((to) => [from, to]))
      const thrown: string[] = []
      page.on('pageerror', ({ message }) => thrown.push(message))
      await page.goto(`${address}etats/${ids[0]}`)
      await page.getByRole('main').waitFor()
      const meant = await readInTurn(page, ids)
      await translate(page)
      const turns = [...pairs, ...pairs.reverse()]
      for (const [index, read] of (await readInTurn(page, turns)).entries()) {
        const turn = `${turns[index - 1]}, ${turns[index]}`
        expect.soft(read, turn).toBe(meant[ids.indexOf(turns[index] ?? '')])
      }
      expect(thrown).toEqual([])
    })
  }

  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    test(`every state keeps its looks at ${size.width} px (renewed by \`npm run states\`)`, async ({
      page,
    }, { config }) => {
      const file = `tests/states/${size.width}.txt`
      const isRenewed = ['all', 'changed'].includes(config.updateSnapshots)
      const recorded = readLooks(existsSync(file) ? readFileSync(file, 'utf8') : '')
      const here: Looks = { drawnWith: drawnWith(page), states: {} }
      const comparesPictures = isRenewed || recorded.drawnWith === here.drawnWith
      if (!comparesPictures) {
        console.warn(
          `Pictures of states are not compared here: recorded with ${recorded.drawnWith}, and this is ${here.drawnWith}.`,
        )
      }
      await page.setViewportSize(size)
      await page.clock.setFixedTime('2026-01-15T10:00:00+01:00')
      await page.goto(`${address}etats/${Object.keys(embedStates)[0]}`)
      for (const [id, name] of Object.entries(embedStates)) {
        await turnTo(page, id)
        const boxes = await boxesOf(page)
        here.states[id] = boxes
        if (!isRenewed) expect.soft(shifts(recorded.states[id] ?? [], boxes), name).toEqual([])
        if (!comparesPictures) continue
        await expect.soft(page.getByRole('main')).toHaveScreenshot([`${id}-${size.width}.png`], {
          mask: [page.locator('video, iframe')],
          maxDiffPixelRatio: 0.002,
        })
      }
      if (isRenewed) writeFileSync(file, writeLooks(here))
    })
  }
})
