import { stateSelector } from '../src/page-state.ts'
import { shifts, watchShifts } from './shifts.ts'
import { boxOf, expect, hold, open, test } from './site.ts'
import { frameOf, say } from './stand-ins/frames.ts'
import { playVimeo, playWistia, vimeo, wistia } from './stand-ins/video.ts'

test.describe('a player that comes with the page', () => {
  test.use({ build: 'services' })

  test('is framed once, without tracking, and leads to the calendar', async ({
    page,
    home,
    baseURL,
  }) => {
    const { frames } = await playWistia(page)
    await watchShifts(page)
    await open(page, '/')
    const player = await frameOf(page, wistia)
    expect(frames.map(({ url }) => url.href)).toEqual([
      'https://fast.wistia.net/embed/iframe/abcde12345?doNotTrack=true&seo=false&resumable=false&language=fr',
    ])
    expect(frames[0]?.referrer).toBe(`${baseURL}/`)
    await expect(home.player).toHaveAttribute('allow', 'autoplay; fullscreen')
    await home.endIn(player)
    await expect(home.next).toBeVisible()
    expect(await shifts(page)).toEqual([])
    await home.again.click()
    await expect(home.next).toBeHidden()
    await frameOf(page, wistia)
    await page.setViewportSize({ width: 1366, height: 1200 })
    const isOnTop = await home.player.evaluate((frame) => {
      frame.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = frame.getBoundingClientRect()
      const parts = [0.02, 0.5, 0.98]
      return parts.every((part) =>
        parts.every(
          (other) => document.elementFromPoint(x + width * part, y + height * other) === frame,
        ),
      )
    })
    expect(isOnTop).toBe(true)
  })

  test('shows the host’s preview blurred until the player is there', async ({ page, home }) => {
    await playWistia(page)
    const release = await hold(page, `${wistia}/**`)
    await page.goto('/')
    const preview = home.step1.locator(`img${stateSelector('loaded')}`)
    await expect(preview).toHaveCSS('filter', /^blur\(\d+px\)/)
    await expect(home.player).toHaveCSS('opacity', '0')
    release()
    await expect(home.player).toHaveCSS('opacity', '1')
  })

  for (const [preview, ratio] of [
    ['2:1', 2],
    ['missing', 1.85],
  ] as const) {
    test.describe(`with a preview that is ${preview}`, () => {
      test.use({ expectedConsole: /404/ })

      test('fills a box of its ratio, and moves nothing', async ({ page, home }) => {
        await playWistia(page, preview)
        await watchShifts(page)
        // The player's page is held back: until it loads, the box takes its ratio from the preview picture.
        const letIn = await hold(page, `${wistia}/embed/iframe/**`)
        await open(page, '/')
        const picture = home.step1.locator('img[src*="wistia"]')
        if (ratio === 1.85) await expect(picture).toBeHidden()
        else await expect(picture).toHaveJSProperty('complete', true)
        letIn()
        await frameOf(page, wistia)
        const player = await boxOf(home.player)
        const film = await boxOf(home.player.locator('xpath=../..'))
        expect(player.width / player.height).toBeCloseTo(ratio, 1)
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(player[side]).toBeCloseTo(film[side], 0)
        }
        expect(await shifts(page)).toEqual([])
      })
    })
  }
})

test.describe('a player that waits for consent', () => {
  test.use({ build: 'contextual' })

  test('plays with one tap, and leads to the calendar', async ({ page, home }) => {
    const { frames } = await playVimeo(page)
    await watchShifts(page)
    await open(page, '/')
    expect(frames).toEqual([])
    await home.watch.click()
    await expect(home.player).toBeFocused()
    const player = await frameOf(page, vimeo)
    expect(frames.map(({ url }) => url.href)).toEqual([
      'https://player.vimeo.com/video/123456789?h=abcdef1234&dnt=1&texttrack=fr&byline=0&portrait=0&autoplay=1',
    ])
    await expect(home.player).toHaveCSS('opacity', '1')
    expect(await shifts(page)).toEqual([])
    await home.endIn(player)
    await expect(home.next).toBeVisible()
    await home.again.click()
    await expect(home.next).toBeHidden()
    await frameOf(page, vimeo)
  })

  test('is shown when it answers after all, and moves nothing', async ({ page, home }) => {
    const { status } = home.parts.video
    await playVimeo(page, { isSilent: true })
    await watchShifts(page)
    await page.clock.install()
    await open(page, '/')
    await home.watch.click()
    const player = await frameOf(page, vimeo)
    await page.clock.runFor(8100)
    await expect(status).toHaveText('Vimeo ne répond pas.')
    const link = home.step1.getByRole('link', { name: /^Regarder sur/ }).first()
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/123456789/abcdef1234')
    await say(player, '{"event":"ready"}')
    await expect(home.player).toHaveCSS('opacity', '1')
    await expect(status).toHaveText('La vidéo est prête.')
    expect(await shifts(page)).toEqual([])
  })
})
