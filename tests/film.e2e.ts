import { application, expect, hold, hydrated, open, pageIn, scrollToEnd, test } from './site.ts'

test.use({ expectedConsole: /404/ })

test('the film is loaded at a tap anywhere on its picture, and has captions', async ({
  page,
  home,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const films = () => asked.filter((path) => /\.(?:mp4|vtt)$/.test(path))
  await open(page, '/')
  expect(films()).toEqual([])

  await home.parts.video.box.click({ position: { x: 200, y: 40 } })
  await expect(home.film).toBeFocused()
  await expect(home.watch).toHaveCount(0)
  await home.playsFilm()
  expect(films()).not.toEqual([])
  const captions = await home.film.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
    track?.language,
    track?.mode,
  ])
  expect(captions).toEqual(['fr', 'showing'])
  await expect(home.next).toBeHidden()
  await home.skipTo(-0.2)
  await expect(home.next).toBeVisible()
  // Once the film has ended, the browser's own controls are neither visible nor reached with Tab.
  await expect(home.film).not.toHaveAttribute('controls')
  await home.again.click()
  await expect(home.again).toHaveCount(0)
  await home.playsFilm()
})

test('a second tap, or a key that is held, never pauses the film', async ({ page, home }) => {
  for (const tap of [
    () => home.watch.dblclick(),
    async () => {
      await home.watch.focus()
      for (let repeat = 0; repeat < 30; repeat++) await page.keyboard.down('Enter')
      await expect(home.film).toBeFocused()
      await page.keyboard.down('Enter')
    },
  ]) {
    await open(page, '/')
    await tap()
    await expect.poll(home.filmTime).toBeGreaterThan(1)
    await expect(home.film).toHaveJSProperty('paused', false)
  }
})

test('the film plays with sound before React is there, and goes on', async ({ page, home }) => {
  const release = await hold(page, application)
  const loading = home.step1.getByText('Chargement…')
  await page.goto('/', { waitUntil: 'commit' })
  await home.film.evaluate((film: HTMLVideoElement) => {
    Object.assign(window, { told: [] })
    for (const event of ['play', 'pause', 'emptied']) {
      film.addEventListener(event, () => told.push(event))
    }
  })
  await home.watch.click()
  await expect(home.film).toBeFocused()
  await expect(home.watch).toBeHidden()
  await expect(loading).toBeHidden()
  await expect(pageIn(page, 'ready')).toHaveCount(0)
  release()
  await hydrated(page)
  await expect(home.watch).toHaveCount(0)
  await expect(home.film).toBeFocused()
  const state = home.film.evaluate(({ paused, muted }: HTMLVideoElement) => [paused, muted, told])
  expect(await state).toEqual([false, false, ['play']])
})

for (const [what, seconds] of [
  ['paused', 2],
  ['seen to its end', -0.2],
] as const)
  test(`a film that is ${what} before React is there stays so`, async ({ page, home }) => {
    const release = await hold(page, application)
    await page.goto('/')
    await home.watch.click()
    await home.skipTo(seconds)
    if (what === 'paused') await home.film.evaluate((film: HTMLVideoElement) => film.pause())
    else await expect(home.film).toHaveJSProperty('ended', true)
    await scrollToEnd(page)
    const place = await page.evaluate(() => scrollY)
    release()
    await expect(home.watch).toHaveCount(0)
    await expect(home.film).toHaveJSProperty('paused', true)
    await expect(home.again).toBeVisible({ visible: what !== 'paused' })
    expect(await page.evaluate(() => scrollY)).toBe(place)
  })

test('a film that is gone in the middle goes on there, once it is back', async ({ page, home }) => {
  await page.route('**/*.mp4', async (route) => {
    if (route.request().headers().range !== 'bytes=0-') {
      await expect.poll(home.filmTime).toBeGreaterThan(0)
      return route.fulfill({ status: 404 })
    }
    const response = await route.fetch()
    const film = await response.body()
    const body = film.subarray(0, film.length / 2)
    const range = { 'content-range': `bytes 0-${body.length - 1}/${film.length}` }
    const headers = { ...response.headers(), ...range, 'content-length': String(body.length) }
    await route.fulfill({ status: 206, headers, body })
  })
  await open(page, '/')
  await home.watch.click()
  await home.step1.getByRole('button', { name: 'Réessayer' }).waitFor()
  const stopped = await home.filmTime()
  expect(stopped).toBeGreaterThan(0)
  await page.unroute('**/*.mp4')
  await home.step1.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(home.filmTime).not.toBe(stopped)
  expect(await home.filmTime()).toBeGreaterThan(stopped)
})

test('a film that is gone leaves a calm sentence, a link, our address and its text', async ({
  page,
  home,
}) => {
  const { step1, parts } = home
  const sentence = 'La vidéo n’a pas pu être lue ici.'
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }))
  await open(page, '/')
  await home.watch.click()
  await expect(parts.video.status).toHaveText(sentence)
  await expect(step1.getByText(sentence).first()).toBeVisible()
  const file = step1.getByRole('link', { name: /^Ouvrir le fichier vidéo/ })
  await expect(file).toHaveAttribute('href', /^\/assets\/demonstration-[\w-]+\.mp4$/)
  const support = step1.getByRole('link', { name: 'Écrire au support' })
  await expect(support).toHaveAttribute('href', 'mailto:support@example.com')
  await expect(home.film).toBeVisible()
  await step1.getByText('Lire la transcription').click()
  const transcript = step1.getByRole('group')
  await expect(transcript).toContainText('Ceci est une vidéo de démonstration.')
})

declare const told: string[]
