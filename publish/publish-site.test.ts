import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { FILE_LIST } from '../generator/built-folder.ts'
import { publishableCopy } from '../tests/publishable-copy.ts'
import { type Faults, PASSWORD } from '../tests/stand-ins/sftp-server.ts'
import { writeFiles } from '../tests/temporary-folder.ts'
import { publishSite } from './publish-site.ts'

let built: string
vi.mock('../generator/run-build.ts', () => ({
  runBuild: async (_site: string, out: string) =>
    writeFiles(out, { 'index.html': built, [FILE_LIST]: '["/index.html"]' }),
}))

const faults: Faults = {}
const { project, www } = await publishableCopy(faults)
const siteYaml = join(project, 'site/site.yaml')
process.chdir(project)

const send = (previous: boolean, secret = PASSWORD) =>
  publishSite({ folder: 'site', secret, anyway: true, previous, onProgress: () => {} })

function publish(content: string) {
  built = content
  return send(false)
}

const goBack = () => send(true)
const home = () => readFileSync(join(www, 'index.html'), 'utf8')
const noWayBack = 'Il n’y a pas de publication précédente à cette adresse'

it.each([
  ['', 'Donnez le mot de passe SFTP de « 127.0.0.1 »'],
  ['faux', '« 127.0.0.1 » refuse ce mot de passe'],
])('takes the password before it builds: « %s »', async (secret, sentence) => {
  await expect(send(false, secret)).rejects.toThrow(sentence)
  expect(existsSync('.publications')).toBe(false)
})

it('goes back to what stood at this address, also while site.yaml cannot be read', async () => {
  await publish('La première')
  await expect(goBack()).rejects.toThrow(noWayBack)
  await publish('La seconde')
  expect(home()).toBe('La seconde')
  await publish('La seconde')
  await goBack()
  expect(home(), 'the one before, though the last was sent twice').toBe('La première')

  const written = readFileSync(siteYaml, 'utf8')
  writeFileSync(siteYaml, `url: https://www.autre-agence.fr\n${written.replace(/^url:.*/m, '')}`)
  await expect(goBack()).rejects.toThrow(noWayBack)
  writeFileSync(siteYaml, `url: [\n${written}`)
  await goBack()
  expect(home()).toBe('La seconde')
  writeFileSync(siteYaml, written)
})

it('goes back to what was whole after a publication that broke off, and never over another computer’s', async () => {
  faults.refused = /index/
  for (const content of ['La troisième', 'La quatrième']) {
    await expect(publish(content)).rejects.toThrow('ne permet pas d’écrire')
  }
  delete faults.refused
  await goBack()
  expect(home()).toBe('La seconde')

  const record = join(www, '.publications.json')
  const { id: _id, ...lists } = JSON.parse(readFileSync(record, 'utf8'))
  writeFileSync(record, JSON.stringify({ ...lists, id: 'autre' }))
  await expect(goBack()).rejects.toThrow('n’a pas été publié d’ici')
  expect(home()).toBe('La seconde')

  faults.refused = /index/
  await expect(publish('La cinquième')).rejects.toThrow('ne permet pas d’écrire')
  await expect(goBack()).rejects.toThrow(noWayBack)
})
