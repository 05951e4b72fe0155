import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  address,
  field,
  launch,
  mail,
  openAtelier,
  openShipped,
  preview,
  project,
  read,
  round,
  saved,
  shipped,
  startAtelier,
  turnTo,
  unfold,
  wait,
  write,
} from './open-atelier.ts'
import { expect, test } from './site.ts'

const broken = `${shipped}\n"`
startAtelier({ siteYaml: broken })

test('opens with the fault on screen where a file is wrong from the start', async ({ page }) => {
  write(broken)
  await openAtelier(page)
  await expect(page.getByRole('alert').first()).toContainText(/site\/site\.yaml, ligne \d+/, wait)
  await expect(field(page, 'Nom de l’agence')).toBeDisabled()
  await expect(page.getByText('Prêt à publier : encore 1 point')).toBeVisible()
  await turnTo(page, 'Publier')
  await unfold(page)
  await expect(page.locator('.findings [data-level="fix"]')).toHaveCount(1)
  await turnTo(page, 'Votre site')
  write(shipped)
  await expect(field(page, 'Nom de l’agence')).toBeEnabled(wait)
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible(wait)
})

test('the keyboard changes a field while it is being saved, a phrase is added, both are undone and done again', async ({
  page,
}) => {
  await openShipped(page)
  const name = field(page, 'Nom de l’agence')
  // While it is typed, the name may end with a space, and gets quotes, which it then keeps.
  const texts = () => [read('site.yaml').replaceAll('"', ''), read('words.yaml').trim()]
  const before = read('site.yaml').replaceAll('"', '')
  await page.route('**/api/change', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('heading', { level: 2 }).click()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(name).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [1] })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Agence du Clavier', { delay: 60 })
  await saved(page)
  expect(read('site.yaml')).toMatch(/^name: "?Agence du Clavier/m)
  await turnTo(page, 'Les phrases')
  await field(page, 'Sous le titre').press('ControlOrMeta+End')
  await page.keyboard.type('\nJamais.', { delay: 200 })
  await expect(preview(page).getByText('Jamais.')).toBeVisible(wait)
  await saved(page)
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

test('a refused value stays until it is right, is led back to, and is undone', async ({ page }) => {
  await openShipped(page)
  const address = field(page, 'E‑mail du support')
  await address.fill('bonjour@')
  await expect(page.getByText('Écrivez une adresse e‑mail.')).toBeVisible(wait)
  await turnTo(page, 'Les phrases')
  await page.getByLabel('Début du titre').fill('Voyez comment')
  await expect(preview(page).getByText('Voyez comment')).toBeVisible(wait)
  await expect(page.getByText('Pas encore enregistré.')).toBeVisible()
  await page.getByRole('button', { name: 'Voir pourquoi' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('bonjour@')
  expect(read('site.yaml')).toContain(`supportEmail: support${round}@example.com`)
  // « Annuler » shows the earlier answer before the server has forgotten the refused one.
  const isForgotten = page.waitForResponse(/\/change$/)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(address).toHaveValue(`support${round}@example.com`)
  await isForgotten
})

test('the last words are on disk when the tab closes at once', async ({ page, context }) => {
  await openShipped(page)
  await field(page, 'Nom de l’agence').fill('Agence des derniers mots')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => read('site.yaml'), wait).toMatch(/^name: Agence des derniers mots/m)
  await context.close()
})

test('what was typed while nobody answered is saved once the new address is pasted in the same tab', async ({
  page,
}) => {
  await openShipped(page)
  await page.route('**/api/change', (route) => route.abort())
  await field(page, 'Nom de l’agence').fill('Agence des mots qui attendent')
  await expect(page.getByText('L’atelier ne répond plus.').first()).toBeVisible(wait)
  await page.unroute('**/api/change')
  await launch()
  await expect(page.getByText('Rouvrez l’adresse').first()).toBeVisible(wait)
  await page.evaluate((pasted) => location.assign(pasted), address)
  await saved(page)
  expect(read('site.yaml')).toMatch(/^name: Agence des mots qui attendent$/m)
  await expect(page.getByText('Rouvrez l’adresse')).toHaveCount(0)
})

test('what changes on disk shows at once; nothing is written over, and what is typed meanwhile waits', async ({
  page,
}) => {
  await openShipped(page)
  const name = field(page, 'Nom de l’agence')
  // Some editors save by removing the file and writing another; the atelier has to follow that too.
  rmSync(join(project, 'site/site.yaml'))
  write(shipped.replace(/^supportEmail: .*/m, 'supportEmail: ailleurs@a.fr'))
  await expect(mail(page, 'ailleurs@')).toBeAttached(wait)

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
  await saved(page)
  expect(read('site.yaml')).toMatch(/^name: Écrit ici, pour de bon$/m)
  write(read('site.yaml').replace(/^name: .*/m, 'name: Ailleurs pour finir'))
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText(/^Rien n’a été annulé.*« Ailleurs pour finir »/)).toBeVisible(wait)
  expect(read('site.yaml')).toMatch(/^name: Ailleurs pour finir$/m)

  // The file becomes unreadable during a save.
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
  await saved(page)
  expect(read('site.yaml')).toMatch(/^name: Gardé$/m)
})

test('the preview keeps its place', async ({ page }) => {
  await openShipped(page)
  const top = () =>
    preview(page)
      .locator('html')
      .evaluate((html) => html.scrollTop)
  // The preview may load a second time, and lose its place.
  await expect(async () => {
    await preview(page).getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await top()).toBeGreaterThan(500)
  }).toPass(wait)
  const place = await top()
  await field(page, 'E‑mail du support').fill('place@agence-des-lilas.fr')
  await expect(mail(page, 'place@')).toBeAttached(wait)
  await expect.poll(async () => Math.abs((await top()) - place), wait).toBeLessThan(60)
})
