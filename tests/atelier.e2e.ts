import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readYaml } from '../generator/schema/read-yaml.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './site.ts'

test.use({ expectedConsole: /./ })
// One atelier, which its tests share; a machine that is busy saves slowly.
test.describe.configure({ mode: 'default', timeout: 240_000 })

const place = mkdtempSync(join(tmpdir(), 'atelier-'))
const site = join(place, 'site')
const out = join(place, 'dist')
let atelier: ChildProcess
let address = ''

test.beforeAll(async () => {
  cpSync('site', site, { recursive: true })
  atelier = spawn(process.execPath, ['generator/run.js', 'atelier/main.ts', '--no-open'], {
    env: { ...process.env, SITE: site, PORT: '0', OUT_DIR: out, NODE_ENV: 'development' },
  })
  atelier.stdout?.on('data', (text) => {
    address += text
  })
  await expect.poll(() => address, { timeout: 90_000 }).toMatch(/\n/)
})
test.afterAll(() => {
  atelier.kill()
  rmSync(place, { recursive: true, force: true })
})
// Neither the page nor its preview is a build. Nobody else is asked for anything.
test.beforeEach(async ({ context }) => {
  await context.unrouteAll()
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => route.abort('blockedbyclient'),
  )
})

const wait = { timeout: 60_000 }

async function openAtelier(page: Page) {
  await page.goto(address.trim())
  await expect(page.getByLabel('Nom de l’agence')).toBeVisible(wait)
}
const turnTo = (page: Page, chapter: string) =>
  page
    .getByRole('navigation', { name: 'Ce que vous pouvez modifier' })
    .getByRole('button', { name: chapter, exact: true })
    // « Mentions légales » is a chapter of answers, then a text.
    .first()
    .click()
const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })
const addTo = (page: Page, list: string) =>
  page
    .getByRole('group', { name: list })
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click()
const saved = (page: Page) => expect(page.getByText('Tout est enregistré.')).toBeVisible(wait)
const preview = (page: Page) => page.frameLocator('iframe[title="Aperçu du site"]')
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const linesChanged = (file: string) => {
  const before = readFileSync(
    file === 'site.yaml' ? 'site/site.yaml' : `defaults/${file}`,
    'utf8',
  ).split('\n')
  return read(file)
    .split('\n')
    .filter((line) => !before.includes(line))
}

/** Fills a chapter as an owner would: `oui` and `non` are choices, lists grow by a button. */
async function fill(page: Page, chapter: string, answers: Record<string, string>) {
  await turnTo(page, chapter)
  for (const [label, answer] of Object.entries(answers)) {
    if (answer === 'oui' || answer === 'non') {
      const name = answer === 'oui' ? 'Oui' : 'Non'
      await page
        .getByRole('radiogroup', { name: label })
        .getByRole('radio', { name, exact: true })
        .check()
    } else if (answer.startsWith('→ ')) await field(page, label).selectOption(answer.slice(2))
    else await field(page, label).fill(answer)
  }
  await saved(page)
}

const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date())

test('an owner goes from a fresh clone to « Prêt à publier » with the page alone', async ({
  page,
}) => {
  await openAtelier(page)
  await fill(page, 'Le site', {
    'Adresse publique': 'https://www.agence-des-lilas.fr',
    'Nom de l’agence': "L'agence des Lilas",
    'E-mail du support': 'bonjour@agence-des-lilas.fr',
  })
  expect(linesChanged('site.yaml')).toEqual([
    'url: https://www.agence-des-lilas.fr',
    "name: L'agence des Lilas",
    'supportEmail: bonjour@agence-des-lilas.fr',
  ])

  // What does not pass stays in the form, with its message.
  await field(page, 'E-mail du support').fill('bonjour@')
  await expect(
    page.getByText('« bonjour@ » ne convient pas. Écrivez une adresse e-mail'),
  ).toBeVisible(wait)
  expect(read('site.yaml')).toContain('supportEmail: bonjour@agence-des-lilas.fr')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(field(page, 'E-mail du support')).toHaveValue('bonjour@agence-des-lilas.fr')

  // An address as it was copied.
  await turnTo(page, 'Vidéo')
  await field(page, 'Vidéo').selectOption('Chez un service : son adresse suffit')
  await field(page, 'Adresse ou code d’intégration').fill('https://youtu.be/dQw4w9WgXcQ?si=AbCdEf')
  await expect(preview(page).getByRole('button', { name: /^Charger la vidéo/ })).toBeVisible(wait)
  await saved(page)
  expect(read('site.yaml')).toContain('url: https://youtu.be/dQw4w9WgXcQ?si=AbCdEf')

  // An embed code, on several lines as its service gives it.
  await turnTo(page, 'Agenda')
  await field(page, 'Agenda').selectOption('Un service de rendez-vous : son adresse suffit')
  await field(page, 'Page de réservation').fill(
    '<iframe src="https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt"\n style="width: 100%;border:none;" scrolling="no"></iframe><br>\n<script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>',
  )
  await page.getByRole('button', { name: /^Prêt à publier/ }).click()
  await expect(page.getByText(/GoHighLevel.*AbCdEfGhIjKlMnOpQrSt/)).toBeVisible(wait)
  await saved(page)

  // A headline with an apostrophe, found by pressing it in the preview.
  await preview(page).getByText('30+').first().click()
  const promise = page.getByRole('main').locator('textarea:focus')
  await expect(promise).toHaveValue('{appointmentsPerMonth}+ rendez-vous')
  await preview(page).getByText('Découvrez comment nous').first().click()
  await expect(promise).toHaveValue(/^Découvrez comment/)
  await promise.fill("Découvrez comment l'on vous garantit")
  await expect(preview(page).getByText('Découvrez comment l’on vous garantit')).toBeVisible(wait)
  await saved(page)
  expect(linesChanged('words.yaml')).toEqual([
    '    beforePromise: "Découvrez comment l\'on vous garantit"',
  ])

  // A film of one's own, its captions, and the picture that is drawn from it.
  await turnTo(page, 'Vidéo')
  await field(page, 'Vidéo').selectOption('Un film à vous, servi par le site')
  await field(page, 'Titre de la vidéo').fill('Notre méthode')
  const film = readFileSync('defaults/media/demonstration.mp4')
  await page
    .getByLabel(/^Fichier de la vidéo/)
    .setInputFiles({ name: 'Présentation.mp4', mimeType: 'video/mp4', buffer: film })
  await expect(
    page.getByText(/^Copié : Présentation\.mp4, .* Mo, 0 min 20 s\. Son image/),
  ).toBeVisible(wait)
  await page.getByLabel(/^Sous-titres français/).setInputFiles({
    name: 'Présentation.vtt',
    mimeType: 'text/vtt',
    buffer: readFileSync('defaults/media/demonstration.fr.vtt'),
  })
  await saved(page)
  await expect
    .poll(() => readYaml(join(site, 'site.yaml')).data.video, wait)
    .toEqual({
      provider: 'file',
      title: 'Notre méthode',
      src: 'media/presentation.mp4',
      aspectRatio: '1184 / 640',
      poster: 'media/presentation.webp',
      captions: 'media/presentation.vtt',
    })
  await expect(
    preview(page).getByRole('button', { name: 'Regarder la vidéo « Notre méthode »' }),
  ).toBeVisible(wait)

  await fill(page, 'Éditeur du site', {
    'Dénomination sociale ou nom de l’éditeur': 'Agence des Lilas',
    'Entrepreneur individuel ou société': 'non',
    'Forme juridique': 'SAS',
    'Capital social': '5 000 €',
    'Adresse de l’éditeur': '3 place des Lilas, 69003 Lyon',
    SIREN: '876543216',
    SIRET: '876 543 216 00017',
    'RCS et ville du greffe': 'Lyon',
    'N° de TVA ou mention de franchise': 'FR12876543216',
    'E-mail de contact': 'contact@agence-des-lilas.fr',
    Téléphone: '04 65 71 00 12',
  })
  await fill(page, 'Directeur de la publication', {
    'Nom du directeur de la publication': 'Camille Lilas',
    'Qualité du directeur de la publication': 'présidente',
  })
  await fill(page, 'Hébergeur', {
    Hébergeur: 'Hébergement des Lilas SAS',
    'Adresse de l’hébergeur': '3 rue des Lilas, 59100 Roubaix, France',
    'Téléphone de l’hébergeur': '+33 3 53 01 00 12',
    'Site de l’hébergeur': 'https://www.hebergement-des-lilas.fr',
    'Pays d’hébergement': 'France',
  })
  await fill(page, 'Données personnelles', {
    'E-mail pour les données personnelles': 'donnees@agence-des-lilas.fr',
  })
  await fill(page, 'Données hors d’Europe', {
    'Date de vérification des transferts': today,
    'Garantie du transfert de données au service d’agenda': '→ clauses',
    'Garantie du transfert de données à l’hébergeur': '→ none',
  })
  await fill(page, 'Futurs patients de vos clients', {
    'Votre rôle pour les données des futurs patients': '→ sous-traitant',
    'Ce que vous voyez des futurs patients': '→ totaux',
    'Comptage des rendez-vous sans nom': 'par un numéro propre à chaque personne',
    'Données de santé des futurs patients': '→ consentement',
  })
  await fill(page, 'Garantie', {
    'Garantie en une phrase':
      '30 rendez-vous de nouveaux patients par mois, ou le mois n’est pas facturé.',
    'Ce qui est compté comme Rendez-vous Patient': '→ réservation',
    'Durée d’un Mois de mesure': '→ mois civil',
    'Début du premier Mois de mesure': 'le lendemain de la mise en ligne des annonces',
    'Qui paie le Budget publicitaire': '→ client',
    'Budget publicitaire minimal': '600 € par mois',
    'Nombre de créneaux ouverts': '40',
    'Délai de réponse aux demandes': 'un jour ouvré',
    'Délai de validation des pages et annonces': 'trois jours ouvrés',
    'Outil de mesure': 'l’agenda en ligne du Client',
    'Jours pour contester': '15',
    'Ce que devient le mois si le seuil n’est pas atteint': '→ non facturé',
    'Plafond de la garantie': '→ prix du mois',
    'Fin de la garantie': '→ fin du contrat',
  })
  await field(page, 'Cas dans lesquels la garantie ne s’applique pas').selectOption({ index: 1 })
  await addTo(page, 'Cas dans lesquels la garantie ne s’applique pas')
  await page.getByLabel('Cas sans garantie').fill('le Client a suspendu ses annonces')
  await saved(page)
  await fill(page, 'Mentions légales', {
    'Version des conditions générales et de la protection des données': '3.0',
    'Jour de cette version': today,
    'Jour de mise à jour des mentions légales et de la politique de confidentialité': today,
  })
  await field(page, 'Crédits photo et vidéo').selectOption({ index: 1 })
  await addTo(page, 'Crédits photo et vidéo')
  await page.getByLabel('Crédit', { exact: true }).fill('Vidéo : Studio des Lilas')
  await field(page, 'Délégué à la protection des données').selectOption('Il n’y en a pas')
  await field(
    page,
    'Origine des coordonnées des psychologues à qui vous écrivez les premiers',
  ).selectOption({ index: 1 })
  await saved(page)

  // What is left has its own button.
  await page.getByRole('button', { name: /^Prêt à publier/ }).click()
  await page.getByRole('button', { name: 'Enregistrer ces textes' }).first().click()
  const points = page.getByRole('main').getByRole('listitem').filter({ hasText: 'À corriger' })
  await expect(
    page.getByText(/^Presque prêt à publier : \d+ points? à vérifier\.$/),
    (await points.allTextContents()).join('\n'),
  ).toBeVisible(wait)

  // Every note of the shipped file is still there, in order.
  const notes = (text: string) =>
    text.split('\n').flatMap((line) => /#.*$/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? [])
  expect(notes(read('site.yaml'))).toEqual(notes(readFileSync('site/site.yaml', 'utf8')))

  await page.getByRole('button', { name: 'Construire le site' }).click()
  const link = page.getByRole('link', { name: /^Le voir tel qu’il sera servi/ })
  await expect(link).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('relancez : HOST=0.0.0.0 npm run serve')).toBeVisible()
  const built = await page.context().newPage()
  await built.goto((await link.getAttribute('href')) ?? '')
  await expect(built.getByRole('heading', { level: 1 })).toContainText(
    'Découvrez comment l’on vous garantit',
  )
  await expect(built).toHaveTitle(/L'agence des Lilas$/)
  const published = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html|txt|xml)$/.test(file))
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .join('')
  expect(published).not.toMatch(/atelier|rjsf/i)
})

test('the keyboard reaches a field, changes it and undoes it', async ({ page }) => {
  await openAtelier(page)
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab')
    if (await field(page, 'Nom de l’agence').evaluate((element) => element.matches(':focus'))) break
  }
  await expect(field(page, 'Nom de l’agence')).toBeFocused()
  const before = read('site.yaml')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Agence du Clavier')
  await saved(page)
  expect(read('site.yaml')).toContain('name: Agence du Clavier #')
  await page.getByRole('button', { name: 'Annuler' }).focus()
  while (read('site.yaml') !== before) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
  }
  await expect(field(page, 'Nom de l’agence')).not.toHaveValue('Agence du Clavier')
})

test('an owner sees both when a file changes under the form, and chooses', async ({ page }) => {
  await openAtelier(page)
  const before = read('site.yaml')
  await field(page, 'Nom de l’agence').fill('')
  await expect(page.getByText('Pas encore enregistré.')).toBeVisible(wait)
  writeFileSync(join(site, 'site.yaml'), before.replace(/^name: [^#]*/m, 'name: Écrit ailleurs '))
  await field(page, 'Nom de l’agence').fill('Écrit ici')
  const dialog = page.getByRole('dialog', { name: /a changé ailleurs/ })
  await expect(dialog).toContainText('Écrit ici', wait)
  await expect(dialog).toContainText('Écrit ailleurs')
  expect(read('site.yaml')).toContain('name: Écrit ailleurs')
  await dialog.getByRole('button', { name: 'Prendre ce qui est dans le fichier' }).click()
  await expect(field(page, 'Nom de l’agence')).toHaveValue('Écrit ailleurs')
  writeFileSync(join(site, 'site.yaml'), before)
  await expect(field(page, 'Nom de l’agence')).not.toHaveValue('Écrit ailleurs', wait)
})

test('a mistake in a file is said over the preview, and life goes on once it is mended', async ({
  page,
}) => {
  await openAtelier(page)
  const before = read('site.yaml')
  writeFileSync(join(site, 'site.yaml'), before.replace('noindex: non', 'noindex: no'))
  await expect(page.getByRole('alert')).toContainText('Écrivez « noindex: non ».', wait)
  writeFileSync(join(site, 'site.yaml'), before)
  await expect(page.getByRole('alert')).toBeHidden(wait)
})

test('the preview keeps its place, and shows every state of the gallery', async ({ page }) => {
  await openAtelier(page)
  const top = () =>
    preview(page)
      .locator('html')
      .evaluate((html) => html.scrollTop)
  await preview(page).getByRole('contentinfo').scrollIntoViewIfNeeded()
  const place = await top()
  expect(place).toBeGreaterThan(500)
  await field(page, 'E-mail du support').fill('place@agence-des-lilas.fr')
  const mail = preview(page).locator('a[href^="mailto:place@"]').first()
  await expect(mail).toBeAttached(wait)
  await expect.poll(async () => Math.abs((await top()) - place), wait).toBeLessThan(60)
  await page.getByLabel('Page montrée').selectOption('Agenda muet, ou dont le script a échoué')
  await expect(preview(page).getByText('L’agenda tarde à s’afficher')).toBeVisible(wait)
})

test('a thousand words are typed without lag', async ({ page }) => {
  await openAtelier(page)
  await turnTo(page, 'Conditions générales d’utilisation')
  const area = page.getByLabel('Texte de la page « Conditions générales d’utilisation »')
  await area.focus()
  // Between a key and what it shows, on a machine that does other things as well.
  const slow = await area.evaluate(async (element: HTMLTextAreaElement) => {
    const times: number[] = []
    for (const letter of 'Une phrase de plus.') {
      const start = performance.now()
      document.execCommand('insertText', false, letter)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))
      times.push(performance.now() - start)
    }
    element.blur()
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
  })
  expect(slow).toBeLessThan(100)
})

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('no rule that a machine can check is broken, and nothing stands out sideways', async ({
      page,
    }) => {
      await openAtelier(page)
      const chapters = [
        'Le site',
        'Vidéo',
        'Mentions légales',
        'Garantie',
        'Conditions générales d’utilisation',
        'Copies datées',
      ]
      for (const chapter of chapters) {
        await turnTo(page, chapter)
        await expect(page.getByRole('heading', { level: 2, name: chapter }).first()).toBeVisible()
        expect.soft(await findViolations(page), chapter).toEqual([])
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(over, chapter).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: /^Prêt à publier/ }).click()
      expect.soft(await findViolations(page)).toEqual([])
    })
  })
}
