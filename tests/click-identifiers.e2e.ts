import type { Page } from '@playwright/test'
import { expect, open, openTowardsCalendar, test } from './site.ts'
import { playCalCom, playCalendly } from './stand-ins/scheduling.ts'

const clicks = {
  gclid: 'Cj0KCQ-secret_1.a~b',
  gbraid: '0AAAAA-secret-2',
  wbraid: 'Cl8KCQ-secret-3',
  fbclid: `IwAR0secret${'x'.repeat(501)}`,
  msclkid: 'secret5f0e4d3c2b1a',
}
const landing = `?${new URLSearchParams({ ...clicks, email: 'secret@exemple.fr' })}`

/** What the card and the policy say of it. */
const said = /l’identifiant que la régie publicitaire a donné à votre clic/
const card = (page: Page) => page.getByRole('region', { name: /^Agenda tenu par/ })

const load = (page: Page) => page.getByRole('button', { name: 'Charger l’agenda' }).click()

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test.describe('where the owner passes the click’s identifier on', () => {
  test.use({ build: 'complete' })

  test('the calendar gets each one whole, once the visitor has agreed, and nobody else', async ({
    page,
  }) => {
    const elsewhere: string[] = []
    const { frames } = await playCalendly(page)
    await openTowardsCalendar(page, `/${landing}`)
    page.on('request', (request) => {
      if (!request.url().startsWith('https://calendly.com/')) elsewhere.push(request.url())
    })
    await page.getByRole('button', { name: 'Charger l’agenda' }).scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    expect(frames).toEqual([])

    await load(page)
    await expect.poll(() => frames.length).toBe(1)
    const passed = Object.fromEntries(frames[0]?.url.searchParams ?? [])
    expect(passed).toMatchObject(clicks)
    expect(passed).not.toHaveProperty('email')
    expect(frames[0]?.referrer).not.toContain('secret')
    expect(elsewhere.filter((url) => url.includes('secret'))).toEqual([])
    await expect(page.locator('a[href*="secret"]')).toHaveCount(0)
    expect(await page.context().cookies()).toEqual([])
    expect(await kept(page)).toBe('[{},{}]')

    await page.getByRole('button', { name: /^Autoriser pendant 6 mois Calendly/ }).click()
    await expect.poll(() => kept(page)).toContain('Calendly')
    expect(await kept(page)).not.toContain('secret')
  })

  test('card and policy say so', async ({ page }) => {
    await page.goto('/')
    await expect(card(page)).toContainText(said)
    await page.goto('/politique-confidentialite')
    await expect(page.getByRole('article')).toContainText(said)
  })

  test('one that is longer than any is not cut: it is left out', async ({ page }) => {
    const { frames } = await playCalendly(page)
    await openTowardsCalendar(page, `/?gclid=${'x'.repeat(513)}&msclkid=${'y'.repeat(512)}`)
    await load(page)
    await expect.poll(() => frames.length).toBe(1)
    const passed = frames[0]?.url.searchParams
    expect([passed?.get('gclid'), passed?.get('msclkid')]).toEqual([null, 'y'.repeat(512)])
  })

  test('they last as long as the page: another of ours keeps them, a new visit does not', async ({
    page,
  }) => {
    const { frames } = await playCalendly(page)
    await open(page, `/mentions-legales${landing}`)
    await page.getByRole('banner').getByRole('link').click()
    await expect(page).toHaveURL('/')
    await page.evaluate(() => window.scrollBy(0, 1))
    await load(page)
    await expect.poll(() => frames.length).toBe(1)
    expect(Object.fromEntries(frames[0]?.url.searchParams ?? [])).toMatchObject(clicks)

    await openTowardsCalendar(page)
    await load(page)
    await expect.poll(() => frames.length).toBe(2)
    expect(frames[1]?.url.search).not.toContain('secret')
  })
})

test.describe('as shipped', () => {
  test.use({ build: 'contextual' })

  test('the calendar gets no identifier of a click', async ({ page }) => {
    const { frames } = await playCalCom(page)
    await openTowardsCalendar(page, `/${landing}`)
    await load(page)
    await expect.poll(() => frames.length).toBe(1)
    expect(frames[0]?.url.search).not.toContain('secret')
    await expect(card(page)).not.toContainText(said)
    await page.goto('/politique-confidentialite')
    await expect(page.getByRole('article')).not.toContainText(said)
  })
})
