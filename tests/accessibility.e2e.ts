import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import type { BuildName } from './builds.ts'
import { expect, open, openDetails, paths, test } from './site.ts'
import { playCalendly } from './stand-ins/scheduling.ts'
import { playWistia } from './stand-ins/video.ts'

const desktop = { width: 1366, height: 768 }
const phone = { width: 320, height: 640 }

/** Every page with its gaps, those that grow with every fact, the home page with each kind of embed. */
const visits: [BuildName, typeof desktop, string[]][] = [
  ['shipped', desktop, [...paths, '/demonstration/agenda']],
  ['services', desktop, ['/']],
  ['contextual', phone, ['/']],
  ['complete', phone, ['/', '/politique-confidentialite', '/protection-donnees']],
]

for (const [build, viewport, visited] of visits) {
  test.describe(`${build}, ${viewport.width} pixels wide`, () => {
    test.use({ build, viewport, expectedConsole: /404/ })

    test('no page breaks a rule that a machine can check', async ({ page }) => {
      await playWistia(page)
      await playCalendly(page)
      for (const path of visited) {
        await (path.startsWith('/demonstration') ? page.goto(path) : open(page, path))
        await openDetails(page)
        expect.soft(await findViolations(page), path).toEqual([])
      }
    })
  })
}

test('nor does the home page without JavaScript', async ({ page }) => {
  // Axe is itself a script: the page is given as a browser without scripts would read it.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<(\/?)noscript>/g, '<$1div>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  expect(await findViolations(page)).toEqual([])
})

/** What a finger may touch and is too small for it: links within a sentence may be. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, input')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        // Hidden until the keyboard reaches them.
        if (getComputedStyle(target).clipPath !== 'none') return false
        const around = target.parentElement?.textContent?.replace(target.textContent ?? '', '')
        return !(getComputedStyle(target).display === 'inline' && around?.trim())
      })
      // The label of a box is touched as well.
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.textContent}: ${box.width} × ${box.height}`),
  )

for (const build of ['shipped', 'contextual'] as const) {
  test.describe(`${build}, under a finger`, () => {
    test.use({
      build,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      expectedConsole: /404/,
    })

    test('every target is at least 44 pixels wide and high', async ({ page }) => {
      for (const path of paths) {
        await open(page, path)
        expect.soft(await smallTargets(page), path).toEqual([])
      }
    })
  })
}
