import { shifts, watchShifts } from './shifts.ts'
import { boxOf, expect, hold, open, test } from './site.ts'
import { frameOf, say } from './stand-ins/frames.ts'
import { playVimeo, playWistia, vimeo, wistia } from './stand-ins/video.ts'

test.describe('a player that comes with the page', () => {
  test.use({ build: 'services' })

  test('is framed once, untracked, and leads to the calendar', async ({ page, home, baseURL }) => {
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
  })

  test('is hidden until it loads, fills its box and moves nothing', async ({ page, home }) => {
    await playWistia(page)
    await watchShifts(page)
    const letIn = await hold(page, `${wistia}/embed/iframe/**`)
    await open(page, '/')
    await expect(home.player).toHaveCSS('opacity', '0')
    const picture = home.step1.locator('img[src*="wistia"]')
    await expect(picture).toHaveCSS('filter', /^blur\(\d+px\)/)
    letIn()
    await expect(home.player).toHaveCSS('opacity', '1')
    const player = await boxOf(home.player)
    const film = await boxOf(home.player.locator('xpath=../..'))
    expect(player.width / player.height).toBeCloseTo(2, 1)
    // The box has an edge of one pixel.
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs(player[side] - film[side]), side).toBeLessThan(2.5)
    }
    expect(await shifts(page)).toEqual([])
  })
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
