import type { Locator, Page } from '@playwright/test'
import { expect, fold, open, test } from './site.ts'

test('the home page makes its promise and shows its two steps, word for word', async ({ page }) => {
  await open(page, '/')
  const text = async (name: RegExp, level: number) =>
    fold(await page.getByRole('heading', { name, level }).innerText())

  await expect(page.getByRole('banner')).toHaveText('Pour les psychologues')
  expect(await text(/Découvrez/, 1)).toBe(
    'Découvrez comment nous pouvons vous garantir 30+ rendez-vous par mois.',
  )
  expect(fold(await page.getByRole('main').textContent())).toContain(
    'Pas de nouveaux clients ? Nous ne sommes pas payés.',
  )
  expect(await text(/Étape 1/, 2)).toBe('Étape 1 sur 2 : Regardez la vidéo')
  expect(await text(/Étape 2/, 2)).toBe('Étape 2 sur 2 : Planifiez votre appel de découverte')
  expect(await text(/questions/, 2)).toBe('Vous avez encore des questions ?')
  await expect(page.getByText(/confidentielles/)).toHaveText(
    'Vos réponses restent confidentielles. Elles servent à préparer, avant l’appel, une stratégie personnalisée.',
  )
  await expect(page.getByRole('link', { name: 'Contacter le support' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
  // The strip stays in place while the page scrolls.
  await page.evaluate(() => window.scrollTo(0, 1000))
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
})

/** What the page says of its offer: on screen, to search engines and to whoever shares a link. */
const offersOf = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('main h1 + *')?.textContent ?? '',
    ...[
      ...document.querySelectorAll<HTMLMetaElement>(
        'meta[name=description], [property="og:description"]',
      ),
    ].map(({ content }) => content),
    document.querySelector('[type="application/ld+json"]')?.textContent ?? '',
  ])

for (const [build, isSaid] of [
  ['shipped', false],
  ['complete', true],
] as const) {
  test.describe(
    isSaid ? 'where clients pay for ads' : 'where nobody has said who pays for ads',
    () => {
      test.use({ build })

      test(
        isSaid ? 'the offer says so, wherever it is made' : 'no sentence speaks of a budget',
        async ({ page }) => {
          await page.goto('/')
          const offers = await offersOf(page)
          expect(offers).toHaveLength(4)
          for (const offer of offers) {
            expect(offer).toMatch(/pas payés/)
            expect.soft(/budget|publicitaire/i.test(offer), offer).toBe(isSaid)
          }
        },
      )
    },
  )
}

test('what the guarantee covers opens in place, and stands on paper', async ({ page, home }) => {
  await open(page, '/')
  const control = page.getByText('Ce que couvre la garantie')
  const closed = await control.boundingBox()
  await expect(home.conditions).toBeHidden()
  await control.click()
  await expect(home.conditions).toBeVisible()
  expect(await control.boundingBox()).toEqual(closed)
  await control.click()
  await page.emulateMedia({ media: 'print' })
  await expect(home.conditions).toBeVisible()
})

/** What ordinary laptops and phones leave to a page. */
const windows = [
  [1366, 641],
  [1366, 600],
  [1280, 585],
  [1920, 953],
  [390, 664],
  [360, 560],
  [320, 568],
] as const

for (const build of ['shipped', 'contextual'] as const) {
  test.describe(build, () => {
    test.use({ build })

    test('the first screen holds the promise, its price, step 1 and the whole play button', async ({
      page,
    }) => {
      await open(page, '/')
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        for (const promise of [
          page.getByRole('heading', { level: 1 }),
          page.getByRole('main').getByText('Nous ne sommes pas payés.').first(),
          page.getByRole('heading', { name: /Étape 1/ }),
          page.getByRole('button', { name: /vidéo/i }).first(),
        ]) {
          await expect.soft(promise, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
        }
        const film = await page.locator('[data-embed="video"]').boundingBox()
        const text = await page.getByRole('heading', { level: 1 }).boundingBox()
        if (width < 640) expect.soft(film?.width, 'as wide as the text').toBe(text?.width)
        if (build === 'contextual') {
          const length = await page.evaluate(() => document.documentElement.scrollHeight)
          if (width === 390) expect.soft(length, 'with two services').toBeLessThanOrEqual(2250)
          const sentence = page.getByText(/^Vidéo hébergée par Vimeo/)
          const ratio = height < 580 && width < 640 ? 0.3 : 1
          await expect.soft(sentence, `${width} × ${height}`).toBeInViewport({ ratio })
        }
      }
    })
  })
}

test('the arrow of the strip leads to the first step', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Aller à la première étape' }).click()
  await expect(page).toHaveURL(/#video$/)
})

test.describe('with everything the owner may say', () => {
  test.use({ build: 'complete' })

  test('the box has the configured ratio, and the foot says who speaks', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('contentinfo')).toContainText('Agence des Lilas · SAS · Lyon')
    const box = await page
      .getByRole('button', { name: /^Regarder la vidéo/ })
      .locator('xpath=../../..')
      .boundingBox()
    expect(box && box.width / box.height).toBeCloseTo(1.6, 1)
  })
})

test.describe('where a film has no picture', () => {
  test.use({ build: 'contextual' })

  test('agency, title and button never overlap, and stay within the picture', async ({
    page,
    home,
  }) => {
    await open(page, '/')
    const picture = page.locator('[data-embed="video"]')
    const parts = [
      picture.getByText('Agence Exemple'),
      picture.getByText('Notre méthode, et ce que nous garantissons'),
      home.watch,
    ]
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('not on screen')
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    for (const width of [320, 390, 768, 1366]) {
      await page.setViewportSize({ width, height: 664 })
      for (const letters of ['100%', '200%']) {
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          letters,
        )
        const around = await boxOf(picture)
        const boxes = await Promise.all(parts.map(boxOf))
        for (const [index, box] of boxes.entries()) {
          const label = `${width} px, ${letters}, part ${index + 1}`
          expect.soft(box.bottom, label).toBeLessThanOrEqual(around.bottom)
          expect.soft(box.right, label).toBeLessThanOrEqual(around.right)
          const isClear = (other: typeof box) =>
            other.x >= box.right - 1 ||
            other.right <= box.x + 1 ||
            other.y >= box.bottom - 1 ||
            other.bottom <= box.y + 1
          expect.soft(boxes.filter((other) => other !== box).every(isClear), label).toBe(true)
        }
      }
    }
  })
})

test('a tap anywhere on the picture plays the film', async ({ page, home }) => {
  await open(page, '/')
  await page.locator('[data-embed="video"]').click({ position: { x: 200, y: 40 } })
  await home.playsFilm()
})
