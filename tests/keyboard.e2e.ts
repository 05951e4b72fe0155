import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test } from './site.ts'

/** Presses Tab until `target` has the focus. A failure lists the elements that had it on the way. */
async function tabTo(page: Page, target: Locator) {
  const passed: string[] = []
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus'))) return
    passed.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  throw new Error(`Never reached ${target}, only: ${passed.join(' | ')}`)
}

async function enter(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Records every announcement that a screen reader makes by itself, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const said = element?.closest('[role="status"]')?.textContent?.trim()
        if (said && said !== heard.at(-1)) heard.push(said)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate<string[]>('heard')
}

test('the keyboard watches, books and asks, and hears each step', async ({ page, home }) => {
  const heard = await listen(page)
  await open(page, '/')
  await enter(page, home.watch)
  await expect(home.film).toBeFocused()
  await expect(home.film).toHaveCSS('outline-style', 'solid')
  await home.playsFilm()
  await home.skipTo(-0.2)
  await expect(home.next).toBeVisible()
  await enter(page, home.next)
  await expect(home.step2.getByRole('heading', { level: 2 })).toBeInViewport()

  const skip = page.getByRole('link', { name: 'Passer l’agenda' })
  await enter(page, skip)
  await page.keyboard.press('Tab')
  await expect(home.support).toBeFocused()
  await skip.focus()
  await expect(skip).toBeInViewport()
  const calendar = home.calendar.contentFrame()
  const [first, second] = [calendar.getByRole('radio').first(), calendar.getByRole('radio').nth(1)]
  await expect(first).toBeVisible()
  await tabTo(page, first)
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeChecked()
  await enter(page, calendar.getByRole('button', { name: 'Confirmer l’appel' }))
  const booked = 'Votre appel serait réservé'
  await expect(calendar.getByRole('heading', { name: booked })).toBeFocused()
  await expect(page.getByRole('heading', { name: booked })).toBeInViewport()
  await tabTo(page, home.support)
  await enter(page, page.getByRole('contentinfo').getByRole('link').first())
  await expect(home.title).toBeFocused()

  // A fast machine plays the video at once, and announces neither « se charge » nor « est prête ».
  const said = (await heard()).filter((each) => !/^La vidéo (?:se charge|est prête)/.test(each))
  expect(said).toEqual([
    'La vidéo est terminée. L’étape suivante est l’agenda, plus bas.',
    booked,
    'Mentions légales – Agence Exemple',
  ])
})

test('the first key offers to skip the banner, and keeps its word', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Ce que couvre la garantie' })).toBeFocused()
})

/** Counts the pixels whose grey changes by at least 108 of 255, which is a contrast of 3:1 or more. */
async function countChanged(pictures: Buffer[]) {
  const [before, after] = await Promise.all(
    pictures.map((png) => sharp(png).greyscale().raw().toBuffer()),
  )
  return before?.filter((grey, at) => Math.abs(grey - (after?.[at] ?? 0)) >= 108).length
}

test.describe('with a keyboard alone', () => {
  test.use({ build: 'contextual', contextOptions: { reducedMotion: 'reduce' } })

  test('every stop, forwards and backwards, is seen, never under the banner', async ({ page }) => {
    test.slow()
    for (const [path, key, width, height] of [
      ['/', 'Shift+Tab', 320, 256],
      ['/mentions-legales', 'Tab', 1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      for (let stop = 0; stop < 30; stop++) {
        await page.keyboard.press(key)
        const focused = await page.$(':focus')
        const box = await focused?.boundingBox()
        if (!focused || !box) break
        const [x, y] = [Math.max(0, box.x - 12), Math.max(0, box.y - 12)]
        const clip = { x, y, width: box.width + 24, height: box.height + 24 }
        const after = await page.screenshot({ clip })
        await focused.evaluate((element: HTMLElement) => element.blur())
        const before = await page.screenshot({ clip })
        // A link that runs over two lines has a focus ring around each line.
        const ring = await focused.evaluate((element: HTMLElement) => {
          element.focus()
          const lines = [...element.getClientRects()]
          return lines.reduce((sum, { width, height }) => sum + 2 * (width + height), 0)
        })
        // The focus ring must change at least as many pixels as an outline two pixels wide would.
        const label = await focused.innerText()
        expect.soft(await countChanged([before, after]), label).toBeGreaterThan(2 * ring)
      }
    }
  })
})
