import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import type { BuildName } from './builds.ts'
import { expect, open, openDetails, paths, test } from './site.ts'

const desktop = { width: 1366, height: 768 }
const phone = { width: 320, height: 640 }

/**
 * The pages that the test visits on each site. The site `shipped` lacks legal facts, which changes two pages:
 * only these are visited there.
 */
const visits: [BuildName, typeof desktop, string[]][] = [
  ['complete', phone, paths],
  ['shipped', desktop, ['/', '/mentions-legales']],
]

for (const [build, viewport, visited] of visits) {
  test.describe(`${build}, ${viewport.width} pixels wide`, () => {
    test.use({ build, viewport, expectedConsole: /404/ })

    test('no page breaks a rule that a machine can check', async ({ page }) => {
      for (const path of visited) {
        await open(page, path)
        await openDetails(page)
        expect.soft(await findViolations(page), path).toEqual([])
      }
    })
  })
}

/** Lists the controls less than 44 pixels wide or high. Links within a sentence may be smaller. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = []
    for (const target of document.querySelectorAll('a[href], button, summary, input')) {
      const { clipPath, display } = getComputedStyle(target)
      const around = target.parentElement?.textContent?.replace(target.textContent ?? '', '')
      const isInSentence = display === 'inline' && around?.trim()
      // Hidden elements are passed over: a skip link, for example, is hidden until the keyboard reaches it.
      const isHidden = !target.checkVisibility({ visibilityProperty: true }) || clipPath !== 'none'
      if (isHidden || isInSentence) continue
      // A tap on a checkbox's label ticks the box, so the label's size is the one that counts.
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      if (width < 44 || height < 44) small.push(`${target.textContent}: ${width} × ${height}`)
    }
    return small
  })

test.describe('under a finger', () => {
  const viewport = { width: 390, height: 844 }
  const phone = { viewport, hasTouch: true, isMobile: true }
  test.use({ build: 'contextual', ...phone, expectedConsole: /404/ })

  test('every target is at least 44 pixels wide and high', async ({ page }) => {
    for (const path of paths) {
      await open(page, path)
      expect.soft(await smallTargets(page), path).toEqual([])
    }
  })
})
