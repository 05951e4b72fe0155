import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  address,
  expect,
  launch,
  project,
  read,
  shipped,
  startAtelier,
  test,
  wait,
  write,
} from './open-atelier.ts'
import { PASSWORD, startSftpServer } from './stand-ins/sftp-server.ts'

const broken = `${shipped}\n"`
startAtelier({ siteYaml: broken })

test('opens with the fault on screen where a file is wrong from the start', async ({
  page,
  atelier,
}) => {
  write(broken)
  await atelier.open()
  await expect(page.getByRole('alert').first()).toContainText(/site\/site\.yaml, ligne \d+/, wait)
  await expect(atelier.field('Nom de l’agence')).toBeDisabled()
  await expect(page.getByText('Prêt à publier : encore 1 point')).toBeVisible()
  await atelier.turnTo('Publier')
  await atelier.unfold()
  await expect(page.locator('.findings [data-level="fix"]')).toHaveCount(1)
  await atelier.turnTo('Votre site')
  write(shipped)
  await expect(atelier.field('Nom de l’agence')).toBeEnabled(wait)
  await expect(atelier.preview.getByRole('heading', { level: 1 })).toBeVisible(wait)
})

test('the keyboard changes a field while it is being saved, a phrase is added, both are undone and done again', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  const name = atelier.field('Nom de l’agence')
  // The atelier quotes a name that ends with a space, as it does while the owner types, and leaves the quotes
  // there: the files are compared without quotes.
  const texts = () => [read('site.yaml').replaceAll('"', ''), read('words.yaml').trim()]
  const before = read('site.yaml').replaceAll('"', '')
  await page.route('**/api/change', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await name.press('ControlOrMeta+a')
  await page.keyboard.type('Agence du Clavier', { delay: 60 })
  await atelier.saved()
  expect(read('site.yaml')).toMatch(/^name: "?Agence du Clavier/m)
  await atelier.turnTo('Les phrases')
  await atelier.field('Sous le titre').press('ControlOrMeta+End')
  await page.keyboard.type('\nJamais.', { delay: 200 })
  await expect(atelier.preview.getByText('Jamais.')).toBeVisible(wait)
  await atelier.saved()
  const after = texts()
  const press = async (name: string) => {
    const button = page.getByRole('button', { name })
    await button.focus()
    await expect(async () => {
      if (await button.isEnabled()) await page.keyboard.press('Enter')
      await expect(button).toBeDisabled({ timeout: 1000 })
    }).toPass(wait)
  }
  await press('Annuler')
  expect(texts()).toEqual([before, ''])
  await press('Rétablir')
  expect(texts()).toEqual(after)
})

test('a refused value stays until it is right, is led back to, and is undone', async ({
  page,
  atelier,
}) => {
  const before = await atelier.openShipped()
  const address = atelier.field('E‑mail du support')
  await address.fill('bonjour@')
  await expect(page.getByText('Écrivez une adresse e‑mail.')).toBeVisible(wait)
  await atelier.turnTo('Les phrases')
  await page.getByLabel('Début du titre').fill('Voyez comment')
  await expect(atelier.preview.getByText('Voyez comment')).toBeVisible(wait)
  await expect(page.getByText('Pas encore enregistré.')).toBeVisible()
  await page.getByRole('button', { name: 'Voir pourquoi' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('bonjour@')
  expect(read('site.yaml')).toContain(`supportEmail: ${before}`)
  // « Annuler » (undo) restores the field before the server drops the refused answer: the test awaits both.
  const isForgotten = page.waitForResponse(/\/change$/)
  await atelier.undo.click()
  await expect(address).toHaveValue(before)
  await isForgotten
})

test('the last words are on disk when the tab closes at once', async ({
  page,
  atelier,
  context,
}) => {
  await atelier.openShipped()
  await atelier.field('Nom de l’agence').fill('Agence des derniers mots')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => read('site.yaml'), wait).toMatch(/^name: Agence des derniers mots/m)
  await context.close()
})

test('what was typed while nobody answered is saved once the new address is pasted in the same tab', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  await page.route('**/api/change', (route) => route.abort())
  await atelier.field('Nom de l’agence').fill('Agence des mots qui attendent')
  await expect(page.getByText('L’atelier ne répond plus.').first()).toBeVisible(wait)
  await page.unroute('**/api/change')
  await launch()
  await expect(page.getByText('Rouvrez l’adresse').first()).toBeVisible(wait)
  await page.evaluate((pasted) => location.assign(pasted), address)
  await atelier.saved()
  expect(read('site.yaml')).toMatch(/^name: Agence des mots qui attendent$/m)
  await expect(page.getByText('Rouvrez l’adresse')).toHaveCount(0)
})

test('what changes on disk shows at once; nothing is written over, and what is typed meanwhile waits', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  const name = atelier.field('Nom de l’agence')
  // Some editors save a file by removing it and writing a new one: the atelier must notice that change.
  rmSync(join(project, 'site/site.yaml'))
  write(shipped.replace(/^supportEmail: .*/m, 'supportEmail: ailleurs@a.fr'))
  await expect(atelier.mail('ailleurs@')).toBeAttached(wait)

  await page.route(
    '**/api/change',
    async (route) => {
      write(read('site.yaml').replace(/^name: .*/m, 'name: Encore ailleurs'))
      await route.continue()
    },
    { times: 1 },
  )
  await name.fill('Écrit ici')
  await expect(page.getByText(/a changé dans son fichier.*« Encore ailleurs »/)).toBeVisible(wait)
  expect(read('site.yaml')).toMatch(/^name: Encore ailleurs$/m)
  await name.fill('Écrit ici, pour de bon')
  await atelier.saved()
  expect(read('site.yaml')).toMatch(/^name: Écrit ici, pour de bon$/m)
  write(read('site.yaml').replace(/^name: .*/m, 'name: Ailleurs pour finir'))
  await atelier.undo.click()
  await expect(page.getByText(/^Rien n’a été annulé.*« Ailleurs pour finir »/)).toBeVisible(wait)
  expect(read('site.yaml')).toMatch(/^name: Ailleurs pour finir$/m)

  // While the atelier saves, another program makes the file unreadable.
  const right = read('site.yaml')
  await page.route('**/api/change', (route) => {
    write(`${right}\n"`)
    return route.continue()
  })
  await name.fill('Gardé')
  await expect(page.getByText('Pas enregistré : un fichier est à corriger.')).toBeVisible(wait)
  await expect(name).toBeDisabled()
  await expect(name).toHaveValue('Gardé')
  await page.unroute('**/api/change')
  write(right)
  await atelier.saved()
  expect(read('site.yaml')).toMatch(/^name: Gardé$/m)
})

test('a file is copied while the site is published, and an answer that nobody can read is told', async ({
  page,
  atelier,
}) => {
  await atelier.openShipped()
  write(
    read('site.yaml')
      .replace(/^hosting:.*/m, 'hosting: apache')
      .replace(/^deploy:.*/m, 'deploy: sftp://agence@127.0.0.1/www'),
  )
  let endPublication = () => {}
  const isEnding = new Promise<void>((resolve) => {
    endPublication = resolve
  })
  await page.route('**/api/deploy', async (route) => {
    await isEnding
    await route.fulfill({ body: '<html>' })
  })
  await atelier.turnTo('Publier')
  const publisher = page.getByRole('region', { name: 'Publier' })
  const publish = publisher.getByRole('button', { name: 'Publier', exact: true })
  await publish.click()
  await expect(publisher.getByRole('progressbar', { name: 'Publication' })).toBeVisible()
  await atelier.turnTo('Votre site')
  await atelier.unfold()
  const buffer = readFileSync('defaults/media/logo.svg')
  const logo = { name: 'Lilas.svg', mimeType: 'image/svg+xml', buffer }
  await page.getByLabel('Logo : choisir un fichier').setInputFiles(logo)
  await expect(page.getByText('Copié : Lilas.svg.')).toBeVisible(wait)
  endPublication()
  await atelier.saved()
  await atelier.turnTo('Publier')
  await publish.click()
  await expect(publisher.getByText(/^L’atelier/)).toBeVisible(wait)
  await expect(publish).toBeEnabled()
})

test('« Publier » asks what it must know, shows how far it is, and goes back the same way', async ({
  page,
  atelier,
}) => {
  const www = join(project, 'server/www')
  mkdirSync(www, { recursive: true })
  const server = await startSftpServer(join(project, 'server'))
  write(
    shipped
      .replace(/^hosting:.*/m, 'hosting: apache')
      .replace(/^deploy:.*/m, `deploy: sftp://agence@127.0.0.1:${server.port}/www`),
  )
  await atelier.open()
  await atelier.turnTo('Publier')
  const publisher = page.getByRole('region', { name: 'Publier' })
  const press = (name: string) => publisher.getByRole('button', { name, exact: true }).click()

  await press('Publier')
  await expect(publisher.getByText(/Il reste \d+ points? à corriger/)).toBeVisible(wait)
  await press('Publier quand même')
  await expect(publisher.getByRole('progressbar', { name: 'Publication' })).toBeVisible()
  await expect(publisher.getByText(/dont l’empreinte est SHA256:/)).toBeVisible(wait)
  await press('Oui, c’est mon hébergeur')
  const field = publisher.getByLabel('Mot de passe ou jeton')
  await expect(field).toBeVisible(wait)
  await page.screenshot({ path: 'test-results/publier.png' })
  await field.fill('autre')
  await press('Continuer')
  await expect(publisher.getByText(/refuse ce mot de passe/)).toBeVisible(wait)
  await field.fill(PASSWORD)
  await press('Continuer')
  await expect(publisher.getByText(/^En ligne/)).toBeVisible(wait)
  await page.screenshot({ path: 'test-results/publie.png' })
  expect(readFileSync(join(www, 'index.html'), 'utf8')).toContain('</html>')
  expect(await page.content()).not.toContain(PASSWORD)

  await press('Revenir à la publication précédente')
  await expect(publisher.getByText(/Il n’y a pas de publication précédente/)).toBeVisible(wait)
  server.stop()
})
