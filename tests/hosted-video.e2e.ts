import { shifts, watchShifts } from './shifts.ts'
import { expect, hold, open, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { say } from './stand-ins/scheduling.ts'
import { playVimeo, playWistia } from './stand-ins/video.ts'

const wistia = 'https://fast.wistia.net'
const vimeo = 'https://player.vimeo.com'

const shiftsOfPage = async (page: Parameters<typeof shifts>[0]) =>
  (await shifts(page)).filter(({ moved }) => moved.length > 0)

test.describe('a player that comes with the page', () => {
  test.use({ build: 'services' })

  test('is framed once, in French, without tracking, covers nothing, and leads to the calendar', async ({
    page,
    home,
    baseURL,
  }) => {
    const asked = await playWistia(page)
    await watchShifts(page)
    await open(page, '/')
    const player = await frameOf(page, wistia)
    expect(asked.frames.map(({ url }) => url.href)).toEqual([
      'https://fast.wistia.net/embed/iframe/abcde12345?doNotTrack=true&seo=false&resumable=false&language=fr',
    ])
    expect(asked.frames[0]?.referrer).toBe(`${baseURL}/`)
    await expect(home.player).toHaveAttribute('allow', 'autoplay; fullscreen')
    // The player listens a moment after it has loaded.
    await expect(async () => {
      await player.getByRole('button', { name: 'Terminer' }).click()
      await expect(home.next).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(await shiftsOfPage(page)).toEqual([])
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

  test('shows the host’s preview blurred until the player is there, with no pale rim', async ({
    page,
    home,
  }) => {
    await playWistia(page)
    const release = await hold(page, `${wistia}/**`)
    await page.goto('/')
    const preview = home.step1.locator('img')
    await expect(preview).toHaveAttribute('data-loaded')
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 768 })
      const [blur, margins] = await preview.evaluate((image) => {
        const box = image.parentElement?.getBoundingClientRect() ?? new DOMRect()
        const { left, top, right, bottom } = image.getBoundingClientRect()
        const [, radius = ''] = /blur\((.+)px\)/.exec(getComputedStyle(image).filter) ?? []
        return [
          Number(radius),
          [box.left - left, box.top - top, right - box.right, bottom - box.bottom],
        ] as const
      })
      expect(blur).toBeGreaterThan(0)
      // A Gaussian blur is gone after three deviations.
      expect(Math.min(...margins)).toBeGreaterThan(3 * blur)
    }
    await expect(home.player).toHaveCSS('opacity', '0')
    release()
    await expect(home.player).toHaveCSS('opacity', '1')
  })

  for (const [preview, ratio] of [
    ['2:1', 2],
    ['4:3', 4 / 3],
    ['missing', 1.85],
  ] as const) {
    test.describe(`with a preview that is ${preview}`, () => {
      test.use({ expectedConsole: /404/ })

      test('the film has its ratio without strips beside it, in a place that stays 1.85', async ({
        page,
        home,
      }) => {
        await playWistia(page, { preview })
        await watchShifts(page)
        // The picture tells the size of a player that is still covered.
        const letIn = await hold(page, `${wistia}/embed/iframe/**`)
        await open(page, '/')
        const picture = home.step1.locator('img[src*="wistia"]')
        if (ratio === 1.85) await expect(picture).toHaveCount(0)
        else await expect(picture).toHaveJSProperty('complete', true)
        letIn()
        await frameOf(page, wistia)
        const player = await home.player.boundingBox()
        const film = await home.player.locator('xpath=../..').boundingBox()
        if (!player || !film) throw new Error('No player on screen')
        expect(player.width / player.height).toBeCloseTo(ratio, 1)
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(player[side]).toBeCloseTo(film[side], 0)
        }
        expect(await shiftsOfPage(page)).toEqual([])
      })
    })
  }

  test('shows although something in it hangs, and is heard', async ({ page, home }) => {
    await playWistia(page, { hangs: true })
    await page.clock.install()
    await open(page, '/')
    await expect(home.player).toHaveCSS('opacity', '0')
    await page.clock.runFor(4100)
    await expect(home.player).toHaveCSS('opacity', '1')
    await home.player.contentFrame().getByRole('button', { name: 'Terminer' }).click()
    await expect(home.next).toBeVisible()
  })

  test('changes nothing by nonsense, and does not stop the page by a flood', async ({
    page,
    home,
  }) => {
    await playWistia(page)
    await open(page, '/')
    const player = await frameOf(page, wistia)
    const ended = { method: '_trigger', args: ['statechange', 'ended'] }
    await player.evaluate(() => {
      const loop: Record<string, unknown> = { method: '_trigger', args: ['statechange', {}] }
      loop.self = loop
      const nonsense = [null, undefined, 0, '', '{', '[]', '{"method":1}', [], { args: 'ended' }]
      for (const message of [...nonsense, loop, 'x'.repeat(1e6)]) parent.postMessage(message, '*')
    })
    await page.evaluate((message) => window.postMessage(message, '*'), ended)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(home.next).toBeHidden()
    await expect(home.player).toHaveCount(1)
    await say(player, { method: '_trigger', args: ['statechange', 'playing'] }, 5000)
    await say(player, ended, 5000)
    await expect(home.next).toBeVisible()
    await home.goTo('Mentions légales')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a link to the video at its host', async ({ page, home }) => {
      await page.goto('/')
      const link = home.step1.getByRole('link', { name: 'Regarder sur Wistia' }).first()
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', /^https:\/\/fast\.wistia\.net\/embed\/iframe\//)
    })
  })
})

test.describe('a player that waits for consent', () => {
  test.use({ build: 'contextual' })

  test('plays with one tap, gets the focus, and leads to the calendar', async ({ page, home }) => {
    const asked = await playVimeo(page)
    await watchShifts(page)
    await open(page, '/')
    expect(asked.frames).toEqual([])
    await home.watch.click()
    await expect(home.player).toBeFocused()
    const player = await frameOf(page, vimeo)
    expect(asked.frames.map(({ url }) => url.href)).toEqual([
      'https://player.vimeo.com/video/123456789?h=abcdef1234&dnt=1&texttrack=fr&byline=0&portrait=0&autoplay=1',
    ])
    await expect(home.player).toHaveCSS('opacity', '1')
    expect(await shiftsOfPage(page)).toEqual([])
    await expect(async () => {
      await player.getByRole('button', { name: 'Terminer' }).click()
      await expect(home.next).toBeVisible({ timeout: 200 })
    }).toPass()
    await home.again.click()
    await expect(home.next).toBeHidden()
    await frameOf(page, vimeo)
  })

  test('is called silent after eight seconds, stays, and is forgiven when it answers', async ({
    page,
    home,
  }) => {
    await playVimeo(page, { isSilent: true })
    await watchShifts(page)
    await page.clock.install()
    await open(page, '/')
    await home.watch.click()
    const player = await frameOf(page, vimeo)
    const status = home.step1.getByRole('status')
    // The clock goes on by itself between its jumps.
    await page.clock.runFor(6000)
    await expect(status).not.toHaveText(/ne répond pas/)
    await page.clock.runFor(2100)
    await expect(status).toHaveText('Vimeo ne répond pas.')
    await expect(home.step1.getByRole('link', { name: /^Regarder sur/ }).first()).toHaveAttribute(
      'href',
      'https://vimeo.com/123456789/abcdef1234',
    )
    await expect(home.player).toHaveCSS('opacity', '0')

    await say(player, '{"event":"ready"}')
    await expect(home.player).toHaveCSS('opacity', '1')
    await expect(status).toHaveText('La vidéo est prête.')
    expect(await shiftsOfPage(page)).toEqual([])
    await say(player, '{"event":"error","data":{"method":"ready","name":"NotFoundError"}}')
    await expect(status).toHaveText('Vimeo ne permet pas de voir cette vidéo ici.')
  })

  test('that is blocked has its ways out within its box, tall enough for a finger', async ({
    page,
    home,
    browserName,
  }) => {
    await playVimeo(page, { isBlocked: true })
    await page.clock.install()
    for (const width of [1366, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/')
      const box = home.player.locator('xpath=../..')
      await home.watch.click()
      const before = await box.boundingBox()
      await page.clock.runFor(8100)
      const again = box.getByRole('button', { name: 'Réessayer' })
      await expect(again).toBeVisible()
      const grown = await box.boundingBox()
      // On the narrowest phone the ways out take more room than the film.
      if (width > 320 && browserName !== 'firefox') expect(grown).toEqual(before)
      for (const way of [
        box.getByRole('link', { name: /^Regarder sur Vimeo/ }),
        box.getByRole('link', { name: 'Écrire au support' }),
        again,
      ]) {
        const place = await way.boundingBox()
        if (!place || !grown) throw new Error('Not on screen')
        expect(place.height).toBeGreaterThanOrEqual(44)
        expect(place.x).toBeGreaterThanOrEqual(grown.x)
        expect(place.y).toBeGreaterThanOrEqual(grown.y)
        expect(place.x + place.width).toBeLessThanOrEqual(grown.x + grown.width)
        expect(place.y + place.height).toBeLessThanOrEqual(grown.y + grown.height)
      }
    }
  })
})
