import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { expect, hold, test } from './site.ts'

/** Keeps our fonts away until they are let in: the page is then what a slow network shows first. */
const holdFonts = (page: Page) => hold(page, '**/*.woff2')

/** The tuned fallbacks need a font that they are tuned for. */
const hasTunedFonts = (page: Page) =>
  page.evaluate(async () => {
    const names = ['Fraunces Georgia', 'Fraunces Noto Serif', 'Fraunces Times']
    const texts = ['Figtree Arial', 'Figtree Roboto']
    const isThere = (name: string) =>
      document.fonts.load(`560 1em "${name}"`).then(
        (faces) => faces.length > 0,
        () => false,
      )
    const some = async (fonts: string[]) => (await Promise.all(fonts.map(isThere))).includes(true)
    return (await some(names)) && (await some(texts))
  })

/** The lines of the headline, as the eye reads them. */
const headlines = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const lines: string[] = []
    let last = Number.NEGATIVE_INFINITY
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { bottom, width } = range.getBoundingClientRect()
        if (width === 0) continue
        if (bottom - last > 8) lines.push('')
        last = Math.max(last, bottom)
        lines.push(`${lines.pop() ?? ''}${text.data[at]}`)
      }
    }
    return lines
  })

for (const width of [320, 390, 660, 1366]) {
  for (const { path } of routes) {
    test(`${path} keeps its lines and its place when our fonts arrive, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 768 })
      const letIn = await holdFonts(page)
      const asked = page.waitForRequest('**/fraunces*.woff2')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.locator('html[data-ready]').waitFor()
      await asked
      test.skip(!(await hasTunedFonts(page)), 'no Georgia, Noto Serif, Times or Liberation here')

      const before = await headlines(page)
      await page.evaluate(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as never as { value: number }).value)
        }).observe({ type: 'layout-shift' })
      })
      letIn()
      await page.locator('html[data-fonts]').waitFor()
      // Shifts are reported with the frame that shows them.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      )
      expect(await headlines(page)).toEqual(before)
      const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
    })
  }
}

test('a long text painted in its fallback keeps it, and the next page has our fonts', async ({
  page,
}) => {
  const fonts = () => page.evaluate(() => document.documentElement.dataset.fonts)
  await page.goto('/politique-confidentialite')
  await page.locator('html[data-fonts][data-ready]').waitFor()
  expect(await fonts()).toBe('headings')
  await page.getByRole('link', { name: 'Conditions générales' }).click()
  await expect(page).toHaveTitle(/^Conditions générales/)
  expect(await fonts()).toBe('all')
})

test('nothing squeezes or stretches the words, on any page', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path)
    await page.locator('html[data-fonts]').waitFor()
    const spacings = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((text) => getComputedStyle(text).wordSpacing),
    )
    expect(new Set(spacings), path).toEqual(new Set(['0px']))
  }
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

test('both fonts together stay light', () => {
  for (const name of ['fraunces', 'figtree']) {
    expect(readFileSync(`src/styles/fonts/${name}.woff2`).length, name).toBeLessThan(20_000)
  }
})
