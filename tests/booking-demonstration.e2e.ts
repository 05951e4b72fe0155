import type { FrameLocator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, hydrated, openTowardsCalendar, test } from './site.ts'

const step = (page: Page) =>
  page.getByRole('region', { name: 'Étape 2 sur 2 : Planifiez votre appel de découverte' })
const calendar = (page: Page) => step(page).locator('iframe')
const demonstration = (page: Page) => calendar(page).contentFrame()
const times = (frame: FrameLocator) => frame.getByRole('radio')
const focusedDay = (page: Page) =>
  page.frame({ url: /demonstration/ })?.evaluate(() => document.activeElement?.ariaLabel ?? '')

// A Friday evening in Paris.
const friday = '2026-07-10T20:00:00Z'

async function openOn(page: Page, date: string) {
  await page.clock.setFixedTime(date)
  await openTowardsCalendar(page)
  await expect(demonstration(page).getByRole('grid')).toBeVisible()
}

test('says first of all that it is a demonstration and sends nothing', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await openOn(page, friday)
  const frame = demonstration(page)
  await expect(frame.getByRole('paragraph').first()).toHaveText('Démonstration : rien n’est envoyé')
  await expect(frame.getByText('Les heures sont celles de Paris.')).toBeVisible()

  const before = requests.length
  await times(frame).first().check()
  await frame.getByRole('button', { name: 'Continuer' }).click()
  await frame.getByLabel('Nom').fill('Camille Exemple')
  await frame.getByLabel('E-mail').fill('camille@exemple.fr')
  await frame.getByRole('button', { name: 'Confirmer l’appel' }).click()
  await expect(
    frame.getByRole('heading', { name: 'Ce serait noté, Camille Exemple' }),
  ).toBeFocused()
  await expect(frame.getByText(/rien n’a été envoyé/)).toBeVisible()

  await expect(
    step(page).getByRole('heading', { name: 'C’est ainsi qu’un appel sera confirmé' }),
  ).toBeInViewport()
  await expect(step(page).getByText(/Démonstration.: rien n’a été envoyé/)).toBeVisible()
  await expect(step(page).getByText('Votre appel est réservé')).toHaveCount(0)
  await expect(step(page).getByText('suivez le lien')).toHaveCount(0)
  await expect(step(page).getByRole('status')).toHaveText(
    'Démonstration : c’est ainsi qu’un appel sera confirmé. Rien n’est réservé.',
  )
  expect(requests.slice(before)).toEqual([])
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/`))).toEqual([])
})

test('offers weekdays from tomorrow on, whatever the visitor’s clock says', async ({ page }) => {
  await openOn(page, friday)
  const frame = demonstration(page)
  await expect(frame.getByRole('columnheader')).toHaveText(['lun.', 'mar.', 'mer.', 'jeu.', 'ven.'])
  await expect(
    frame.getByRole('button', { name: 'lundi 13 juillet', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  // Today, and a holiday.
  for (const name of ['vendredi 10 juillet, indisponible', 'mardi 14 juillet, indisponible']) {
    await expect(frame.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
  await expect(frame.getByRole('button', { name: 'Mois précédent' })).toBeDisabled()
  await frame.getByRole('button', { name: 'Mois suivant' }).click()
  await expect(frame.getByText('août 2026')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Mois suivant' })).toBeDisabled()
})

test('books by keyboard alone', async ({ page }) => {
  await openOn(page, friday)
  const frame = demonstration(page)
  await frame.getByRole('button', { name: 'lundi 13 juillet', exact: true }).focus()
  for (const [key, day] of [
    ['ArrowRight', 'mardi 14 juillet, indisponible'],
    ['ArrowRight', 'mercredi 15 juillet'],
    ['ArrowDown', 'mercredi 22 juillet'],
    ['End', 'vendredi 24 juillet'],
    ['ArrowRight', 'lundi 27 juillet'],
    ['PageDown', 'lundi 3 août'],
    ['PageUp', 'vendredi 31 juillet'],
    ['Home', 'lundi 27 juillet'],
    ['ArrowUp', 'lundi 20 juillet'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focusedDay(page), key).toBe(day)
  }
  await expect(frame.getByRole('group', { name: 'lundi 20 juillet' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const time = await times(frame).nth(1).inputValue()
  await expect(times(frame).nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('heading', { name: 'Vos coordonnées' })).toBeFocused()
  await expect(
    frame.getByText(`lundi 20 juillet 2026 à ${time}, heure de Paris`).filter({ visible: true }),
  ).toBeVisible()

  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab')
  await expect(frame.getByLabel('Nom')).toBeFocused()
  await page.keyboard.type('Camille')
  await page.keyboard.press('Tab')
  await page.keyboard.type('camille@exemple.fr')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('heading', { name: 'Ce serait noté, Camille' })).toBeFocused()

  await frame.getByRole('button', { name: 'Choisir un autre créneau' }).click()
  await expect(
    frame.getByRole('heading', { name: 'Choisissez un jour et une heure' }),
  ).toBeFocused()
})

test('keeps a stop for the keyboard in every month, and never loses the focus at its ends', async ({
  page,
}) => {
  // Six weeks later come a holiday and a weekend: January has no free day to lead to.
  await openOn(page, '2026-11-22T10:00:00Z')
  const frame = demonstration(page)
  await frame.getByRole('button', { name: 'Mois suivant' }).click()
  await expect(frame.getByText('décembre 2026')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Mois suivant' })).toBeDisabled()
  await expect(frame.locator('[data-day][tabindex="0"]')).toHaveCount(1)

  await frame.getByRole('button', { name: 'jeudi 31 décembre' }).focus()
  for (const key of ['PageDown', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(key)
    expect(await focusedDay(page), key).toMatch(/^jeudi 31 décembre/)
  }
})

test('says what is missing, where it is missing', async ({ page }) => {
  await openOn(page, friday)
  const frame = demonstration(page)
  await frame.getByRole('button', { name: 'Continuer' }).click()
  await expect(frame.getByRole('alert')).toHaveText('Choisissez une heure.')
  await times(frame).first().check()
  await frame.getByRole('button', { name: 'Continuer' }).click()

  await frame.getByRole('button', { name: 'Confirmer l’appel' }).click()
  await expect(frame.getByLabel('Nom')).toBeFocused()
  await expect(frame.getByLabel('Nom')).toHaveAccessibleDescription('Écrivez votre nom.')
  await frame.getByLabel('Nom').fill('Camille')
  await expect(frame.getByLabel('Nom')).toHaveAccessibleDescription('')
  await frame.getByLabel('E-mail').fill('camille')
  await frame.getByRole('button', { name: 'Confirmer l’appel' }).click()
  await expect(frame.getByLabel('E-mail')).toBeFocused()
  await expect(frame.getByLabel('E-mail')).toHaveAccessibleDescription(/camille@exemple\.fr/)
})

const scriptRuns = (page: Page) =>
  page.evaluate(() => (window as { demonstrationRuns?: number }).demonstrationRuns)

test('is heard as a real service is: the warning of eight seconds never comes', async ({
  page,
}) => {
  await page.clock.install()
  await openTowardsCalendar(page)
  await expect(demonstration(page).getByRole('grid')).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(
    step(page).getByRole('heading', { name: 'L’agenda tarde à s’afficher' }),
  ).toBeHidden()
})

for (const width of [1366, 390, 320]) {
  test(`fits its frame at ${width} px, in each of its steps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    // A month of six weeks, the tallest.
    await openOn(page, '2026-08-03T10:00:00Z')
    const frame = demonstration(page)
    const fits = async () => {
      const box = frame.locator('html')
      expect(await box.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
      expect(await box.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
      expect((await calendar(page).boundingBox())?.height).toBe(900)
    }
    await fits()
    await times(frame).first().check()
    await frame.getByRole('button', { name: 'Continuer' }).click()
    await frame.getByRole('button', { name: 'Confirmer l’appel' }).click()
    await fits()
  })
}

test('grows with its text when the visitor enlarges it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOn(page, friday)
  await demonstration(page)
    .locator('html')
    .evaluate((html) => {
      html.style.fontSize = '200%'
    })
  await expect.poll(async () => (await calendar(page).boundingBox())?.height).toBeGreaterThan(1_000)
})

test('is a page of its own for whoever opens it in a new tab', async ({ page, context }) => {
  await openTowardsCalendar(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Ouvrez-le dans un nouvel onglet' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Appel de découverte' })).toBeVisible()
  await expect(tab.getByRole('grid')).toBeVisible()
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('passes the accessibility checks in each of its steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/demonstration/agenda')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Confirmer l’appel' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Nom').fill('Camille')
  await page.getByLabel('E-mail').fill('camille@exemple.fr')
  await page.getByRole('button', { name: 'Confirmer l’appel' }).click()
  await expect(page.getByRole('heading', { name: 'Ce serait noté' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('comes back after a legal page as it was: one script, one frame', async ({ page }) => {
  await openTowardsCalendar(page)
  for (let visit = 0; visit < 3; visit++) {
    await expect(demonstration(page).getByRole('grid')).toBeVisible()
    await expect(page.locator('script[src="/demonstration/widget.js"]')).toHaveCount(1)
    await expect.poll(() => scriptRuns(page)).toBe(visit + 1)
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.locator('script[src="/demonstration/widget.js"]')).toHaveCount(0)
    await page.goBack()
  }
  await hydrated(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('says that it needs it', async ({ page }) => {
    await page.goto('/')
    await expect(
      demonstration(page).getByText(/^Cet agenda de démonstration a besoin de JavaScript/),
    ).toBeVisible()
  })
})
