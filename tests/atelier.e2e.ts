import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { listFiles } from '../owner/disk/list-files.ts'
import { findViolations } from './axe.ts'
import { expect, project, read, shipped, startAtelier, test, wait, write } from './open-atelier.ts'
import { PASSWORD, startSftpServer } from './stand-ins/sftp-server.ts'

startAtelier()

async function give(control: Locator, answer: string) {
  const type = await control.evaluate((field: HTMLInputElement) => field.type)
  if (type === 'select-one') await control.selectOption(answer)
  else if (type === 'checkbox') await control.check()
  else await control.fill(answer)
}

/** The answers of a company (SAS) with a video and a calendar of services: chapter → field → text to type. */
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
  'La promesse': { 'Budget publicitaire que le client paie, hors taxes, par mois': '500' },
  'Qui vous êtes': {
    'Forme juridique': 'SAS',
    'Dénomination sociale ou nom de l’éditeur': 'Agence des Lilas',
    'Adresse de l’éditeur': '3 place des Lilas, 69003 Lyon',
    SIRET: '876 543 216 00017',
    'Capital social': '2000',
    'Ville du RCS': 'RCS Lyon',
    'Régime de TVA': 'oui',
    'Nom du directeur de la publication': 'Camille Lilas',
  },
  // Of Cloudflare we know no telephone number.
  Publier: { Hébergement: 'cloudflare', 'Il n’y en a pas : Téléphone de l’hébergeur': 'oui' },
}

test('an owner goes from a fresh clone to « Prêt à publier » with the page alone, in twenty answers', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  const heading = page.getByRole('heading', { level: 2 })
  for (const [chapter, fields] of Object.entries(answers)) {
    while ((await heading.innerText()) !== chapter) {
      await page.getByRole('button', { name: /^Suivant/ }).click()
    }
    for (const [label, answer] of Object.entries(fields)) await give(atelier.field(label), answer)
  }
  await atelier.saved()
  const count = Object.values(answers).flatMap((fields) => Object.keys(fields)).length
  expect(count).toBeLessThanOrEqual(20)
  await expect(page.getByText(/^(?:Prêt à publier : rien|Presque prêt)/)).toBeVisible(wait)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText(/Le site est construit\..*wrangler/)).toBeVisible({
    timeout: 120_000,
  })
  const dist = join(project, 'dist')
  for (const file of listFiles(dist).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8').replace(/[\u00a0\u202f]/g, ' ')
    const left = /.{0,40}(?:À compléter|Exemple\b|example\.|media\/demo|atelier).{0,40}/.exec(html)
    expect(left?.[0], file).toBeUndefined()
  }
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('noindex')
})

test('the button of a message writes the right answer in the file, under the owner’s note', async ({
  atelier,
}) => {
  await atelier.open(`${shipped}# Le secrétariat.\nsupportPhone: 'Tél : 04 72 00 00 00'\n`)
  await atelier.main.getByRole('button', { name: 'Écrire 04 72 00 00 00' }).first().click(wait)
  await atelier.saved()
  expect(read('site.yaml')).toMatch(/^# Le secrétariat\.\nsupportPhone: '04 72 00 00 00'$/m)
})

test('every point of the list leads to its field', async ({ page, atelier }) => {
  await atelier.open()
  const verdict = await page.getByText(/Pas encore prêt à publier : \d+ points/).innerText()
  const count = Number(/\d+/.exec(verdict)?.[0])
  const marks = (await atelier.chapters.allInnerTexts()).map((text) => /\d+/.exec(text)?.[0] ?? 0)
  expect(marks.reduce((sum: number, mark) => sum + Number(mark), 0)).toBe(count)
  await atelier.turnTo('Publier')
  await atelier.unfold()
  const ways = atelier.main.getByRole('button', { name: /^Aller au champ/ })
  expect(await ways.count()).toBeGreaterThanOrEqual(count)
  await ways.nth(count - 1).click()
  await expect(atelier.main.locator(':is(input, select, textarea):focus')).toBeInViewport()
})

test('no rule that a machine can check is broken, and nothing stands out sideways', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  for (const chapter of await atelier.chapters.all()) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await chapter.click()
    await atelier.unfold()
    const name = await page.getByRole('heading', { level: 2 }).innerText()
    // These three have every kind of field, and the list of what is left.
    if (['Votre site', 'La vidéo', 'Publier'].includes(name)) {
      expect.soft(await findViolations(page), name).toEqual([])
    }
    const chapters = page.getByRole('navigation', { name: 'Chapitres' })
    expect.soft(await chapters.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(over, name).toBeLessThanOrEqual(0)
  }
})

test('« Publier » asks what it must know, tells a wrong address, and says where the site is', async ({
  page,
  atelier,
}) => {
  const www = join(project, 'server/www')
  mkdirSync(www, { recursive: true })
  const server = await startSftpServer(join(project, 'server'))
  await atelier.open(`${shipped}hosting: ovh\n`)
  await atelier.turnTo('Publier')
  await atelier.field('Utilisateur').fill('agence')
  await atelier.field('Dossier').fill('/www')
  const destination = atelier.field('Serveur')
  await expect(destination).toHaveAttribute('aria-invalid', 'true', wait)
  await destination.fill(`localhost:${server.port}`)
  await atelier.saved()

  const publisher = page.getByRole('region', { name: 'Publier' })
  const press = (name: string) => publisher.getByRole('button', { name, exact: true }).click()
  await press('Publier')
  await expect(publisher.getByText(/Il reste \d+ points? à corriger/)).toBeVisible(wait)
  await press('Publier quand même')
  await expect(publisher.getByText(/Donnez le mot de passe SFTP/)).toBeVisible(wait)
  const secret = publisher.getByLabel('Mot de passe FTP-SSH')
  await secret.fill(PASSWORD)
  await press('Publier')
  await press('Publier quand même')
  await expect(publisher.getByText(/dont l’empreinte est SHA256:/)).toBeVisible(wait)
  await press('Oui, c’est mon hébergeur')
  await expect(publisher.getByText(/^Publié à \d\d:\d\d/)).toBeVisible(wait)
  await expect(publisher.getByRole('link', { name: /^https:/ })).toBeVisible()
  expect(await page.content()).not.toContain(PASSWORD)

  const online = () => readFileSync(join(www, 'index.html'), 'utf8')
  write(`${read('site.yaml')}supportEmail: autre@example.com\n`)
  await secret.fill(PASSWORD)
  await press('Publier')
  await press('Publier quand même')
  await expect.poll(online, wait).toContain('autre@example.com')
  write('url: "')
  const back = publisher.getByRole('button', { name: /^Remettre en ligne « .+ », https:/ })
  await publisher.getByLabel('Mot de passe SFTP').fill(PASSWORD)
  await back.click()
  await expect.poll(online, wait).not.toContain('autre@example.com')
  server.stop()
})
