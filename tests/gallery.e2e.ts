import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { embedStates } from '../build/gallery/embed-states.ts'
import { findViolations } from './axe.ts'
import { findBadlySet, readTexts } from './french-typography.ts'
import { expect, test } from './site.ts'

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
      optimizeDeps: { entries: ['build/gallery/main.tsx'] },
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
      await page.evaluate((id) => {
        history.pushState(null, '', `/etats/${id}`)
        dispatchEvent(new PopStateEvent('popstate'))
      }, id)
      await expect(page).toHaveTitle(name)
      expect.soft(await findViolations(page), name).toEqual([])
      expect.soft(findBadlySet(await readTexts(page)), name).toEqual([])
    }
  })
})
