import { legalRoutes } from '../src/routes.ts'
import { expectNothingCut } from './find-cut-words.ts'
import { boxOf, expect, test } from './site.ts'
import { shipped } from './sites.ts'
import { playCalendly } from './stand-ins/scheduling.ts'

test.use({ javaScriptEnabled: false })

test('every page reads, links and leads home, and texts bear a date', async ({ page, home }) => {
  await page.goto('/')
  for (const { name } of legalRoutes) {
    const { title } = shipped.words.routes[name]
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveTitle(`${title} – Agence Exemple`)
    await expect(home.title).toBeVisible()
    const date = page.getByRole('article').getByRole('time').first()
    await expect(date).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  }
  await expectNothingCut(page)
  await home.banner.getByRole('link').click()
  await expect(home.title).toHaveText(/^Découvrez/)
})

test('our film plays natively, and our calendar excuses itself', async ({ page, home }) => {
  await page.goto('/')
  await expect(home.film).toBeVisible()
  await expect(home.film).toHaveAttribute('controls')
  await expect(home.watch).toBeHidden()
  const byline = home.step1.locator('noscript p')
  await expect(byline).toHaveText('Agence Exemple · 0:20')
  await expect(byline).toBeVisible()
  await expect(home.calendar.contentFrame().getByText(/a besoin de JavaScript/)).toBeVisible()
})

test.describe('where services come with the page', () => {
  test.use({ build: 'services' })

  test('the video is a link, and the calendar a frame and a link', async ({ page, home }) => {
    const frames = await playCalendly(page)
    await page.goto('/')
    const video = home.step1.getByRole('link', { name: 'Regarder sur Wistia' }).first()
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('href', /^https:\/\/fast\.wistia\.net\/embed\/iframe\//)
    await expect(home.calendar).toHaveCSS('opacity', '1')
    expect((await boxOf(home.calendar)).height).toBe(900)
    expect(frames).toHaveLength(1)
    await expect(home.step2.getByText('Chargement de l’agenda…')).toBeHidden()
    await expect(home.newTab).toHaveAttribute(
      'href',
      'https://calendly.com/agence-exemple/decouverte',
    )
  })
})

test.describe('where services ask first', () => {
  test.use({ build: 'contextual' })

  test('nothing is loaded, no button is dead, and the links lead on', async ({ page, home }) => {
    for (const path of ['/mentions-legales', '/']) {
      await page.goto(path)
      for (const dead of ['iframe', 'button', 'input']) {
        await expect(page.locator(dead).filter({ visible: true })).toHaveCount(0)
      }
    }
    await expect(page.getByRole('link', { name: 'Regarder sur Vimeo' })).toBeVisible()
    for (const link of [page.getByRole('link', { name: 'Voir les créneaux' }), home.newTab]) {
      await expect(link).toHaveAttribute('href', 'https://cal.com/agence-exemple/decouverte')
    }
    await expectNothingCut(page)
  })
})
