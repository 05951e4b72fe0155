import type { Page } from '@playwright/test'
import { typeset } from '../owner/typography.ts'
import { expect, open, paths, test } from './site.ts'

/** Straight quotation marks, three dots for an ellipsis, narrow spaces, which our fonts do not have. */
const FOREIGN = /"|\.{3}|\u202f/

/** Lists the texts that our typography would still change, or would never write. */
const findBadlySet = (texts: string[]) =>
  texts.filter((text) => typeset(text) !== text || FOREIGN.test(text))

/**
 * Lists the texts of a page's HTML: every sentence, whole even where a link or a <strong> cuts it, and the texts for
 * screen readers.
 */
const readTexts = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((html) => {
    const read = new DOMParser().parseFromString(html, 'text/html')
    const inline = 'a, abbr, b, cite, code, em, i, mark, small, span, strong, sub, sup, time'
    const sentences = new Map<Element, string>()
    const texts = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      let block = texts.currentNode.parentElement as Element
      if (block.closest('script, style, code')) continue
      while (block.matches(inline)) block = block.parentElement as Element
      sentences.set(block, (sentences.get(block) ?? '') + texts.currentNode.textContent)
    }
    const heard = [...read.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
    )
    const shared = [
      read.title,
      ...[...read.querySelectorAll('meta')].map(({ content }) => content),
    ].filter((text) => text.includes(' '))
    return [...sentences.values(), ...heard, ...shared].filter((text) => text?.trim()) as string[]
  }, html)

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
