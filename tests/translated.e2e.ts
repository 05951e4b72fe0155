import type { Page } from '@playwright/test'
import { expect, hold, open, openTowardsCalendar, react, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { playCalCom, playCalendly } from './stand-ins/scheduling.ts'
import { playVimeo, playWistia } from './stand-ins/video.ts'
import { translate, translateFromTheStart } from './translate.ts'

const step = (page: Page) => page.getByRole('region', { name: /^Étape 2/ })
const calendar = (page: Page) => step(page).locator('iframe')
const heading = (page: Page, name: string) => step(page).getByRole('heading', { name })

/** A page may be translated before it is awake, or once it is. */
const whens = {
  'before the page is awake': async (page: Page) => {
    await translateFromTheStart(page)
    await openTowardsCalendar(page)
  },
  'once the page is awake': async (page: Page) => {
    await openTowardsCalendar(page)
    await translate(page)
  },
}

for (const [when, openTranslated] of Object.entries(whens)) {
  test.describe(`translated ${when}`, () => {
    test.describe('services that come with the page', () => {
      test.use({ build: 'services' })

      test('books, goes away and comes back', async ({ page }) => {
        await playWistia(page)
        const { frames } = await playCalendly(page)
        await openTranslated(page)
        const frame = await frameOf(page, 'https://calendly.com')
        await frame.getByRole('button', { name: 'Confirmer' }).click()
        await expect(heading(page, 'Votre appel est réservé')).toBeVisible()
        await expect(calendar(page)).toHaveCount(1)
        expect(frames).toHaveLength(1)

        await page.getByRole('link', { name: 'Mentions légales' }).first().click()
        await expect(page).toHaveTitle(/^Mentions légales/)
        await page.goBack()
        await expect(heading(page, 'Votre appel est réservé')).toBeVisible()
        await page.getByRole('button', { name: 'Réserver un autre appel' }).click()
        await expect(calendar(page)).toBeVisible()
      })
    })

    test.describe('services that ask first', () => {
      test.use({ build: 'contextual' })

      test('says on each button what it does now, and follows it', async ({ page }) => {
        await playVimeo(page)
        await playCalCom(page)
        await openTranslated(page)
        const showSlots = page.getByRole('button', { name: 'Voir les créneaux' })
        await step(page).getByRole('checkbox').check()
        await showSlots.click()
        await frameOf(page, 'https://app.cal.com')
        await expect(step(page).getByText('est autorisé sur cet appareil')).toBeVisible()
        await step(page).getByRole('button', { name: 'Retirer mon accord' }).click()
        await expect(calendar(page)).toHaveCount(0)
        await showSlots.click()
        await expect(step(page).getByText('est autorisé pour cette visite')).toBeVisible()
        await expect(step(page).getByText('est autorisé sur cet appareil')).toHaveCount(0)
        const frame = await frameOf(page, 'https://app.cal.com')
        await frame.getByRole('button', { name: 'Confirmer' }).click()
        await expect(heading(page, 'Votre appel est réservé')).toBeVisible()

        await page.getByRole('button', { name: /^Regarder la vidéo/ }).click()
        const player = await frameOf(page, 'https://player.vimeo.com')
        await expect(async () => {
          await player.getByRole('button', { name: 'Terminer' }).click()
          await expect(page.getByRole('button', { name: 'Revoir' })).toBeVisible({
            timeout: 200,
          })
        }).toPass()

        await page.getByRole('button', { name: 'Gérer mes choix' }).click()
        const choices = page.getByRole('dialog')
        await choices.getByRole('button', { name: /Vimeo/ }).click()
        await expect(choices.getByText('Vimeo n’est pas autorisé')).toBeVisible()
        await expect(choices.getByRole('button', { name: /Vimeo/ })).toContainText('Autoriser')
      })
    })

    test('books in the demonstration calendar, which is translated too', async ({ page }) => {
      await openTranslated(page)
      const frame = calendar(page).contentFrame()
      await frame.getByRole('radio').first().waitFor()
      await translate(page)
      await frame.getByRole('radio').nth(1).check()
      await frame.getByRole('button', { name: 'Confirmer l’appel' }).click()
      await expect(frame.getByRole('heading', { name: 'Votre appel serait réservé' })).toBeVisible()
      await expect(step(page).getByRole('heading', { level: 3 })).toBeVisible()
    })
  })
}

test.describe('a press on a translated part that wakes meanwhile', () => {
  test.use({ build: 'contextual' })

  test('is a tap all the same', async ({ page, home }) => {
    await playVimeo(page)
    await translateFromTheStart(page)
    const letIn = await hold(page, react)
    await open(page, '/')
    await home.watch.hover()
    await page.mouse.down()
    const arrived = page.waitForResponse(react)
    letIn()
    await (await arrived).finished()
    // React would draw the button again: nothing tells that it has waited.
    await page.waitForTimeout(500)
    await page.mouse.up()
    await frameOf(page, 'https://player.vimeo.com')
  })
})
