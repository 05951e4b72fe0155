import { findBadlySet, readTexts } from './french-typography.ts'
import { expect, open, paths, test } from './site.ts'

for (const build of ['shipped', 'contextual', 'complete'] as const) {
  test.describe(build, () => {
    test.use({ build })

    test('every text of every page is set as French books are', async ({ page, request }) => {
      for (const path of paths) {
        const texts = await readTexts(page, await (await request.get(path)).text())
        expect(texts.length, path).toBeGreaterThan(10)
        expect.soft(findBadlySet(texts), path).toEqual([])
      }
      // The home page is read once more with its scripts, which add texts to it.
      await open(page, '/')
      // The policy refuses an inline style in what is parsed: that of the calendar's frame is left out.
      const html = (await page.content()).replaceAll(/ style="[^"]*"/g, '')
      expect(findBadlySet(await readTexts(page, html))).toEqual([])
    })
  })
}

test('the demonstration calendar is set as French books are', async ({ page }) => {
  await page.goto('/demonstration/agenda')
  await page.getByRole('button', { name: 'Confirmer l’appel' }).waitFor()
  expect(findBadlySet(await readTexts(page, await page.content()))).toEqual([])
})
