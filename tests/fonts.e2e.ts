import type { Locator, Page } from '@playwright/test'
import { boxOf, expect, hold, hydrated, pageIn, test } from './site.ts'

/** Whether this machine has the local fonts that the site adjusts to the size of its web fonts. */
const hasTunedFonts = (page: Page) =>
  page.evaluate(async () => {
    const isThere = async (name: string) =>
      (await document.fonts.load(`560 1em "${name}"`).catch(() => [])).length > 0
    const some = async (...names: string[]) =>
      (await Promise.all(names.map(isThere))).includes(true)
    const hasHeading = await some('Fraunces Georgia', 'Fraunces Noto Serif', 'Fraunces Times')
    return hasHeading && (await some('Figtree Arial', 'Figtree Roboto'))
  })

test('our fonts keep the lines of the promise, and nearly all others', async ({ page, home }) => {
  test.slow()
  const letIn = await hold(page, '**/*.woff2')
  const asked = page.waitForRequest('**/fraunces*.woff2')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await asked
  test.skip(!(await hasTunedFonts(page)), 'no Georgia, Noto Serif, Times or Liberation here')
  const step = home.step1.getByRole('heading')
  const questions = page.getByRole('heading', { name: 'Vous avez encore des questions ?' })
  // A heading may move by one pixel, which rounding hides. An added line would move it by twenty pixels.
  const topOf = async (heading: Locator) => Math.round((await boxOf(heading)).y / 4)
  const findPlaces = async () => {
    const places: { width: number; below: number; far: number }[] = []
    for (let width = 320; width <= 1400; width += 40) {
      await page.setViewportSize({ width, height: 768 })
      places.push({ width, below: await topOf(step), far: await topOf(questions) })
    }
    return places
  }
  const before = await findPlaces()
  letIn()
  await pageIn(page, 'fonts', 'all').waitFor()
  const after = await findPlaces()
  expect(after.map(({ below }) => below)).toEqual(before.map(({ below }) => below))
  // Of 28 widths, three at most are so close to the length of some line that it breaks in one font only.
  const moved = after.filter(({ far }, index) => far !== before[index]?.far)
  expect(moved.length, JSON.stringify(moved)).toBeLessThanOrEqual(3)
})

test('a legal page has our faces at once; when they are late, its headings alone take theirs', async ({
  page,
}) => {
  /** Measures the first line of a part, which tells the web font from its fallback. */
  const lineOf = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getClientRects()[0]?.width ?? 0)
    })
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  const paragraph = page.getByRole('article').getByRole('paragraph').first()
  // After the home page the fonts are in the browser's cache, so the legal page shows them at once.
  await page.goto('/')
  await pageIn(page, 'fonts', 'all').waitFor()
  await page.goto('/politique-confidentialite')
  await hydrated(page)
  const ours = { heading: await lineOf(heading), text: await lineOf(paragraph) }
  const letIn = await hold(page, '**/*.woff2')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const text = await lineOf(paragraph)
  expect(text).not.toBe(ours.text)
  expect(await lineOf(heading)).not.toBe(ours.heading)
  letIn()
  await expect.poll(() => lineOf(heading)).toBe(ours.heading)
  expect(await lineOf(paragraph)).toBe(text)
})

test('the page is painted first: fonts and scripts come after, each sent once', async ({
  page,
  browserName,
}) => {
  await page.goto('/')
  await hydrated(page)
  await pageIn(page, 'fonts', 'all').waitFor()
  const { painted, files } = await page.evaluate(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: requests
        .filter(
          ({ name, transferSize }) => /assets.+\.(?:js|woff2)$/.test(name) && transferSize > 0,
        )
        .map(({ name, startTime }) => ({ name, startTime })),
    }
  })
  const names = new Set(files.map(({ name }) => name))
  expect(names.size, 'two fonts, React and the application').toBeGreaterThanOrEqual(4)
  // Firefox may import a script before its cache has what `fetch` has read, and then asks for it again.
  if (browserName !== 'firefox') expect(files).toHaveLength(names.size)
  for (const { name, startTime } of files) expect(startTime, name).toBeGreaterThan(painted)
})
