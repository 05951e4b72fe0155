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
const versioned = pages.slice(2)

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const summary = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' })
/** The lines under the title. */
const dates = async (page: Page) =>
  (await page.getByRole('article').locator('header p').allTextContents()).map(fold).filter(Boolean)
/** What the page shows, cells and lines apart. */
const shownText = async (page: Page) =>
  fold((await page.getByRole('article').allInnerTexts()).join())
const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content')

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
    for (const link of await links.all()) {
      const href = await link.getAttribute('href')
      expect(href).toMatch(/^#[a-z\d-]+$/)
      expect(fold(await page.locator(href ?? '').textContent())).toBe(
        fold(await link.textContent()),
      )
    }
  })
}

test.describe('dates', () => {
  for (const { path } of updated) {
    test(`${path} says the day of its last change, built whenever, read whenever`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2031-05-04T12:00:00Z')
      await open(page, path)
      expect(await dates(page)).toEqual(['Dernière mise à jour : 13/07/2025'])
      expect(ORIGINAL_DAY).toBe('2025-07-13')
      const time = page.getByRole('time')
      await expect(time).toHaveCount(1)
      await expect(time).toHaveAttribute('datetime', ORIGINAL_DAY)
    })
  }

  for (const { path } of versioned) {
    test(`${path} says today beside its version, though it was built another day`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2031-05-04T12:00:00Z')
      await open(page, path)
      await expect
        .poll(() => dates(page))
        .toEqual(['Version n° 1.0 du 22/11/2026', 'Version en vigueur consultée le 04/05/2031'])
      await expect(page.getByRole('time').last()).toHaveAttribute('datetime', '2031-05-04')
    })
  }

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

  test('today turns at midnight in Paris under the reader’s eyes', async ({ page }) => {
    await page.clock.install({ time: '2026-07-13T21:50:00Z' })
    await open(page, '/protection-donnees')
    await expect(page.getByText('consultée le 13/07/2026')).toBeVisible()
    await page.clock.fastForward('10:30')
    await expect(page.getByText('consultée le 14/07/2026')).toBeVisible()
  })

  test('today turns for a page that slept, as soon as it is seen again', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00Z')
    await open(page, '/protection-donnees')
    await page.clock.setFixedTime('2026-11-23T12:00:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('consultée le 23/11/2026')).toBeVisible()
  })

  test('today is there at once on a page reached by a link', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00Z')
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Protection' }).click()
    await expect(title(page)).toHaveText('Protection des données')
    await expect.poll(() => dates(page)).toContain('Version en vigueur consultée le 20/11/2026')
  })

  for (const width of [320, 390, 1366]) {
    test(`nothing moves when today appears, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const wakeUp = await hold(page, '**/assets/*.js')
      await page.goto('/conditions-generales', { waitUntil: 'commit' })
      await titles(page).last().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const top = () =>
        titles(page)
          .first()
          .evaluate((heading) => heading.getBoundingClientRect().top)
      await expect(page.getByText('consultée le')).toHaveCount(0)
      const before = await top()

      wakeUp()
      await expect(page.getByText('consultée le')).toBeVisible()
      expect(await top()).toBe(before)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the version is there, and no « today »', async ({ page }) => {
    for (const { path } of versioned) {
      await page.goto(path)
      await expect.poll(() => dates(page)).toEqual(['Version n° 1.0 du 22/11/2026'])
      await expect(page.getByRole('time')).toHaveCount(1)
      await expect(page.getByRole('time')).toHaveText('22/11/2026')
    }
  })

  test('the summary and the links between pages work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/conditions-generales')
    await summary(page).getByText('Sommaire').first().click()
    await summary(page).getByRole('link', { name: 'Force majeure' }).click()
    await expect(page).toHaveURL('/conditions-generales#force-majeure')
    await expect(page.getByRole('heading', { name: 'Force majeure' })).toBeInViewport()
  })
})

test.describe('facts not known yet', () => {
  test('are marked, keep their page out of search engines, and never make a link', async ({
    page,
    request,
  }) => {
    for (const { path } of pages) {
      await page.goto(path)
      await expect(page.getByText('[À compléter').first()).toBeVisible()
      expect(await robots(page)).toBe('noindex')
      await expect(
        page.locator('a[href^="mailto:"], a[href^="tel:"]').filter({ hasText: 'À compléter' }),
      ).toHaveCount(0)
    }
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const { path } of pages) expect(sitemap).not.toContain(path)
  })

  test('leave the home page indexed, and structured data without a gap', async ({ page }) => {
    await page.goto('/')
    expect(await robots(page)).toBe('index, follow')
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
    expect(data).not.toMatch(/compléter|null/)
  })

  test('leave the legal notices mostly to complete', async ({ page }) => {
    await page.goto('/mentions-legales')
    expect(await page.getByText('[À compléter').count()).toBeGreaterThan(15)
  })

  test('stay hidden from search engines after a client navigation too', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await expect(title(page)).toHaveText('Mentions légales')
    await expect.poll(() => robots(page)).toBe('noindex')
  })
})

test.describe('facts all known', () => {
  test.use({ build: 'complete' })

  test('leave nothing to complete, and pages are indexed', async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const { path } of pages) {
      await page.goto(path)
      await expect(page.getByText('[À compléter')).toHaveCount(0)
      expect(await robots(page)).toBe('index, follow')
      expect(sitemap).toContain(path)
    }
  })

  test('say who publishes, in the right form', async ({ page }) => {
    await page.goto('/mentions-legales')
    const text = await shownText(page)
    expect(text).toContain('RCS 876 543 216 RCS Lyon')
    expect(text).toContain('SIRET du siège 876 543 216 00017')
    await expect(page.getByRole('link', { name: '04 65 71 00 12' })).toHaveAttribute(
      'href',
      'tel:+33465710012',
    )
  })

  test('date the two updated pages from the owner’s last change', async ({ page }) => {
    for (const { path } of updated) {
      await page.goto(path)
      await expect.poll(() => dates(page)).toEqual(['Dernière mise à jour : 20/11/2026'])
    }
  })
})

test.describe('the summary', () => {
  test('stays beside the text and marks the section being read', async ({ page }) => {
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
    await expect(link('Obligations des parties')).not.toHaveAttribute('aria-current')

    // On a tall screen, too short to come up to its top, asked for all the same.
    await page.setViewportSize({ width: 1366, height: 1400 })
    await link('Modification').click()
    await expect(link('Modification')).toHaveAttribute('aria-current', 'true')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(link('Modification')).not.toHaveAttribute('aria-current')
  })

  test('is folded above the text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/conditions-generales')
    await expect(summary(page).getByRole('link')).toHaveCount(0)
    await expect(titles(page).first()).toBeInViewport()
    await summary(page).getByText('Sommaire').first().click()
    await expect(summary(page).getByRole('link')).toHaveCount(15)
    await summary(page).getByRole('link', { name: 'Garantie' }).click()
    const heading = page.getByRole('heading', { name: 'Garantie' })
    await expect(heading).toBeInViewport()
    const banner = await page.getByRole('banner').boundingBox()
    expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThan(banner?.height ?? 0)
  })
})

test('the summary shows the section being read, however low the window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await open(page, '/conditions-generales')
  await expect(summary(page).getByRole('link').last()).not.toBeInViewport()
  await titles(page).last().scrollIntoViewIfNeeded()
  await expect(summary(page).locator('[aria-current]:visible')).toBeInViewport()
  await expect(summary(page).getByRole('link').last()).toBeInViewport()
})

test('the promise leads to its conditions, heading first and below the banner', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Ce que la garantie compte' }).click()
  const heading = page.getByRole('heading', { name: 'Garantie « 30+ rendez-vous par mois »' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const banner = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThan(banner?.height ?? 0)
})

test('an address of the guarantee that was given before its number could change still arrives', async ({
  page,
}) => {
  await open(page, '/conditions-generales#garantie-30-rendez-vous-par-mois')
  const heading = page.getByRole('heading', { name: 'Garantie « 30+ rendez-vous par mois »' })
  await expect(heading).toBeInViewport()
  const banner = await page.getByRole('banner').boundingBox()
  const top = (await heading.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan(banner?.height ?? 0)
  expect(top).toBeLessThan(300)
})

for (const width of [1366, 390]) {
  test(`tables keep their names, headers and cells at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/protection-donnees')
    const table = page.getByRole('table', { name: 'Registre des activités de traitement' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Traitement',
      'Données',
      'Base légale',
      'Destinataires',
      'Durée',
    ])
    const row = table.getByRole('row', { name: 'Facturation' })
    await expect(row.getByRole('rowheader')).toHaveText('Facturation')
    await expect(row.getByRole('cell')).toHaveCount(4)
    await expect(row.getByRole('cell', { name: '10 ans' })).toBeVisible()
  })
}

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
  expect(written).toContain('https://www.example.com/mentions-legales')
})

test.describe('services that load with the page', () => {
  test.use({ build: 'services' })

  test('are named in the legal texts, which promise no choice', async ({ page }) => {
    await page.goto('/politique-confidentialite')
    const text = await shownText(page)
    expect(text).toContain("Quand vous ouvrez la page d'accueil, votre navigateur appelle")
    expect(text).toContain('Wistia (États-Unis)')
    expect(text).toContain('Calendly (États-Unis)')
    expect(text).not.toContain('Gérer mes choix')
  })
})

test.describe('services that load on request', () => {
  test.use({ build: 'contextual' })

  test('are named in the legal texts, with the way to change one’s mind', async ({ page }) => {
    await page.goto('/politique-confidentialite')
    const text = await shownText(page)
    expect(text).toContain("Aucun service extérieur n'est appelé avant que vous le demandiez.")
    expect(text).toContain('Vimeo (États-Unis)')
    expect(text).toContain('Cal.com (États-Unis)')
    expect(text).toContain('« Gérer mes choix »')
    await expect(page.getByRole('button', { name: 'Gérer mes choix' })).toBeVisible()
  })
})

test.describe('under React’s development checks', () => {
  test.use({ build: 'development' })

  for (const path of ['/', ...pages.map(({ path }) => path)]) {
    test(`${path} comes to life without a word`, async ({ page }) => {
      await open(page, path)
      await expect(title(page)).toBeVisible()
    })
  }
})
