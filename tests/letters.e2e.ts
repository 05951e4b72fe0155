import type { Page } from '@playwright/test'
import { findCutWords } from './find-cut-words.ts'
import { expect, open, test } from './site.ts'

test.use({ expectedConsole: /404|ERR_/ })

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

/** The windows in which each test runs. A function, if there is one, enlarges the text. */
const readings: [what: string, width: number, height: number, ask?: (page: Page) => unknown][] = [
  ['a zoom of 200 %', 683, 384],
  ['a zoom of 400 %', 320, 256],
  ['letters of 24 pixels', 320, 800, (page) => setLetters(page, 24)],
  ['letters of 32 pixels', 320, 800, (page) => setLetters(page, 32)],
  ['letters of 32 pixels', 1366, 800],
  ['letters that a script doubles', 320, 800, doubleLetters],
  ['letters that a script doubles', 1366, 800],
  ['text spaced out', 1366, 768, spaceOut],
  ['text spaced out', 320, 768],
]

for (const [build, read] of [
  ['shipped', ['/']],
  ['contextual', ['/', '/conditions-generales', '/protection-donnees']],
] as const) {
  test.describe(build, () => {
    test.use({ build })

    test('letters of any size or spacing are never cut', async ({ page }) => {
      for (const path of read) {
        await setLetters(page, 16)
        await open(page, path)
        for (const [what, width, height, ask] of readings) {
          await page.setViewportSize({ width, height })
          await ask?.(page)
          expect.soft(await findCutWords(page), `${path}, ${what}, ${width} px`).toEqual([])
        }
      }
    })
  })
}

const lengthen = (page: Page, words: 'twice as long' | 'one word of 60 letters') =>
  page.evaluate((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const isOurs = text.parentElement?.closest('noscript, svg, script, table')
      if (isOurs || !/\p{L}/u.test(text.data)) continue
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
        for (const width of [320, 360, 390, 1366]) {
          await page.setViewportSize({ width, height: 720 })
          expect.soft(await findCutWords(page), `${path}, ${width} px`).toEqual([])
        }
      }
    })
  }
})
