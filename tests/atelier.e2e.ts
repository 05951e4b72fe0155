import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { describeForm, type Field } from '../atelier/server/describe-form.ts'
import { type Keys, readYaml, type Typed } from '../owner/read/read-yaml.ts'
import { valueAt } from '../owner/values.ts'
import { findViolations } from './axe.ts'
import { environment } from './fresh-copy.ts'
import {
  chapters,
  field,
  main,
  openAtelier,
  openShipped,
  preview,
  project,
  read,
  saved,
  shipped,
  startAtelier,
  turnTo,
  unfold,
  wait,
  write,
} from './open-atelier.ts'
import { expect, test } from './site.ts'

startAtelier()

/** Presses words of the preview; one that comes back after a change does not listen yet. */
async function press(page: Page, words: string, sentence: string) {
  const found = main(page).locator('textarea:focus')
  await expect(async () => {
    await preview(page).getByText(words).first().click({ timeout: 5_000 })
    await expect(found).toHaveValue(sentence, { timeout: 2_000 })
  }).toPass(wait)
  return found
}

/** Answers a question, and those inside it, as an owner would. */
async function answer(page: Page, { label, ...field }: Field, value: Typed | undefined) {
  const { fields, item, forms, choices, mayBeNone } = field
  const none = main(page).getByLabel(`Il n’y en a pas : ${label}`)
  if (value === undefined) return
  if (value === 'none' && mayBeNone) await none.check()
  else if (fields) for (const each of fields) await answer(page, each, (value as Keys)[each.name])
  else if (item) {
    for (const each of value as Typed[]) {
      await main(page)
        .getByRole('button', { name: `Ajouter : ${label}` })
        .click()
      await answer(page, item, each)
    }
  } else if (value.length === 0) await none.check()
  else if (forms || choices) {
    const name = forms?.find((form) => form.value === value)?.title
    const chosen = name ?? choices?.find(([choice]) => choice === value)?.[1] ?? ''
    await main(page).getByLabel(label, { exact: true }).selectOption(chosen)
  } else await main(page).getByLabel(label, { exact: true }).last().fill([value].flat().join('\n'))
}

test('an owner goes from a fresh clone to « Prêt à publier » with the page alone', async ({
  page,
}) => {
  await openShipped(page)
  // An embed code, on several lines as its service gives it.
  await turnTo(page, 'L’agenda')
  await field(page, 'Agenda').selectOption('Un service de rendez-vous : son adresse suffit')
  await field(page, 'Page de réservation').fill(
    '<iframe src="https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt"\n style="width: 100%;border:none;" scrolling="no"></iframe><br>\n<script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>',
  )
  await saved(page)

  // Sentences found by pressing them in the preview; one gets an apostrophe.
  await press(page, '30+', '{appointmentsPerMonth}+ rendez-vous')
  const question = 'Vous avez encore des questions'
  await (await press(page, question, `${question} ?`)).fill("Une question d'agenda ?")
  await expect(preview(page).getByText('Une question d’agenda ?')).toBeVisible(wait)
  await saved(page)
  expect(read('words.yaml')).toBe('home:\n  help:\n    title: "Une question d\'agenda ?"\n')

  // A film of one's own with its picture and captions.
  await turnTo(page, 'La vidéo')
  await field(page, 'Titre de la vidéo').fill('Notre méthode')
  for (const [label = '', name = '', file = ''] of [
    ['Fichier de la vidéo', 'Présentation.mp4', 'demonstration.mp4'],
    ['Image de la vidéo', 'Présentation.webp', 'demonstration.webp'],
    ['Sous-titres français', 'Présentation.vtt', 'demonstration.fr.vtt'],
  ]) {
    const buffer = readFileSync(join('defaults/media', file))
    const given = { name, mimeType: 'application/octet-stream', buffer }
    await page.getByLabel(`${label} : choisir un fichier`).setInputFiles(given)
    await expect(page.getByText(`Copié : ${name}.`)).toBeVisible(wait)
  }
  await saved(page)
  expect(readYaml(join(project, 'site/site.yaml')).data.video).toEqual({
    title: 'Notre méthode',
    src: 'media/presentation.mp4',
    poster: 'media/presentation.webp',
    captions: 'media/presentation.vtt',
  })
  await expect(
    preview(page).getByRole('button', { name: 'Regarder la vidéo « Notre méthode »' }),
  ).toBeVisible(wait)

  // Every question of every chapter, with the answers of a site that is complete.
  const { video: _, scheduling: __, ...known } = readYaml('tests/sites/complete/site.yaml').data
  const answers = { ...known, hosting: 'apache' }
  const words = readYaml('defaults/words.yaml').data
  for (const { title, asks } of describeForm(words, answers).chapters) {
    await turnTo(page, title)
    for (const { file, path, field } of asks) {
      if (file === 'site.yaml') await answer(page, field, valueAt(answers, path) as Typed)
    }
    await saved(page)
  }
  await page.getByText('À vérifier vous-même').click()
  await page.getByRole('button', { name: 'Enregistrer ces textes' }).first().click()
  await expect(page.getByText(/^(?:Presque p|P)rêt à publier : (?!.*corriger)/)).toBeVisible(wait)
  const progress = page.getByRole('progressbar', { name: 'Prêt à publier' })
  await expect(progress).toHaveJSProperty('position', 1)

  // Every note of the shipped file is still there.
  const notes = (text: string) =>
    text.split('\n').flatMap((line) => /#.*$/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? [])
  const shipped = notes(readFileSync('site/site.yaml', 'utf8'))
  expect(notes(read('site.yaml')).sort()).toEqual(shipped.sort())

  await page.getByRole('button', { name: 'Construire le site' }).click()
  const next = page.getByText(/Écrivez où publier/)
  await expect(next).toBeVisible({ timeout: 120_000 })
  const dist = join(project, 'dist')
  const home = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(home).toMatch(/Agence des Lilas<\/title>[\s\S]*Une question d’agenda/)
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|txt|xml)$/.test(file)) continue
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/atelier/i)
  }
})

test('every point leads to its field, and the list is that of npm run check', async ({ page }) => {
  await openShipped(page)
  let said = ''
  try {
    execFileSync(process.execPath, ['generator/run.js', 'generator/check.ts'], {
      cwd: project,
      env: environment(),
    })
  } catch (error) {
    said = String((error as { stdout: Buffer }).stdout)
  }
  const count = Number(/À corriger \((\d+)\)/.exec(said)?.[1])
  await expect(page.getByText(`Prêt à publier : encore ${count} points`)).toBeVisible(wait)
  await turnTo(page, 'Publier')
  const groups = main(page).locator('details:has(.findings)')
  expect(await groups.count()).toBeGreaterThanOrEqual(6)
  const ways = { name: /^(?:Aller au champ|Ouvrir le texte)/ }
  await unfold(page)
  expect(await groups.getByRole('button', ways).count()).toBeGreaterThanOrEqual(count)
  // Two of each chapter: a test beside the form asks it of every key.
  for (const [index] of (await groups.all()).entries()) {
    for (const of of ['first', 'last'] as const) {
      const point = groups.nth(index).getByRole('button', ways)[of]()
      const name = await point.innerText()
      await point.click()
      const target = main(page).locator(':is(input, select, textarea, button):focus')
      await expect(target, name).toBeInViewport()
      await turnTo(page, 'Publier')
      await unfold(page)
    }
  }
})

test('a chapter starts at its top, and shows the page that it is about', async ({ page }) => {
  await openAtelier(page)
  expect(await chapters(page).count()).toBeLessThanOrEqual(9)
  await turnTo(page, 'La promesse')
  await page.getByLabel('Fin de la garantie').scrollIntoViewIfNeeded()
  await turnTo(page, 'Qui vous êtes')
  await expect(page.getByRole('heading', { level: 2, name: 'Qui vous êtes' })).toBeInViewport()
  const title = preview(page).getByRole('heading', { level: 1, name: 'Mentions légales' })
  await expect(title).toBeVisible(wait)
  // Nothing is red before it was touched.
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('nothing that runs in the preview leads the page around it away', async ({ page }) => {
  await openAtelier(page)
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible(wait)
  const frame = page.frames().at(-1)
  // As in a click of the owner's: without one, a browser refuses this to any frame.
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

test('no rule that a machine can check is broken, and nothing stands out sideways', async ({
  page,
}) => {
  await openShipped(page)
  for (const chapter of await chapters(page).all()) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await chapter.click()
    await unfold(page)
    const name = await page.getByRole('heading', { level: 2 }).innerText()
    expect.soft(await findViolations(page), name).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(over, name).toBeLessThanOrEqual(0)
  }
})

test('a way of answering that is chosen stays chosen, and its questions can be answered', async ({
  page,
}) => {
  await openShipped(page)
  await turnTo(page, 'Les données personnelles')
  const title = 'Délégué à la protection des données'
  const way = main(page).getByRole('combobox', { name: title, exact: true })
  const chosen = way.locator('option:checked')
  for (const name of ['Il n’y en a pas', title, 'Sans réponse', title]) {
    await way.selectOption(name)
    await saved(page)
    await expect(chosen).toHaveText(name)
  }
  await field(page, `${title}, ou son absence`).fill('Camille Exemple')
  await field(page, 'E-mail du délégué à la protection des données').fill('dpo@lilas.fr')
  await saved(page)
  await expect(chosen).toHaveText(title)
  expect(read('site.yaml')).toMatch(
    /^ {2}dpo:\n(?: +#.*\n)* {4}name: Camille Exemple\n {4}email: dpo@lilas\.fr$/m,
  )
})

test('another way of answering and companies that were added are undone, and nothing is built without an answer', async ({
  page,
}) => {
  await openShipped(page)
  const answersNow = () => readYaml(join(project, 'site/site.yaml')).data
  const before = answersNow()
  const undo = page.getByRole('button', { name: 'Annuler' })
  await turnTo(page, 'La vidéo')
  await field(page, 'Vidéo').selectOption('Une vidéo chez un service : son adresse suffit')
  await turnTo(page, 'Publier')
  await page.getByRole('button', { name: 'Construire le site' }).click()
  await expect(page.getByText(/^Une réponse n’est pas enregistrée/)).toBeVisible(wait)
  await turnTo(page, 'La vidéo')
  await field(page, 'Adresse de la vidéo').fill('https://youtu.be/dQw4w9WgXcQ')
  await saved(page)
  await undo.click()
  await expect.poll(answersNow, wait).toEqual(before)

  await turnTo(page, 'Les données personnelles')
  const rows = main(page).getByRole('group', { name: 'Autres entreprises' }).getByRole('listitem')
  const add = main(page).getByRole('button', { name: /^Ajouter : Autres entreprises/ })
  const answers = [
    ['Entreprise', 'Lilas'],
    ['Adresse', '1 rue des Lilas, 75009 Paris'],
    ['Ce qu’elle conserve', 'sauvegardes'],
  ] as const
  for (const row of [0, 1]) {
    await add.click()
    await expect(rows.nth(row).getByLabel('Entreprise', { exact: true })).toBeFocused()
    for (const [label, value] of answers) {
      await rows.nth(row).getByLabel(label, { exact: true }).fill(value)
    }
    await saved(page)
  }
  for (const left of [1, 0]) {
    await undo.click()
    await expect(rows).toHaveCount(left)
  }
  await expect.poll(answersNow, wait).toEqual(before)
})

test('a film’s picture, title and duration are taken from its service at the press of a button, and undone', async ({
  page,
}) => {
  const gone = 'https://vimeo.com/11111111'
  write(shipped.replace(/^video:\n(?: .*\n)+/m, `video: ${gone}\n`))
  await openAtelier(page)
  await turnTo(page, 'La vidéo')
  const take = page.getByRole('button', { name: 'Prendre l’image du service' })
  const ourVideo = () => readYaml(join(project, 'site/site.yaml')).data.video as Keys
  await take.click()
  await expect(
    page.getByText(/Vimeo répond que cette vidéo ou son image n’existe pas/),
  ).toBeVisible(wait)
  expect(ourVideo().poster ?? '').toBe('')

  await field(page, 'Adresse de la vidéo').fill('https://vimeo.com/76979871')
  await take.click()
  await expect(page.getByText('L’image du service est à vous')).toBeVisible(wait)
  await expect(field(page, 'Titre de la vidéo')).toHaveValue('Une méthode en trois minutes')
  await expect(field(page, 'Durée de la vidéo')).toHaveValue('3:20')
  expect(ourVideo().poster).toBe('media/image-de-la-video.webp')

  // It is the owner's now: it is replaced if they say so, and what was done can be undone.
  page.once('dialog', (dialog) => dialog.dismiss())
  await take.click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(field(page, 'Titre de la vidéo')).toHaveValue('', wait)
  await saved(page)
  expect(ourVideo().poster ?? '').toBe('')
})
