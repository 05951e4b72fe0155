import { expect, type Page } from '@playwright/test'

/** Expects that no words are cut in windows of these widths. */
export async function expectNothingCut(page: Page, widths = [320, 390, 768, 1024, 1366, 1920]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 640 ? 640 : 800 })
    expect.soft(await findCutWords(page), `${page.url()}, ${width} px`).toEqual([])
  }
}

/** Opens all details, lists the sentences cut by a box or by the window, and any sideways scroll. */
export const findCutWords = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const isCutBy = (box: Element | null, words: DOMRect, slack: number): boolean => {
      if (!box || box === document.documentElement || box === document.body) return false
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isCut =
        (cuts(overflowX) && (words.left < left - 1 || words.right > right + 1)) ||
        (cuts(overflowY) && (words.top < top - slack || words.bottom > bottom + slack))
      return isCut || isCutBy(box.parentElement, words, slack)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels sideways`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const element = text.parentElement as HTMLElement
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      // A text in a box one pixel wide is only meant for screen readers, so it is skipped.
      const isHeard = box.width <= 1 || element.closest('[role=status]')?.clientWidth === 1
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && !isHeard
      if (!isSeen || words.width === 0) continue
      const { display, fontSize } = getComputedStyle(element)
      // Headings have a small line height: letters may stick out of their line by this many pixels.
      const slack = Number.parseFloat(fontSize) * 0.3
      const isBelow = display !== 'inline' && words.bottom > box.bottom + slack
      const isOutside = words.left < -1 || words.right > clientWidth + 1
      if (isOutside || isBelow || isCutBy(element.parentElement, words, slack)) {
        cut.push(text.textContent ?? '')
      }
    }
    return cut
  })
