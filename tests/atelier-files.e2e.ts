import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  expect,
  launch,
  project,
  read,
  SUPPORT,
  shipped,
  startAtelier,
  stop,
  test,
  wait,
  write,
} from './open-atelier.ts'

const broken = `${shipped}\n"`
write(broken)
startAtelier()

const nameInFile = () => /^name: (.*)$/m.exec(read('site.yaml'))?.[1]

test('a file that cannot be read is shown with its line, and read again once it is mended', async ({
  page,
  atelier,
}) => {
  await atelier.open(broken)
  await expect(page.getByRole('alert')).toContainText(/site\/site\.yaml, ligne \d+/, wait)
  await expect(atelier.field('Nom de l’agence')).toBeDisabled()
  // Some editors save a file by removing it and writing a new one.
  rmSync(join(project, 'site/site.yaml'))
  write(`${shipped}supportEmail: ailleurs@a.fr\n`)
  await expect(atelier.field('E‑mail du support')).toHaveValue('ailleurs@a.fr', wait)
  await expect(atelier.field('E‑mail du support')).toBeEnabled()
  await expect(atelier.mail('ailleurs@')).toBeAttached(wait)
})

test('what is typed at speed in two chapters is on disk, and is undone and done again', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  const before = nameInFile()
  await atelier.field('Nom de l’agence').press('ControlOrMeta+a')
  await page.keyboard.type('Agence du Clavier', { delay: 60 })
  await atelier.saved()
  expect(nameInFile()).toBe('Agence du Clavier')
  await atelier.turnTo('Les phrases')
  await atelier.field('« Pas de nouveaux clients ? »').press('ControlOrMeta+End')
  await page.keyboard.type('\nJamais.', { delay: 200 })
  await atelier.saved()
  const after = read('words.yaml')
  while (await atelier.undo.isEnabled()) await atelier.undo.click()
  await expect.poll(() => read('words.yaml'), wait).not.toContain('Jamais')
  await expect.poll(nameInFile, wait).toBe(before)
  while (await atelier.redo.isEnabled()) await atelier.redo.click()
  await expect.poll(() => read('words.yaml'), wait).toBe(after)
  await expect.poll(nameInFile, wait).toBe('Agence du Clavier')
})

test('a wrong answer is on disk and marked at its field; the preview keeps its page', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  const mail = atelier.field('E‑mail du support')
  await mail.fill('bonjour@')
  await expect(page.getByText(/^Écrivez une adresse e‑mail/)).toBeVisible(wait)
  await expect(mail).toHaveAttribute('aria-invalid', 'true')
  expect(read('site.yaml')).toMatch(/^supportEmail: "?bonjour@/m)
  await expect(page.getByText('L’aperçu attend')).toBeVisible()
  await expect(atelier.mail(SUPPORT)).toBeAttached(wait)
  await page.reload()
  await expect(mail).toHaveValue('bonjour@')
  await mail.fill('bonjour@lilas.fr')
  await expect(atelier.mail('bonjour@lilas.fr')).toBeAttached(wait)
})

test('what another program writes shows at once and is said, and « Annuler » brings it back', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  const email = atelier.field('E‑mail du support')
  write(`${shipped}supportEmail: ailleurs@a.fr\n`)
  await expect(email).toHaveValue('ailleurs@a.fr', wait)
  await expect(page.getByText('Le site a été changé hors de l’atelier')).toBeVisible()
  await email.fill('ici@a.fr')
  await atelier.saved()
  await expect(page.getByText('Le site a été changé hors de l’atelier')).toHaveCount(0)
  await atelier.undo.click()
  await expect(email).toHaveValue('ailleurs@a.fr', wait)
  await atelier.undo.click()
  await expect(email).toHaveValue(SUPPORT, wait)
})

test('the last words are on disk when the tab closes at once', async ({ page, atelier }) => {
  await atelier.open()
  await atelier.field('Nom de l’agence').fill('Agence des derniers mots')
  await page.close({ runBeforeUnload: true })
  await expect.poll(nameInFile, wait).toBe('Agence des derniers mots')
})

test('what was typed while the server was gone is saved once it is started again', async ({
  page,
  atelier,
}) => {
  await atelier.open()
  stop()
  await atelier.field('Nom de l’agence').fill('Agence des mots qui attendent')
  await expect(page.getByText('L’atelier ne répond plus.')).toBeVisible(wait)
  await launch()
  await atelier.saved()
  expect(nameInFile()).toBe('Agence des mots qui attendent')
})

test('two tabs lose nothing of each other', async ({ page, atelier, context }) => {
  await atelier.open()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('E‑mail du support').fill('autre@lilas.fr')
  await atelier.field('Téléphone du support').fill('04 65 71 00 12')
  await expect(other.getByLabel('Téléphone du support')).toHaveValue('04 65 71 00 12', wait)
  await expect(atelier.field('E‑mail du support')).toHaveValue('autre@lilas.fr', wait)
  expect(read('site.yaml')).toMatch(/autre@lilas\.fr[\s\S]*04 65 71 00 12/)
})
