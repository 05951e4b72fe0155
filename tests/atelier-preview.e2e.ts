import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readYaml, type WrittenKeys } from '../owner/read/read-yaml.ts'
import { expect, project, shipped, startAtelier, test, wait } from './open-atelier.ts'

startAtelier()

const video = () => readYaml(join(project, 'site/site.yaml')).data.video as WrittenKeys

test('a click on a text of the preview leads to its field', async ({ atelier }) => {
  await atelier.open()
  const shown = atelier.preview
  const texts = [
    [shown.getByText('Notre méthode, et ce que nous garantissons'), 'site.yaml.video.title'],
    [shown.getByRole('banner').getByText('Pour les psychologues'), 'words.yaml.home.banner'],
    [
      shown.getByRole('contentinfo').getByRole('link', { name: 'Protection des données' }),
      'words.yaml.routes.dataProtection.footerLabel',
    ],
  ] as const
  for (const [text, id] of texts) {
    await expect(async () => {
      // `force` skips Playwright's check that nothing covers the text: the play button covers the title.
      await text.click({ force: true, timeout: 5_000 })
      await expect(atelier.main.locator(':focus')).toHaveAttribute('id', id, { timeout: 2_000 })
    }).toPass(wait)
  }
})

test('a sentence that is emptied is ours again once its field is left', async ({ atelier }) => {
  await atelier.open()
  await atelier.turnTo('Les phrases')
  const banner = atelier.field('« Pour les psychologues »')
  await banner.fill('Pour vous')
  await atelier.saved()
  await banner.fill('')
  await atelier.saved()
  await expect(banner).toHaveValue('')
  await banner.blur()
  await expect(banner).toHaveValue('Pour les psychologues')
})

test('a page that changes is shown again at the same place', async ({ atelier }) => {
  await atelier.open()
  const ready = atelier.preview.locator('html[data-ready]')
  const end = atelier.preview.getByRole('contentinfo')
  await expect(ready).toBeAttached(wait)
  await end.scrollIntoViewIfNeeded()
  await atelier.field('E‑mail du support').fill('place@agence-des-lilas.fr')
  await expect(atelier.mail('place@')).toBeAttached(wait)
  await expect(ready).toBeAttached(wait)
  await expect(end).toBeInViewport()
})

test('a film is given as a file, and shown', async ({ page, atelier }) => {
  await atelier.open()
  await atelier.turnTo('La vidéo')
  await atelier.unfold()
  const name = 'Présentation.MP4'
  const buffer = readFileSync('defaults/media/demonstration.mp4')
  const control = page.getByLabel('Film à vous : choisir un fichier')
  const large = join(project, 'large.mp4')
  writeFileSync(large, '')
  truncateSync(large, 2_300_000_000)
  await control.setInputFiles(large)
  await expect(page.getByText(/^Ce fichier pèse 2,3.Go/)).toBeVisible()
  await control.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await expect(page.getByText(`Copié : ${name}.`)).toBeVisible(wait)
  const captions = page.getByLabel(/^Sous-titres français : choisir/)
  await captions.setInputFiles('defaults/media/demonstration.fr.vtt')
  await expect(page.getByText('Copié : demonstration.fr.vtt.')).toBeVisible(wait)
  await atelier.field('Titre de la vidéo').fill('Notre méthode')
  await expect(
    atelier.preview.getByRole('button', { name: 'Regarder la vidéo « Notre méthode »' }),
  ).toBeVisible(wait)
  expect(video()).toEqual({
    title: 'Notre méthode',
    src: 'media/presentation.mp4',
    captions: 'media/demonstration-fr.vtt',
  })
})

test('what its service says of a film is taken at the press of a button, belongs to it, and is undone', async ({
  page,
  atelier,
}) => {
  const taken = { 'site.yaml.video.title': 'Notre méthode', 'site.yaml.video.duration': '3:20' }
  await page.route('**/api/poster', (route) => route.fulfill({ json: taken }))
  await atelier.open(`${shipped}video: https://vimeo.com/76979871\n`)
  await atelier.turnTo('La vidéo')
  await page.getByRole('button', { name: 'Prendre l’image du service' }).click()
  await expect(page.getByText('L’image du service est à vous')).toBeVisible(wait)
  await atelier.unfold()
  const title = atelier.field('Titre de la vidéo')
  await expect(title).toHaveValue('Notre méthode')
  await atelier.saved()
  expect(video()).toMatchObject({ title: 'Notre méthode', duration: '3:20' })
  await atelier.field('Adresse de la vidéo').fill('https://vimeo.com/22222222')
  await expect(title).toHaveValue('')
  await atelier.undo.click()
  await expect(title).toHaveValue('Notre méthode')
  await atelier.undo.click()
  await expect(title).toHaveValue('')
  await atelier.saved()
  expect(video()).toEqual({ url: 'https://vimeo.com/76979871' })
})

test('nothing that runs in the preview leads the page around it away', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  await expect(atelier.preview.getByRole('heading', { level: 1 })).toBeVisible(wait)
  // The test navigates by `evaluate`, which browsers take for a click: without a click they forbid every frame,
  // sandboxed or not, to navigate the page around it, and the test would prove nothing.
  const leading = page
    .frames()
    .at(-1)
    ?.evaluate(() => {
      Object.assign(window.top?.location ?? {}, { href: '/merci' })
    })
  await expect(leading).rejects.toThrow('SecurityError')
})
