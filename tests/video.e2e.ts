import type { Page } from '@playwright/test'
import { shifts, watchShifts } from './shifts.ts'
import { application, expect, hold, open, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { playVimeo, playWistia } from './stand-ins/video.ts'

const wistia = 'https://fast.wistia.net'
const vimeo = 'https://player.vimeo.com'
const title = 'Notre méthode, et ce que nous garantissons'

const step = (page: Page) => page.getByRole('region', { name: /^Étape 1 sur 2/ })
const frames = (page: Page) => page.locator(`iframe[title="Vidéo\u00a0: ${title}"]`)
const media = (page: Page) => page.locator('video')
const playButton = (page: Page) => page.getByRole('button', { name: /^Regarder la vidéo/ })
const loadButton = (page: Page) => page.getByRole('button', { name: /^Regarder la vidéo/ })
const nextStep = (page: Page) => page.getByRole('link', { name: 'Choisir un créneau' })
const status = (page: Page) => step(page).getByRole('status').first()
const standingLink = (page: Page) => step(page).getByRole('link', { name: /^Regarder sur/ })
const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

const postersCame = (page: Page) =>
  expect
    .poll(() =>
      step(page)
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ complete }) => complete)),
    )
    .toEqual([true, true])

/** Chromium counts the captions that it draws over the video: parts of no page. */
const shiftsOfPage = async (page: Page) =>
  (await shifts(page)).filter(({ moved }) => moved.length > 0)

test.describe('a file of our own', () => {
  test('asks for its poster with the page, and for the video only when tapped', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, '/')
    await postersCame(page)
    expect(asked.filter((path) => /\.(?:mp4|vtt)$/.test(path))).toEqual([])

    await playButton(page).click()
    await expect.poll(() => asked.some((path) => path.endsWith('.mp4'))).toBe(true)
  })

  test('plays with one tap, with its French captions, and gets the focus', async ({ page }) => {
    await open(page, '/')
    await playButton(page).click()
    await expect(media(page)).toBeFocused()
    await expect(playButton(page)).toHaveCount(0)
    await expect
      .poll(() => media(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    expect(
      await media(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
        track?.language,
        track?.mode,
      ]),
    ).toEqual(['fr', 'showing'])
  })

  test('plays with sound at the first tap, and React takes over what runs', async ({ page }) => {
    const release = await hold(page, application)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(step(page).getByText('Chargement…')).toBeHidden()
    await media(page).evaluate((video: HTMLVideoElement) => {
      Object.assign(window, { told: [] })
      for (const event of ['play', 'pause', 'emptied']) {
        video.addEventListener(event, () => told.push(event))
      }
    })
    await playButton(page).click()
    await expect(media(page)).toBeFocused()
    await expect(playButton(page)).toBeHidden()
    await expect(step(page).getByText('Chargement…')).toBeHidden()
    await expect(page.locator('html[data-ready]')).toHaveCount(0)
    release()
    await expect(step(page).locator('[data-island][data-awake]')).toHaveCount(1)
    await expect(playButton(page)).toHaveCount(0)
    await expect(media(page)).toBeFocused()
    expect(
      await media(page).evaluate((video: HTMLVideoElement) => [video.paused, video.muted, told]),
    ).toEqual([false, false, ['play']])
    // Somebody listens.
    await media(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2
    })
    await expect(nextStep(page)).toBeVisible()
  })

  test('is reached, played and left with the keyboard alone', async ({ page }) => {
    await open(page, '/')
    await playButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(media(page)).toBeFocused()
    for (let stops = 0; stops < 15; stops += 1) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => document.activeElement?.textContent)
      if (text === 'Lire la transcription') return
    }
    throw new Error('The keyboard never left the player')
  })

  test('leads to the calendar when it has ended, and not before', async ({ page }) => {
    await open(page, '/')
    await expect(nextStep(page)).toBeHidden()
    await playButton(page).click()
    await expect
      .poll(() => media(page).evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1)
    await expect(nextStep(page)).toBeHidden()
    await media(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2
    })
    await expect(nextStep(page)).toBeVisible()
    await expect(status(page)).toContainText('La vidéo est terminée.')
    await nextStep(page).click()
    await expect(page).toHaveURL('/#agenda')
  })

  test('ends in two buttons: a slot to choose, or the film again', async ({ page }) => {
    await open(page, '/')
    const film = page.locator('video')
    const end = () =>
      film.evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.1
      })
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).click()
    await expect.poll(() => film.evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(1)
    await end()
    await page.getByRole('button', { name: 'Revoir' }).click()
    await expect(page.getByRole('button', { name: 'Revoir' })).toHaveCount(0)
    await expect.poll(() => film.evaluate((v: HTMLVideoElement) => !v.paused)).toBe(true)
    await end()
    await page.getByRole('link', { name: 'Choisir un créneau' }).click()
    await expect(page).toHaveURL(/#agenda$/)
  })

  test('goes on where it was left for another page', async ({ page }) => {
    await open(page, '/')
    const film = page.locator('video')
    const watch = page.getByRole('button', { name: /^Regarder la vidéo/ })
    await watch.click()
    await expect.poll(() => film.evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(8)
    await film.evaluate((v: HTMLVideoElement) => {
      v.currentTime = 7
    })
    await page.locator('[data-island="video"][data-awake]').waitFor()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveTitle(/^Mentions légales/)
    await page.goBack()
    await watch.click()
    await expect
      .poll(() => film.evaluate((v: HTMLVideoElement) => v.currentTime))
      .toBeGreaterThan(6.5)
  })

  test('stays in view when the phone is turned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, '/')
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).click()
    const film = page.locator('video')
    await expect
      .poll(() => film.evaluate((v: HTMLVideoElement) => v.currentTime))
      .toBeGreaterThan(0)
    await page.locator('[data-island="video"][data-awake]').waitFor()
    await page.setViewportSize({ width: 844, height: 340 })
    await expect(film).toBeInViewport({ ratio: 0.99 })
  })

  test.describe('that is gone', () => {
    test.use({ expectedConsole: /404/ })

    test('leaves a calm sentence, a link to it and our address, and the player', async ({
      page,
    }) => {
      await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }))
      await open(page, '/')
      await playButton(page).click()
      await expect(step(page).getByText('La vidéo n’a pas pu être lue ici.').first()).toBeVisible()
      await expect(status(page)).toHaveText('La vidéo n’a pas pu être lue ici.')
      const file = step(page).getByRole('link', { name: /^Ouvrir le fichier vidéo/ })
      await expect(file).toHaveAttribute('href', /^\/assets\/demonstration-[\w-]+\.mp4$/)
      await expect(step(page).getByRole('link', { name: 'Écrire au support' })).toHaveAttribute(
        'href',
        'mailto:support@example.com',
      )
      await expect(media(page)).toBeVisible()
    })
  })

  test('can be read instead of watched', async ({ page }) => {
    await open(page, '/')
    await step(page).getByText('Lire la transcription').click()
    const transcript = step(page).getByRole('group')
    await expect(transcript).toContainText('Ceci est une vidéo de démonstration.')
    await expect(transcript.locator('p').first()).toBeVisible()
    expect(await transcript.textContent()).not.toContain('-->')
  })

  test('moves nothing from the first paint to its end', async ({ page }) => {
    await watchShifts(page)
    await open(page, '/')
    await postersCame(page)
    await playButton(page).click()
    await expect
      .poll(() => media(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    await media(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2
    })
    await expect(nextStep(page)).toBeVisible()
    expect(await shiftsOfPage(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('plays in the browser’s own player, behind no button of ours', async ({ page }) => {
      await page.goto('/')
      await expect(media(page)).toBeVisible()
      await expect(media(page)).toHaveAttribute('controls')
      await expect(playButton(page)).toBeHidden()
      await expect(step(page).locator('img').last()).toBeVisible()
    })
  })
})

test.describe('a poster that has not the ratio of its box', () => {
  test.use({ build: 'complete' })

  for (const width of [390, 820, 1366]) {
    test(`takes its place at once, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await open(page, '/')
      await postersCame(page)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await shiftsOfPage(page)).toEqual([])
    })
  }
})

test.describe('a hosted player that comes with the page', () => {
  test.use({ build: 'services' })

  test('is framed once, in French, without tracking, with our address as referrer', async ({
    page,
    baseURL,
  }) => {
    const asked = await playWistia(page)
    await open(page, '/')
    await frameOf(page, wistia)
    expect(asked.frames.map(({ url }) => url.href)).toEqual([
      'https://fast.wistia.net/embed/iframe/abcde12345?doNotTrack=true&seo=false&resumable=false&language=fr',
    ])
    expect(asked.frames[0]?.referrer).toBe(`${baseURL}/`)
    await expect(frames(page)).toHaveAttribute('allow', 'autoplay; fullscreen')
  })

  test('waits until its box is near', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 200 })
    const asked = await playWistia(page)
    await open(page, '/')
    await page.waitForTimeout(500)
    expect([asked.frames, asked.pictures]).toEqual([[], []])
    await page.mouse.wheel(0, 400)
    await expect(frames(page)).toHaveCount(1)
  })

  test('shows the host’s preview blurred until the player is there, with no pale rim', async ({
    page,
  }) => {
    await playWistia(page)
    const release = await hold(page, `${wistia}/**`)
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 768 })
      await page.goto('/')
      const preview = step(page).locator('img')
      await expect(preview).toHaveAttribute('data-loaded')
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
    await expect(frames(page)).toHaveCSS('opacity', '0')
    release()
    await expect(frames(page)).toHaveCSS('opacity', '1')
  })

  for (const [preview, ratio] of [
    ['2:1', 2],
    ['16:9', 16 / 9],
    ['4:3', 4 / 3],
  ] as const) {
    test(`a ${preview} preview sizes the player inside a box that stays 1.85`, async ({ page }) => {
      await playWistia(page, { preview })
      await watchShifts(page)
      await open(page, '/')
      await frameOf(page, wistia)
      const player = await frames(page).boundingBox()
      const box = await frames(page).locator('xpath=../..').boundingBox()
      if (!player || !box) throw new Error('No player on screen')
      expect(player.width / player.height).toBeCloseTo(ratio, 1)
      expect(box.width / box.height).toBeCloseTo(1.85, 2)
      expect(Math.max(player.width / box.width, player.height / box.height)).toBeCloseTo(1, 2)
      expect(player.x - box.x).toBeCloseTo(box.x + box.width - player.x - player.width, 0)
      expect(await shiftsOfPage(page)).toEqual([])
    })
  }

  for (const preview of ['120×90', 'missing'] as const) {
    test.describe(`with a preview that is ${preview}`, () => {
      test.use({ expectedConsole: /404/ })

      test('fills the box, and nothing else is different', async ({ page }) => {
        await playWistia(page, { preview })
        await open(page, '/')
        await frameOf(page, wistia)
        await expect(step(page).locator('img[src*="wistia"]')).toHaveCount(0)
        const player = await frames(page).boundingBox()
        expect((player?.width ?? 0) / (player?.height ?? 1)).toBeCloseTo(1.85, 1)
      })
    })
  }

  test('leads to the calendar at the end and covers nothing before', async ({ page }) => {
    await playWistia(page)
    await watchShifts(page)
    await open(page, '/')
    const player = await frameOf(page, wistia)
    // The player listens a moment after it has loaded.
    await expect(async () => {
      await player.getByRole('button', { name: 'Terminer' }).click()
      await expect(nextStep(page)).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(await shiftsOfPage(page)).toEqual([])
    await page.getByRole('button', { name: 'Revoir' }).click()
    await expect(nextStep(page)).toBeHidden()
    await frameOf(page, wistia)
    await page.setViewportSize({ width: 1366, height: 1200 })
    const isOnTop = await frames(page).evaluate((frame) => {
      frame.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = frame.getBoundingClientRect()
      return [0.02, 0.5, 0.98].every((part) =>
        [0.02, 0.5, 0.98].every(
          (other) => document.elementFromPoint(x + width * part, y + height * other) === frame,
        ),
      )
    })
    expect(isOnTop).toBe(true)
  })

  test('shows although something in it hangs, and is heard', async ({ page }) => {
    await playWistia(page, { hangs: true })
    await open(page, '/')
    await expect(frames(page)).toHaveCSS('opacity', '0')
    await expect(frames(page)).toHaveCSS('opacity', '1')
    await frames(page).contentFrame().getByRole('button', { name: 'Terminer' }).click()
    await expect(nextStep(page)).toBeVisible()
  })

  test('is never accused: a calm link stands by instead', async ({ page }) => {
    await playWistia(page, { isBlocked: true })
    await page.clock.install()
    await open(page, '/')
    // React comes in real time, and is given up after ten seconds of the page's.
    await page.clock.runFor(2_000)
    await expect(frames(page)).toHaveCount(1)
    await page.clock.runFor(60_000)
    await expect(standingLink(page)).toHaveAttribute(
      'href',
      'https://fast.wistia.net/embed/iframe/abcde12345?doNotTrack=true&language=fr',
    )
    await expect(
      step(page)
        .getByText(/ne répond pas/)
        .first(),
    ).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a link to the video at its host', async ({ page }) => {
      await page.goto('/')
      const link = step(page).locator('noscript').getByRole('link', { name: 'Regarder sur Wistia' })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', /^https:\/\/fast\.wistia\.net\/embed\/iframe\//)
    })
  })
})

test.describe('whoever is not the player', () => {
  test.use({ build: 'services' })

  const ended = { method: '_trigger', args: ['statechange', 'ended'] }

  test.beforeEach(async ({ page }) => {
    await playWistia(page)
    await open(page, '/')
    await frameOf(page, wistia)
  })

  test('is not heard from another origin', async ({ page }) => {
    await page.evaluate((message) => window.postMessage(message, '*'), ended)
    await page.waitForTimeout(200)
    await expect(nextStep(page)).toBeHidden()
  })

  test('is not heard from another window of the right origin', async ({ page }) => {
    // A frame of the same host that is not the player, as another embed of the page might be.
    await page.evaluate((source) => {
      const other = Object.assign(document.createElement('iframe'), { src: source, title: 'Autre' })
      document.body.append(other)
    }, `${wistia}/embed/iframe/zzzzz99999`)
    const find = () => page.frames().find((frame) => frame.url().includes('zzzzz99999'))
    await expect.poll(() => find() !== undefined).toBe(true)
    await find()?.evaluate((message) => parent.postMessage(message, '*'), ended)
    await page.waitForTimeout(200)
    await expect(nextStep(page)).toBeHidden()
  })

  test('a player that talks nonsense changes nothing', async ({ page }) => {
    const player = await frameOf(page, wistia)
    await player.evaluate(() => {
      const nonsense = [null, undefined, 0, '', '{', '[]', '{"method":1}', [], { args: 'ended' }]
      const loop: Record<string, unknown> = { method: '_trigger', args: ['statechange', {}] }
      loop.self = loop
      for (const message of [...nonsense, loop, 'x'.repeat(1e6)]) parent.postMessage(message, '*')
    })
    await page.waitForTimeout(200)
    await expect(nextStep(page)).toBeHidden()
    await expect(frames(page)).toHaveCount(1)
  })

  test('a flood of 10,000 messages does not stop the page', async ({ page }) => {
    const player = await frameOf(page, wistia)
    await player.evaluate((message) => {
      for (let count = 0; count < 5000; count += 1) {
        parent.postMessage({ method: '_trigger', args: ['statechange', 'playing'] }, '*')
        parent.postMessage(message, '*')
      }
    }, ended)
    await expect(nextStep(page)).toBeVisible()
    await goTo(page, 'Mentions légales')
    await expect(page).toHaveTitle(/^Mentions légales/)
  })
})

test.describe('a hosted player that waits for consent', () => {
  test.use({ build: 'contextual' })

  const silence = (page: Page) => step(page).getByText('Le lecteur de Vimeo ne répond pas.').first()

  test('plays with one tap, and gets the focus', async ({ page }) => {
    const asked = await playVimeo(page)
    await watchShifts(page)
    await open(page, '/')
    expect(asked.frames).toEqual([])
    await loadButton(page).click()
    await expect(frames(page)).toBeFocused()
    await frameOf(page, vimeo)
    expect(asked.frames.map(({ url }) => url.href)).toEqual([
      'https://player.vimeo.com/video/123456789?h=abcdef1234&dnt=1&texttrack=fr&byline=0&portrait=0&autoplay=1',
    ])
    await expect(frames(page)).toHaveCSS('opacity', '1')
    expect(await shiftsOfPage(page)).toEqual([])
  })

  test('is followed from the tap to the next step', async ({ page }) => {
    await playVimeo(page)
    await open(page, '/')
    await loadButton(page).click()
    const player = await frameOf(page, vimeo)
    await expect(async () => {
      await player.getByRole('button', { name: 'Terminer' }).click()
      await expect(nextStep(page)).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.getByRole('button', { name: 'Revoir' }).click()
    await expect(nextStep(page)).toBeHidden()
    await frameOf(page, vimeo)
  })

  test('is called silent after eight seconds, stays, and is forgiven when it answers', async ({
    page,
  }) => {
    await playVimeo(page, { isSilent: true })
    await watchShifts(page)
    await page.clock.install()
    await open(page, '/')
    await loadButton(page).click()
    const player = await frameOf(page, vimeo)
    // The clock goes on by itself between its jumps.
    await page.clock.runFor(6000)
    await expect(silence(page)).toBeHidden()
    await page.clock.runFor(2100)
    await expect(silence(page)).toBeVisible()
    await expect(status(page)).toHaveText('Le lecteur de Vimeo ne répond pas.')
    await expect(standingLink(page).first()).toHaveAttribute(
      'href',
      'https://vimeo.com/123456789/abcdef1234',
    )
    await expect(
      step(page).getByRole('link', { name: 'Écrire au support' }).first(),
    ).toHaveAttribute('href', 'mailto:support@example.com')
    await expect(frames(page)).toHaveCSS('opacity', '0')

    await player.evaluate(() => parent.postMessage('{"event":"ready"}', '*'))
    await expect(silence(page)).toBeHidden()
    await expect(frames(page)).toHaveCSS('opacity', '1')
    await expect(status(page)).toHaveText('La vidéo est prête.')
    expect(await shiftsOfPage(page)).toEqual([])
  })

  for (const width of [1366, 390, 320]) {
    test(`that is blocked never shows the browser’s error page, but ways out, at ${width} px`, async ({
      page,
      browserName,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await playVimeo(page, { isBlocked: true })
      await page.clock.install()
      await open(page, '/')
      await watchShifts(page)
      const box = frames(page).locator('xpath=../..')
      await loadButton(page).click()
      await page.clock.runFor(5000)
      await expect(frames(page)).toHaveCSS('opacity', '0')
      const before = await box.boundingBox()
      await page.clock.runFor(3100)
      await expect(silence(page)).toBeVisible()
      await expect(frames(page)).toHaveCSS('opacity', '0')
      const grown = await box.boundingBox()
      // On the narrowest phone the ways out take more room than the film.
      if (width > 320 && browserName !== 'firefox') expect(grown).toEqual(before)
      for (const way of [
        box.getByRole('link', { name: /^Regarder sur Vimeo/ }),
        box.getByRole('link', { name: 'Écrire au support' }),
        box.getByRole('button', { name: 'Afficher quand même' }),
      ]) {
        const { x, y, width, height } = (await way.boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        }
        expect(height).toBeGreaterThanOrEqual(44)
        expect(x).toBeGreaterThanOrEqual(before?.x ?? 0)
        expect(y).toBeGreaterThanOrEqual(before?.y ?? 0)
        expect(x + width).toBeLessThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
        expect(y + height).toBeLessThanOrEqual((grown?.y ?? 0) + (grown?.height ?? 0))
      }
      await box.getByRole('button', { name: 'Afficher quand même' }).click()
      await expect(frames(page)).toHaveCSS('opacity', '1')
      await expect(frames(page)).toBeFocused()
      await expect(box.getByText('Le lecteur de Vimeo ne répond pas.')).toHaveCount(0)
    })
  }

  test('is not accused of a hidden tab or a lost connection', async ({ page, context }) => {
    await playVimeo(page, { isSilent: true })
    await page.clock.install()
    await open(page, '/')
    await loadButton(page).click()
    await frameOf(page, vimeo)
    await page.clock.runFor(4000)

    const showTab = (state: 'visible' | 'hidden') =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await showTab('hidden')
    await page.clock.runFor(60_000)
    await showTab('visible')
    await context.setOffline(true)
    await page.clock.runFor(60_000)
    await expect(silence(page)).toBeHidden()
    await context.setOffline(false)
    await page.clock.runFor(4100)
    await expect(silence(page)).toBeVisible()
  })

  test('starts afresh when the page comes back from the back/forward cache', async ({ page }) => {
    await playVimeo(page, { isSilent: true })
    await page.clock.install()
    await open(page, '/')
    await loadButton(page).click()
    await frameOf(page, vimeo)
    await page.clock.runFor(8100)
    await expect(silence(page)).toBeVisible()
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(silence(page)).toBeHidden()
    await page.clock.runFor(8100)
    await expect(silence(page)).toBeVisible()
  })
})

test.describe('the home page left and found again ten times', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Chromium alone counts what it holds')

  for (const build of ['services', 'development'] as const) {
    test.describe(build === 'services' ? 'as published' : 'under StrictMode', () => {
      test.use({ build })

      test('holds one player, and no listener, root or document of the last visits', async ({
        page,
      }) => {
        // Twenty navigations in one test.
        test.slow()
        await playWistia(page)
        const session = await page.context().newCDPSession(page)
        await session.send('Performance.enable')
        const held = async () => {
          await session.send('HeapProfiler.collectGarbage')
          const { metrics } = await session.send('Performance.getMetrics')
          const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
          return { listeners: count('JSEventListeners'), documents: count('Documents') }
        }
        await openTowardsCalendar(page)
        let before = await held()
        for (let visit = 0; visit < 10; visit += 1) {
          await expect(frames(page)).toHaveCount(1)
          await expect(page.getByTitle(/^Agenda/)).toHaveCount(1)
          await goTo(page, 'Mentions légales')
          await expect(frames(page)).toHaveCount(0)
          // Pages once seen are kept.
          if (visit === 1) before = await held()
          if (visit < 9) await page.goBack()
        }
        await expect(async () => {
          const { listeners, documents } = await held()
          expect(listeners - before.listeners).toBeLessThan(8)
          expect(documents - before.documents).toBeLessThan(3)
        }).toPass()
      })
    })
  }
})

declare const told: string[]
