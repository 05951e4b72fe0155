import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, hydrated, open, test } from './site.ts'

const chunks = (siteDir: string, name: string) =>
  readdirSync(join(siteDir, 'assets')).filter((file) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
  )

test.describe('after a redeployment', () => {
  test.use({
    expectedConsole: /404|Failed to fetch dynamically imported module|file of this page is gone/,
  })

  test('a page whose file is gone is loaded whole', async ({ page, siteDir }) => {
    const [legal] = chunks(siteDir, 'MentionsLegalesPage')
    await page.route(`**/assets/${legal}`, (route) => route.fulfill({ status: 404 }), { times: 1 })
    await open(page, '/')
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveTitle(/^Mentions légales/)
    await hydrated(page)
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  })

  test('a page opened without its file does what it does without JavaScript', async ({
    page,
    siteDir,
  }) => {
    const [legal] = chunks(siteDir, 'MentionsLegalesPage')
    await page.route(`**/assets/${legal}`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/mentions-legales')
    await expect(page.locator('html')).not.toHaveAttribute('data-js')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Conditions générales' }).click()
    await expect(page).toHaveTitle(/^Conditions générales/)
  })

  test('without the application itself the page still plays, books and links', async ({ page }) => {
    await page.route('**/assets/browser-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await expect(page.getByLabel(/^Vidéo/)).toHaveAttribute('controls')
    await expect(page.getByTitle(/^Agenda/)).toBeVisible()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveTitle(/^Mentions légales/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('an exception in our code', () => {
  test.use({ expectedConsole: /broken on purpose/, build: 'services' })

  test('in the frame of the page leaves the finished page on screen', async ({ page }) => {
    // Only the frame of the page listens for this on the document.
    await page.addInitScript(() => {
      const { addEventListener } = document
      document.addEventListener = function (this: Document, type: string, ...rest: never[]) {
        if (type === 'pointerover') throw new Error('broken on purpose')
        Reflect.apply(addEventListener, this, [type, ...rest])
      } as typeof addEventListener
    })
    const broken = page.waitForEvent('console', (message) =>
      /broken on purpose/.test(message.text()),
    )
    await page.goto('/')
    await broken
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveTitle(/^Mentions légales/)
  })

  test('in an embed leaves its links, and the rest of the page alive', async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('broken on purpose')
        }
      } as unknown as typeof IntersectionObserver
    })
    await page.goto('/')
    const fallback = page.getByRole('region', { name: /Étape 1/ })
    await expect(fallback.getByRole('link', { name: 'Regarder sur Wistia' })).toBeVisible()
    await expect(fallback.getByRole('link', { name: 'Écrire au support' })).toBeVisible()
    await expect(fallback.locator('img, iframe, button')).toHaveCount(0)
    await expect(page.getByTitle(/^Agenda/)).toBeVisible()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveTitle(/^Mentions légales/)
  })
})
