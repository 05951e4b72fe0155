import type { Page } from '@playwright/test'
import { expectNothingCut } from './find-cut-words.ts'
import { open, test } from './site.ts'

test.use({ build: 'contextual', expectedConsole: /404|ERR_/ })

/** Sets the default font size of the browser, as a reader does in its settings. */
async function setLetters(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 26 } })
}

/** Doubles the font size by a style, which, unlike the browser's setting, changes no media query in `rem`. */
async function doubleLetters(page: Page) {
  await setLetters(page, 16)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

const setLargeLetters = (page: Page) => setLetters(page, 32)

async function spaceOut(page: Page) {
  await setLetters(page, 16)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

test('letters of any size or spacing are never cut', async ({ page }) => {
  for (const path of ['/', '/conditions-generales', '/protection-donnees']) {
    await open(page, path)
    for (const enlarge of [setLargeLetters, doubleLetters, spaceOut]) {
      await enlarge(page)
      await expectNothingCut(page, [320, 1366])
    }
  }
})

const lengthen = (page: Page, words: 'twice as long' | 'one word of 60 letters') =>
  page.evaluate((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const isLeftAlone = text.parentElement?.closest('noscript, svg, script, table')
      if (isLeftAlone || !/\p{L}/u.test(text.data)) continue
      text.data = words === 'twice as long' ? `${text.data} ${text.data}` : 'abcdefghij'.repeat(6)
    }
  }, words)

test.describe('whatever an owner writes', () => {
  // The test changes texts before React takes them over, so React's error 418 is expected.
  test.use({ build: 'complete', expectedConsole: /404|Minified React error #418/ })

  for (const words of ['twice as long', 'one word of 60 letters'] as const) {
    test(`texts that are ${words} are never cut`, async ({ page, home }) => {
      for (const path of ['/', '/merci', '/protection-donnees', '/nulle-part', 'dialog']) {
        await open(page, path === 'dialog' ? '/' : path)
        if (path === 'dialog') await home.manage.click()
        await lengthen(page, words)
        await expectNothingCut(page, [320, 360, 390, 1366])
      }
    })
  }
})
