import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { expect, hold, test } from './site.ts'

/** The tuned fallbacks need a font that they are tuned for. */
const hasTunedFonts = (page: Page) =>
  page.evaluate(async () => {
    const isThere = async (name: string) =>
      (await document.fonts.load(`560 1em "${name}"`).catch(() => [])).length > 0
    const some = async (...names: string[]) =>
      (await Promise.all(names.map(isThere))).includes(true)
    const hasHeading = await some('Fraunces Georgia', 'Fraunces Noto Serif', 'Fraunces Times')
    return hasHeading && (await some('Figtree Arial', 'Figtree Roboto'))
  })

for (const width of [320, 390, 1366]) {
  for (const { path } of width === 390 ? routes : routes.slice(0, 2)) {
    test(`${path} keeps its place when our fonts arrive, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 768 })
      // The page is then what a slow network shows first.
      const letIn = await hold(page, '**/*.woff2')
      const asked = page.waitForRequest('**/fraunces*.woff2')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.locator('html[data-ready]').waitFor()
      await asked
      test.skip(!(await hasTunedFonts(page)), 'no Georgia, Noto Serif, Times or Liberation here')

      await page.evaluate(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value')))
        }).observe({ type: 'layout-shift' })
      })
      letIn()
      await page.locator('html[data-fonts]').waitFor()
      // Shifts are reported with the frame that shows them.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      )
      const shifts = await page.evaluate<number[]>('shifts')
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
    })
  }
}

test('the promise and its price take as many lines in our fonts as before, at any width', async ({
  page,
}) => {
  const letIn = await hold(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-ready]').waitFor()
  test.skip(!(await hasTunedFonts(page)), 'no Georgia, Noto Serif, Times or Liberation here')
  /** Where step 1 begins, at each width. */
  const findStep = async () => {
    const tops: string[] = []
    for (let width = 360; width <= 1400; width += 10) {
      await page.setViewportSize({ width, height: 768 })
      const step = await page.getByRole('heading', { name: /^Étape 1/ }).boundingBox()
      // A line is over twenty pixels high; fallbacks differ from ours by less than one.
      tops.push(`${width} px wide: ${Math.round((step?.y ?? 0) / 4)}`)
    }
    return tops
  }
  const before = await findStep()
  letIn()
  await page.locator('html[data-fonts]').waitFor()
  expect(await findStep()).toEqual(before)
})

/** The font that draws the first paragraph of a page of text. */
const textWidth = (page: Page) =>
  page
    .locator('article p')
    .first()
    .evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].map(({ width }) => Math.round(width))
    })

test('a legal page on a fast line is set in our face at once; late, it keeps its own', async ({
  page,
}) => {
  await page.goto('/politique-confidentialite')
  await page.locator('html[data-ready]').waitFor()
  const ours = await textWidth(page)
  const letIn = await hold(page, '**/*.woff2')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.locator('html[data-ready]').waitFor()
  const before = await textWidth(page)
  letIn()
  await page.waitForLoadState('load')
  expect(await textWidth(page)).toEqual(before)
  expect(before).not.toEqual(ours)
})

test('fonts and application come also where no first paint is ever told', async ({ page }) => {
  // Firefox says nothing of a page that was scrolled before it was painted.
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      observe() {}
    } as unknown as typeof PerformanceObserver
  })
  await page.goto('/#agenda')
  await page.locator('html[data-fonts][data-ready]').waitFor()
})

test('no font is asked for before the page has been painted', async ({ page }) => {
  await page.goto('/')
  await page.locator('html[data-fonts]').waitFor()
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked).toHaveLength(2)
  for (const time of asked) expect(time).toBeGreaterThan(painted)
})
