import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { readYaml, type WrittenKeys } from '../owner/read/read-yaml.ts'
import {
  type AtelierPage,
  expect,
  project,
  read,
  shipped,
  startAtelier,
  test,
  wait,
  write,
} from './open-atelier.ts'

startAtelier()

/** Clicks a preview's text until its field in the form has the focus: a new preview ignores early clicks. */
async function press(atelier: AtelierPage, words: string, sentence: string) {
  const found = atelier.main.locator('textarea:focus')
  await expect(async () => {
    await atelier.preview.getByText(words).first().click({ timeout: 5_000 })
    await expect(found).toHaveValue(sentence, { timeout: 2_000 })
  }).toPass(wait)
  return found
}

test('sentences are found by pressing them, and a film comes with its picture and captions', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  await press(atelier, '30+', '{appointmentsPerMonth}+ rendez-vous')
  const question = 'Vous avez encore des questions'
  const title = await press(atelier, question, `${question} ?`)
  await title.fill('')
  // The owner empties the field and pauses: the atelier saves, and must not put the default text back.
  await title.press('ArrowLeft', { delay: 1_000 })
  await title.pressSequentially("Une question d'agenda ?")
  await expect(atelier.preview.getByText('Une question d’agenda ?')).toBeVisible(wait)
  await atelier.saved()
  expect(read('words.yaml')).toBe('home:\n  help:\n    title: "Une question d\'agenda ?"\n')

  await atelier.turnTo('La vidéo')
  await atelier.unfold()
  const refused = { name: 'été.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }
  await page.getByLabel('Image de la vidéo : choisir un fichier').setInputFiles(refused)
  await expect(
    page.getByText(
      '« été.pdf » ne convient pas ici. Choisissez un fichier webp, jpg, jpeg, png, avif.',
    ),
  ).toBeVisible()
  for (const [label = '', name = '', file = ''] of [
    ['Ou un film à vous', 'Présentation.MP4', 'demonstration.mp4'],
    ['Image de la vidéo', 'Présentation.webp', 'demonstration.webp'],
    ['Sous-titres français', 'Présentation.vtt', 'demonstration.fr.vtt'],
  ]) {
    const buffer = readFileSync(join('defaults/media', file))
    const given = { name, mimeType: 'application/octet-stream', buffer }
    await atelier.unfold()
    await page.getByLabel(`${label} : choisir un fichier`).setInputFiles(given)
    await expect(page.getByText(`Copié : ${name}.`)).toBeVisible(wait)
    await atelier.saved()
  }
  // The preview shows the title only with a film and its picture, so a visible title proves all are there.
  await atelier.field('Titre de la vidéo').fill('Notre méthode')
  await atelier.saved()
  expect(readYaml(join(project, 'site/site.yaml')).data.video).toEqual({
    title: 'Notre méthode',
    src: 'media/presentation.mp4',
    poster: 'media/presentation.webp',
    captions: 'media/presentation.vtt',
  })
  await expect(
    atelier.preview.getByRole('button', { name: 'Regarder la vidéo « Notre méthode »' }),
  ).toBeVisible(wait)
})

test('a click on the film’s title, the banner, the e-mail or the foot of the preview leads to its field', async ({
  atelier,
}) => {
  await atelier.openShipped()
  const shown = atelier.preview
  const links: [Locator, string][] = [
    [shown.getByText('Notre méthode, et ce que nous garantissons'), 'site.yaml.video.title'],
    [shown.getByRole('banner').getByText('Pour les psychologues'), 'words.yaml.home.banner'],
    [shown.getByText(/^support\d+@example\.com$/), 'site.yaml.supportEmail'],
    [
      shown.getByRole('contentinfo').getByRole('link', { name: 'Protection des données' }),
      'words.yaml.routes.dataProtection.footerLabel',
    ],
  ]
  for (const [text, id] of links) {
    await expect(async () => {
      // `force` skips Playwright's check that nothing covers the text: the play button covers the title.
      await text.click({ force: true })
      await expect(atelier.main.locator(':focus')).toHaveAttribute('id', id, { timeout: 2_000 })
    }).toPass(wait)
  }
})

test('a chapter starts at its top, and shows the page that it is about', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  expect(await atelier.chapters.count()).toBeLessThanOrEqual(9)
  await atelier.turnTo('La promesse')
  await page.getByLabel('Créneaux que le client garde ouverts').scrollIntoViewIfNeeded()
  await atelier.turnTo('Qui vous êtes')
  await expect(page.getByRole('heading', { level: 2, name: 'Qui vous êtes' })).toBeInViewport()
  const title = atelier.preview.getByRole('heading', { level: 1, name: 'Mentions légales' })
  await expect(title).toBeVisible(wait)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)

  const families = () =>
    title.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(families, wait).toEqual(expect.arrayContaining(['Fraunces', 'Figtree']))
})

test('nothing that runs in the preview leads the page around it away', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  await expect(atelier.preview.getByRole('heading', { level: 1 })).toBeVisible(wait)
  const frame = page.frames().at(-1)
  // The test navigates by `evaluate`, which browsers take for a click: without a click they forbid every frame,
  // sandboxed or not, to navigate the page around it, and the test would prove nothing.
  const outcome = frame?.evaluate(() => {
    try {
      Object.assign(window.top?.location ?? {}, { href: '/merci' })
      return 'led away'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(await outcome).toBe('SecurityError')
})

test('a film’s picture, title and duration are taken from its service at the press of a button, and undone', async ({
  page,
  atelier,
}) => {
  const gone = 'https://vimeo.com/11111111'
  write(shipped.replace(/^video:\n(?: .*\n)+/m, `video: ${gone}\n`))
  await atelier.open()
  await atelier.turnTo('La vidéo')
  const take = page.getByRole('button', { name: 'Prendre l’image du service' })
  const ourVideo = () => readYaml(join(project, 'site/site.yaml')).data.video as WrittenKeys
  await take.click()
  await expect(
    page.getByText(/Vimeo répond que cette vidéo ou son image n’existe pas/),
  ).toBeVisible(wait)
  expect(ourVideo().poster ?? '').toBe('')

  await atelier.field('Adresse de la vidéo').fill('https://vimeo.com/76979871')
  await take.click()
  await expect(page.getByText('L’image du service est à vous')).toBeVisible(wait)
  await expect(atelier.field('Titre de la vidéo')).toHaveValue('Une méthode en trois minutes')
  await expect(atelier.field('Durée de la vidéo')).toHaveValue('3:20')
  expect(ourVideo().poster).toMatch(/^media\/image-de-la-video-[\da-f]{8}\.webp$/)

  // The film now has a picture: the atelier asks before it takes another, and the owner declines.
  page.once('dialog', (dialog) => dialog.dismiss())
  await take.click()
  await atelier.undo.click()
  await expect(atelier.field('Titre de la vidéo')).toHaveValue('', wait)
  await atelier.saved()
  expect(ourVideo().poster ?? '').toBe('')
})

test('the preview keeps its place', async ({ atelier }) => {
  await atelier.openShipped()
  const top = () => atelier.preview.locator('html').evaluate((html) => html.scrollTop)
  // The preview may load twice when it opens, and is then back at its top: the test scrolls again.
  await expect(async () => {
    await atelier.preview.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await top()).toBeGreaterThan(500)
  }).toPass(wait)
  const place = await top()
  await atelier.field('E‑mail du support').fill('place@agence-des-lilas.fr')
  await expect(atelier.mail('place@')).toBeAttached(wait)
  await expect.poll(async () => Math.abs((await top()) - place), wait).toBeLessThan(60)
})
