import { notFound, routes } from '../src/routes.ts'
import type { BuildName } from './builds.ts'
import { findBadlySet, readTexts } from './french-typography.ts'
import { expect, open, test } from './site.ts'

const paths = [...routes, notFound].map(({ path }) => path)

const builds: BuildName[] = ['shipped', 'contextual', 'complete']

for (const build of builds) {
  test.describe(build, () => {
    test.use({ build })

    test('every text of every page is set as French books are', async ({ page, request }) => {
      for (const path of paths) {
        const texts = await readTexts(page, await (await request.get(path)).text())
        expect(texts.length, path).toBeGreaterThan(10)
        expect.soft(findBadlySet(texts), path).toEqual([])
      }
      // What comes to the home page with its application.
      await open(page, '/')
      expect(findBadlySet(await readTexts(page))).toEqual([])
    })
  })
}

test('so is the demonstration calendar', async ({ page }) => {
  await page.goto('/demonstration/agenda')
  await page.getByRole('button', { name: 'Confirmer l’appel' }).waitFor()
  expect(findBadlySet(await readTexts(page))).toEqual([])
})
