import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openAtelier, project, shipped, startAtelier, turnTo, wait, write } from './open-atelier.ts'
import { expect, test } from './site.ts'
import { PASSWORD, startSftpServer } from './stand-ins/sftp-server.ts'

startAtelier()

test('« Publier » asks what it must know, shows how far it is, and goes back the same way', async ({
  page,
}) => {
  const www = join(project, 'server/www')
  mkdirSync(www, { recursive: true })
  const server = await startSftpServer(join(project, 'server'))
  write(
    shipped
      .replace(/^hosting:.*/m, 'hosting: apache')
      .replace(/^deploy:.*/m, `deploy: sftp://agence@127.0.0.1:${server.port}/www`),
  )
  await openAtelier(page)
  await turnTo(page, 'Publier')
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
  await expect(publisher.getByText(/Aucune publication précédente/)).toBeVisible(wait)
  server.stop()
})
