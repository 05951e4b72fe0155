import { expect, fold, open, test } from './site.ts'

test('the home page makes its promise and shows its two steps, word for word', async ({ page }) => {
  await open(page, '/')
  const text = async (name: RegExp, level: number) =>
    fold(await page.getByRole('heading', { name, level }).textContent())

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
  expect(fold(await page.getByRole('main').textContent())).toContain(
    "Les informations que vous partagez restent confidentielles. Elles nous servent à préparer une stratégie personnalisée avant l'appel, à vous présenter notre offre, puis à garder le fil de nos échanges.",
  )
})

test('« Contacter le support » writes to the configured address', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Contacter le support' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
})

for (const [name, viewport] of Object.entries({
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(name, () => {
    test.use({ viewport })

    test('the first screen holds the promise, its price, step 1 and the play button', async ({
      page,
    }) => {
      await open(page, '/')
      const bottoms = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          page.getByText('Nous ne sommes pas payés.', { exact: true }),
          page.getByRole('heading', { name: /Étape 1/ }),
        ].map(async (locator) => {
          const box = await locator.boundingBox()
          return box ? box.y + box.height : Number.POSITIVE_INFINITY
        }),
      )
      const play = await page.getByRole('button', { name: /vidéo/i }).first().boundingBox()
      expect(Math.max(...bottoms)).toBeLessThan(viewport.height)
      expect(play && play.y + play.height / 2).toBeLessThan(viewport.height)
    })
  })
}

test('the banner stays in place while the page scrolls', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 1000))
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
})

test.describe('with everything the owner may say of the video', () => {
  test.use({ build: 'complete' })

  test('the box has the configured ratio, and search engines are told of the video', async ({
    page,
  }) => {
    await open(page, '/')
    const box = await page
      .getByRole('button', { name: 'Charger la vidéo' })
      .locator('..')
      .boundingBox()
    expect(box && box.width / box.height).toBeCloseTo(1.6, 1)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '{}')['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'VideoObject', uploadDate: '2026-09-01' }),
    )
  })
})
