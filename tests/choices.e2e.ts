import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'

test.use({ build: 'contextual' })

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('site-psychologues:consent'))

test.beforeEach(({ context }) => playSilence(context, 'player.vimeo.com', 'app.cal.com'))

test('the dialog says what holds, withdraws at once, and allows again', async ({ page, home }) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00Z')
  await open(page, '/')
  await home.allowForGood('scheduling')
  await home.watch.click()
  await home.manage.click()
  await expect(home.choices.getByRole('heading', { name: 'Gérer mes choix' })).toBeFocused()
  const stateOf = (service: string) =>
    home.choices.getByRole('listitem').filter({ hasText: service }).getByRole('status')
  await expect(stateOf('Vimeo')).toHaveText(/^Vimeo est autorisé pour cette/)
  const state = stateOf('Cal.com')
  await expect(state).toHaveText('Cal.com est autorisé sur cet appareil jusqu’au 20 mai 2027.')

  await home.choices.getByRole('button', { name: 'Retirer mon accord pour Cal.com' }).click()
  await expect(home.calendar).toHaveCount(0)
  await expect(home.player).toHaveCount(1)
  expect(await kept(page)).toBeNull()
  await expect(state).toHaveText(/^Cal\.com n’est pas autorisé/)
  const allow = home.choices.getByRole('button', { name: 'Autoriser Cal.com pendant 6 mois' })
  await expect(allow).toBeFocused()
  await allow.press('Enter')
  await expect(home.calendar).toHaveCount(1)
  expect(await kept(page)).toContain('Cal.com')
  await home.choices.getByRole('button', { name: 'Fermer' }).click()
  await expect(home.choices).toBeHidden()
  await expect(home.manage).toBeFocused()
})

test('the dialog is closed by a link or by Back', async ({ page, home }) => {
  await open(page, '/mentions-legales')
  await home.manage.click()
  await home.choices.getByRole('link', { name: 'Notre politique de confidentialité' }).click()
  await expect(home.choices).toBeHidden()
  await expect(home.title).toHaveText('Politique de confidentialité')
  await expect(home.title).toBeFocused()
  await home.manage.click()
  await page.goBack()
  await expect(home.choices).toBeHidden()
  await expect(home.title).toHaveText('Mentions légales')
})
