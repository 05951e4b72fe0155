import type { Page } from '@playwright/test'
import { expect, open, paths, test } from './site.ts'

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

const viewport = { width: 390, height: 844 }
const phone = { viewport, hasTouch: true, isMobile: true }
test.use({ build: 'contextual', ...phone, expectedConsole: /404/ })

test('every target is at least 44 pixels wide and high', async ({ page }) => {
  for (const path of paths) {
    await open(page, path)
    expect.soft(await smallTargets(page), path).toEqual([])
  }
})
