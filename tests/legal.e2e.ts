import type { Page } from '@playwright/test'
import { ORIGINAL_DAY } from '../generator/schema/legal-schema.ts'
import { expect, fold, hold, open, test } from './site.ts'

const pages = [
  { path: '/mentions-legales', title: 'Mentions légales', sections: 10 },
  { path: '/politique-confidentialite', title: 'Politique de confidentialité', sections: 12 },
  { path: '/conditions-generales', title: "Conditions générales d'utilisation", sections: 15 },
  { path: '/protection-donnees', title: 'Protection des données', sections: 14 },
]
const updated = pages.slice(0, 2)

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const summary = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' })
const guarantee = (page: Page) =>
  page.getByRole('heading', { name: 'Garantie « 30+ rendez-vous par mois »' })
/** The lines under the title. */
const dates = async (page: Page) =>
  (await page.getByRole('article').locator('header p').allTextContents()).map(fold).filter(Boolean)
const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content')
const bottomOfBanner = async (page: Page) =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0
const top = async (page: Page) => (await guarantee(page).boundingBox())?.y ?? 0

for (const { path, title: name, sections } of pages) {
  test(`${path} has one title and ${sections} numbered sections, and its summary leads to each`, async ({
    page,
  }) => {
    await open(page, path)
    expect(fold(await title(page).textContent())).toBe(name)
    const numbered = (await titles(page).allTextContents()).map(fold)
    expect(numbered).toHaveLength(sections)
    for (const [index, text] of numbered.entries()) expect(text).toMatch(`${index + 1}. `)

    const links = summary(page).getByRole('link')
    expect((await links.allTextContents()).map(fold)).toEqual(numbered)
    for (const [index, link] of (await links.all()).entries()) {
      const href = await link.getAttribute('href')
      expect(href).toMatch(/^#[a-z\d-]+$/)
      expect(fold(await page.locator(href ?? '').textContent())).toBe(numbered[index])
    }
  })
}

test.describe('dates', () => {
  test('say the last change, or the version and today, whenever they were built', async ({
    page,
  }) => {
    expect(ORIGINAL_DAY).toBe('2025-07-13')
    await page.clock.setFixedTime('2031-05-04T12:00:00Z')
    for (const { path } of pages) {
      await open(page, path)
      const said = updated.some((each) => each.path === path)
        ? ['Dernière mise à jour : 13/07/2025']
        : ['Version n° 1.0 du 22/11/2026', 'Version en vigueur consultée le 04/05/2031']
      await expect.poll(() => dates(page)).toEqual(said)
      const day = said.length === 1 ? ORIGINAL_DAY : '2031-05-04'
      await expect(page.getByRole('time').last()).toHaveAttribute('datetime', day)
    }
  })

  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    test.describe(`read in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('today is the day in Paris', async ({ page }) => {
        // The 20th in Los Angeles and the 21st in Auckland, at once.
        await page.clock.setFixedTime('2026-11-20T22:59:00Z')
        await open(page, '/conditions-generales')
        await expect.poll(() => dates(page)).toContain('Version en vigueur consultée le 20/11/2026')
        await page.clock.setFixedTime('2026-11-20T23:01:00Z')
        await page.reload()
        await expect(page.getByText('consultée le 21/11/2026')).toBeVisible()
      })
    })
  }

  test('today turns at midnight in Paris, and for a page that is seen again', async ({ page }) => {
    await page.clock.install({ time: '2026-07-13T21:50:00Z' })
    await open(page, '/protection-donnees')
    await expect(page.getByText('consultée le 13/07/2026')).toBeVisible()
    await page.clock.fastForward('10:30')
    await expect(page.getByText('consultée le 14/07/2026')).toBeVisible()
    await page.clock.setFixedTime('2026-11-23T12:00:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('consultée le 23/11/2026')).toBeVisible()
  })

  for (const width of [320, 1366]) {
    test(`nothing moves when today appears, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const release = await hold(page, '**/assets/*.js')
      await page.goto('/conditions-generales', { waitUntil: 'commit' })
      await titles(page).last().waitFor()
      await page.evaluate(() => document.fonts.ready)
      await expect(page.getByText('consultée le')).toHaveCount(0)
      const before = await titles(page).first().boundingBox()
      release()
      await expect(page.getByText('consultée le')).toBeVisible()
      expect(await titles(page).first().boundingBox()).toEqual(before)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the version is there without « today », and the summary works', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/conditions-generales')
    expect(await dates(page)).toEqual(['Version n° 1.0 du 22/11/2026'])
    await expect(page.getByRole('time')).toHaveText('22/11/2026')
    await summary(page).getByText('Sommaire').first().click()
    await summary(page).getByRole('link', { name: 'Force majeure' }).click()
    await expect(page).toHaveURL('/conditions-generales#force-majeure')
    await expect(page.getByRole('heading', { name: 'Force majeure' })).toBeInViewport()
  })
})

test('facts not known yet are marked, and keep their page, not the home page, out of search engines', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.getByText('[À compléter').first()).toBeVisible()
    expect(await robots(page)).toBe('noindex')
    expect(sitemap).not.toContain(path)
    await expect(page.getByRole('link', { name: 'À compléter' })).toHaveCount(0)
  }
  await page.goto('/mentions-legales')
  expect(await page.getByText('[À compléter').count()).toBeGreaterThan(15)
  await open(page, '/')
  expect(await robots(page)).toBe('index, follow')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(data).not.toMatch(/compléter|null/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(title(page)).toHaveText('Mentions légales')
  await expect.poll(() => robots(page)).toBe('noindex')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Protection' }).click()
  await expect(page.getByText('consultée le')).toBeVisible()
})

test.describe('facts all known', () => {
  test.use({ build: 'complete' })

  test('leave nothing to complete, on pages that are dated and indexed', async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const { path } of pages) {
      await page.goto(path)
      await expect(page.getByText('[À compléter')).toHaveCount(0)
      expect(await robots(page)).toBe('index, follow')
      expect(sitemap).toContain(path)
    }
    for (const { path } of updated) {
      await page.goto(path)
      expect(await dates(page)).toEqual(['Dernière mise à jour : 20/11/2026'])
    }
    await page.goto('/mentions-legales')
    await expect(page.getByRole('link', { name: '04 65 71 00 12' })).toHaveAttribute(
      'href',
      'tel:+33465710012',
    )
  })
})

test('the summary stays beside the text and marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await open(page, '/conditions-generales')
  const link = (name: string) => summary(page).getByRole('link', { name })
  await expect(summary(page).locator('[aria-current]')).toHaveCount(0)
  await page
    .getByRole('heading', { name: 'Obligations des parties' })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(link('Obligations des parties')).toHaveAttribute('aria-current', 'true')
  await expect(link('Obligations des parties')).toBeInViewport()
  await link('Description du service').click()
  await expect(link('Description du service')).toHaveAttribute('aria-current', 'true')
  await titles(page).last().scrollIntoViewIfNeeded()
  await expect(summary(page).locator('[aria-current]:visible')).toBeInViewport()

  // On a tall screen, too short to come up to its top, asked for all the same.
  await page.setViewportSize({ width: 1366, height: 1400 })
  await link('Modification').click()
  await expect(link('Modification')).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(link('Modification')).not.toHaveAttribute('aria-current')
})

test('the summary is folded above the text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/conditions-generales')
  await expect(summary(page).getByRole('link')).toHaveCount(0)
  await expect(titles(page).first()).toBeInViewport()
  await summary(page).getByText('Sommaire').first().click()
  await expect(summary(page).getByRole('link')).toHaveCount(15)
  await summary(page).getByRole('link', { name: 'Garantie' }).click()
  await expect(guarantee(page)).toBeInViewport()
  expect(await top(page)).toBeGreaterThan(await bottomOfBanner(page))
})

test('the promise, and an address given before its number could change, lead to its conditions', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Ce que la garantie compte' }).click()
  await expect(guarantee(page)).toBeFocused()
  await expect(guarantee(page)).toBeInViewport()
  expect(await top(page)).toBeGreaterThan(await bottomOfBanner(page))
  await open(page, '/conditions-generales#garantie-30-rendez-vous-par-mois')
  await expect(guarantee(page)).toBeInViewport()
  expect(await top(page)).toBeGreaterThan(await bottomOfBanner(page))
  expect(await top(page)).toBeLessThan(300)
})

test('tables keep their names, headers and cells, also as cards on a phone', async ({ page }) => {
  await page.goto('/protection-donnees')
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const table = page.getByRole('table', { name: 'Registre des activités de traitement' })
    await expect(table.getByRole('columnheader')).toHaveCount(5)
    const row = table.getByRole('row', { name: 'Facturation' })
    await expect(row.getByRole('rowheader')).toHaveText('Facturation')
    await expect(row.getByRole('cell', { name: '10 ans' })).toBeVisible()
  }
})

test('paper shows the text, the address of each link, and no banner', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/conditions-generales')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(summary(page)).toBeHidden()
  await expect(title(page)).toBeVisible()
  const written = await page
    .getByRole('main')
    .getByRole('link', { name: 'mentions légales' })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(written).toBe('" (" "https://www.example.com" attr(href) ")"')
})

for (const [build, sentence, service] of [
  ['services', "Quand vous ouvrez la page d'accueil, votre navigateur appelle", 'Calendly'],
  ['contextual', "Aucun service extérieur n'est appelé avant que vous le demandiez.", 'Cal.com'],
] as const) {
  test.describe(`a site of the kind « ${build} »`, () => {
    test.use({ build })

    test('names its services, and says when they load', async ({ page }) => {
      await page.goto('/politique-confidentialite')
      const text = fold(await page.getByRole('article').innerText())
      expect(text).toContain(sentence)
      expect(text).toContain(`${service} (États-Unis)`)
    })
  })
}

test.describe('under React’s development checks', () => {
  test.use({ build: 'development' })

  test('each page comes to life without a word', async ({ page }) => {
    for (const path of ['/', ...pages.map(({ path }) => path)]) {
      await open(page, path)
      await expect(title(page)).toBeVisible()
    }
  })
})
