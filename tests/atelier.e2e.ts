import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { readYaml } from '../owner/read/read-yaml.ts'
import { findViolations } from './axe.ts'
import { environment } from './fresh-copy.ts'
import { expect, project, read, startAtelier, test, wait, write } from './open-atelier.ts'

startAtelier()

async function give(control: Locator, answer: string) {
  const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement)
  if (isChoice) await control.selectOption(answer)
  else await control.fill(answer)
}

/** The answers of an owner with a video and a calendar of services: chapter → field → text to type. */
const answers: Record<string, Record<string, string>> = {
  'Votre site': {
    'Nom de l’agence': 'Agence des Lilas',
    'Adresse publique': 'www.agence-des-lilas.fr',
    'E‑mail du support': 'bonjour@agence-des-lilas.fr',
    'Téléphone du support': '+33 (0)4 65 71 00 12',
  },
  'La vidéo': { 'Adresse de la vidéo': 'youtu.be/dQw4w9WgXcQ' },
  // The calendar is given as an embed code on several lines, as its service offers it.
  'L’agenda': {
    'Page de réservation':
      '<iframe src="https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt"\n style="width: 100%;border:none;" scrolling="no"></iframe><br>\n<script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>',
  },
  'La promesse': {
    'Ce qui est compté': 'réservation',
    'Budget publicitaire que le client paie, hors taxes, par mois': '500',
    'Créneaux que le client garde ouverts, par mois': '40 par mois',
  },
  'Qui vous êtes': {
    'Forme juridique': 'SAS',
    'Dénomination sociale ou nom de l’éditeur': 'Agence des Lilas',
    'Adresse de l’éditeur': '3 place des Lilas, 69003 Lyon',
    SIRET: '876 543 216 00017',
    'Capital social': '2000',
    'Ville du RCS': 'RCS Lyon',
    'Vous facturez la TVA': 'oui',
    'Nom du directeur de la publication': 'Camille Lilas',
  },
  'Les données personnelles': {
    'Ce que vous voyez des patients de vos clients': 'totaux',
    'Le service de vidéo est sur la liste américaine Data Privacy Framework': 'oui',
    'Le service d’agenda est sur la liste américaine Data Privacy Framework': 'non',
  },
  Publier: {
    Hébergement: 'ovh',
    'Dossier de preuve': 'oui',
    'Contrats de vos clients': 'oui',
    'Contrats de vos prestataires': 'oui',
  },
}

test('an owner goes from a fresh clone to « Prêt à publier » with the page alone, in thirty answers', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  let count = 0
  for (const [chapter, fields] of Object.entries(answers)) {
    await atelier.turnTo(chapter)
    for (const [label, answer] of Object.entries(fields)) {
      count += 1
      await give(atelier.field(label), answer)
      // The next question may only appear once this answer is saved.
      await atelier.saved()
    }
  }
  await atelier.main.getByRole('button', { name: 'Prendre ces réponses' }).click()
  count += 1
  await atelier.saved()
  expect(count).toBeLessThanOrEqual(30)
  await page.getByText('À vérifier vous-même').click()
  await page.getByRole('button', { name: 'Enregistrer ces textes' }).first().click()
  await expect(page.getByText(/^(?:Presque p|P)rêt à publier : (?!.*corriger)/)).toBeVisible(wait)
  const progress = page.getByRole('progressbar', { name: 'Prêt à publier' })
  await expect(progress).toHaveJSProperty('position', 1)

  await page.getByRole('button', { name: 'Construire le site' }).click()
  await expect(page.getByText(/Le site est construit/)).toBeVisible({ timeout: 120_000 })
  const dist = join(project, 'dist')
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|txt|xml)$/.test(file)) continue
    const text = readFileSync(join(dist, file), 'utf8')
    expect(text, file).not.toMatch(/atelier/i)
    if (!file.endsWith('.html')) continue
    const words = text.replace(/[\u00a0\u202f]/g, ' ')
    expect(words, file).not.toMatch(/À compléter|Exemple\b|example\.|démonstration|media\/demo/)
  }
  const notices = readFileSync(join(dist, 'mentions-legales.html'), 'utf8')
  expect(notices.replace(/[\u00a0\u202f]/g, ' ')).toMatch(/2 000 €/)
  expect(notices).not.toMatch(/Capital social\s*:?\s*Capital social/i)
  expect(notices).toContain('FR12876543216')
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('noindex')
})

test('the button of a message writes the right answer in the file, and is undone', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  await atelier.turnTo('Les phrases')
  const opening = atelier.field('Début du titre')
  const before = await opening.inputValue()
  await opening.fill('{siteNam} vous garantit')
  await page.getByRole('button', { name: 'Écrire {siteName} vous garantit' }).click()
  await atelier.saved()
  await expect(opening).toHaveValue('{siteName} vous garantit')
  expect(read('words.yaml')).toContain('beforePromise: "{siteName} vous garantit"')
  await atelier.undo.click()
  await expect(opening).toHaveValue(before)
  await expect.poll(() => read('words.yaml').trim(), wait).toBe('')

  await opening.fill('<b>Voyez</b> comment')
  await expect(atelier.main.getByText('« <b> » se lira tel quel')).toBeVisible(wait)
  await expect(opening).not.toHaveAttribute('aria-invalid')

  write(read('site.yaml').replace('supportPhone:', 'suportPhone: 04 72 00 00 00'))
  await atelier.turnTo('Votre site')
  const mend = { name: 'Mettre cette réponse à « Téléphone du support »' }
  await atelier.main.getByRole('button', mend).first().click()
  await atelier.saved()
  expect(read('site.yaml')).toMatch(/^# Proposé avec l'e-mail.*\nsupportPhone: 04 72 00 00 00$/m)
})

test('what no longer concerns the owner stays until a button removes it; what is unfinished outlives a reload', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  await atelier.turnTo('Qui vous êtes')
  const form = atelier.field('Forme juridique')
  await form.selectOption('SAS')
  await atelier.field('Capital social').fill('2000')
  await expect(atelier.main.getByText('Compris : 2 000 €')).toBeVisible(wait)
  await form.selectOption('EI')
  await expect(atelier.field('Capital social')).toHaveCount(0)
  await atelier.saved()
  expect(read('site.yaml')).toContain('shareCapital: 2000')
  await atelier.turnTo('Publier')
  await atelier.unfold()
  const point = page.getByRole('listitem').filter({
    hasText: 'Capital social : Cette réponse ne concerne pas votre cas',
  })
  await point.getByRole('button', { name: 'Vider ce champ' }).click()
  await expect.poll(() => read('site.yaml'), wait).not.toContain('2000')

  await atelier.turnTo('L’agenda')
  const url = 'https://rdv.agence-des-lilas.fr/appel'
  await atelier.field('Page de réservation').fill(url)
  await expect(atelier.field('Qui tient ce service')).toBeVisible(wait)
  await page.reload()
  await atelier.turnTo('L’agenda')
  await expect(atelier.field('Page de réservation')).toHaveValue(url)
  await atelier.field('Qui tient ce service').selectOption('oui')
  await atelier.saved()
  expect(read('site.yaml')).toContain(url)
})

test('every point leads to its field, and the list is that of npm run check', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  let said = ''
  try {
    execFileSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'generator/commands/check.ts'],
      {
        cwd: project,
        env: environment(),
      },
    )
  } catch (error) {
    said = String((error as { stdout: Buffer }).stdout)
  }
  const count = Number(/À corriger \((\d+)\)/.exec(said)?.[1])
  await expect(page.getByText(`Prêt à publier : encore ${count} points`)).toBeVisible(wait)
  await atelier.turnTo('Publier')
  const groups = atelier.main.locator('details:has(.findings)')
  expect(await groups.count()).toBeGreaterThanOrEqual(6)
  const ways = { name: /^(?:Aller au champ|Ouvrir le texte)/ }
  await atelier.unfold()
  expect(await groups.getByRole('button', ways).count()).toBeGreaterThanOrEqual(count)
  // Only the first problem of each group is tried: unit tests prove that each key of the files has a field.
  for (const group of await groups.all()) {
    const point = group.getByRole('button', ways).first()
    const name = await point.innerText()
    await point.click()
    const target = atelier.main.locator(':is(input, select, textarea, button):focus')
    await expect(target, name).toBeInViewport()
    await atelier.turnTo('Publier')
    await atelier.unfold()
  }
})

test('no rule that a machine can check is broken, and nothing stands out sideways', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  for (const chapter of await atelier.chapters.all()) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await chapter.click()
    await atelier.unfold()
    const name = await page.getByRole('heading', { level: 2 }).innerText()
    expect.soft(await findViolations(page), name).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(over, name).toBeLessThanOrEqual(0)
  }
})

test('a way of answering that is chosen stays chosen, and its questions can be answered', async ({
  atelier,
}) => {
  await atelier.openShipped()
  await atelier.turnTo('L’agenda')
  await atelier.unfold()
  const way = atelier.main.getByRole('combobox', { name: 'Mesure de l’audience', exact: true })
  const chosen = way.locator('option:checked')
  for (const name of ['Le journal de votre serveur', 'Sans réponse', 'Matomo']) {
    await way.selectOption(name)
    await expect(chosen).toHaveText(name)
  }
  await atelier.field('Adresse de votre Matomo').fill('https://matomo.lilas.fr')
  await atelier.field('Numéro du site dans Matomo').fill('7')
  await atelier.saved()
  await expect(chosen).toHaveText('Matomo')
  expect(read('site.yaml')).toMatch(/^audience:\n(?: +#.*\n)* {2}(?:provider|url)/m)
})

test('another way of answering and companies that were added are undone, and nothing is built without an answer', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  const answersNow = () => readYaml(join(project, 'site/site.yaml')).data
  const before = answersNow()
  const { undo } = atelier
  await atelier.turnTo('La vidéo')
  await atelier.field('Adresse de la vidéo').fill('https://www.youtube.com/@agence')
  await atelier.turnTo('Publier')
  await page.getByRole('button', { name: 'Construire le site' }).click()
  await expect(page.getByText(/^Une réponse n’est pas enregistrée/)).toBeVisible(wait)
  await atelier.turnTo('La vidéo')
  await atelier.field('Adresse de la vidéo').fill('https://youtu.be/dQw4w9WgXcQ')
  await atelier.saved()
  await undo.click()
  await expect.poll(answersNow, wait).toEqual(before)

  await atelier.turnTo('Les données personnelles')
  await atelier.unfold()
  const rows = atelier.main.getByRole('group', { name: 'Autres entreprises' }).getByRole('listitem')
  const add = atelier.main.getByRole('button', { name: /^Ajouter : Autres entreprises/ })
  const answers = [
    ['Entreprise', 'Lilas'],
    ['Adresse', '1 rue des Lilas, 75009 Paris'],
    ['Ce qu’elle garde pour vous', 'sauvegardes'],
    ['Pays de cette entreprise', 'France'],
  ] as const
  for (const row of [0, 1]) {
    await add.click()
    await expect(rows.nth(row).getByLabel('Entreprise', { exact: true })).toBeFocused()
    for (const [label, value] of answers) {
      await give(rows.nth(row).getByLabel(label, { exact: true }), value)
    }
    await atelier.saved()
  }
  for (const left of [1, 0]) {
    await undo.click()
    await expect(rows).toHaveCount(left)
  }
  await expect.poll(answersNow, wait).toEqual(before)
})
