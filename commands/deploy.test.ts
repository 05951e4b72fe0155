import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '../owner/disk/list-files.ts'
import { environment, freshCopy } from '../tests/fresh-copy.ts'
import { type Faults, makeKey, PASSWORD, startSftpServer } from '../tests/stand-ins/sftp-server.ts'

const project = freshCopy()
const www = join(project, 'server/www')
const site = join(project, 'site')
const hostKey = makeKey()
const faults: Faults = {}
let server: Awaited<ReturnType<typeof startSftpServer>>

beforeAll(async () => {
  mkdirSync(www, { recursive: true })
  server = await startSftpServer(join(project, 'server'), faults, hostKey)
  const file = join(site, 'site.yaml')
  const address = `sftp://agence@127.0.0.1:${server.port}/www`
  appendFileSync(file, `hosting: ovh\ndeploy: ${address}\n`)
})
afterAll(() => {
  server.stop()
  rmSync(project, { recursive: true, force: true })
})

/** Runs `npm run deploy` without a terminal, so that it cannot ask its user anything. */
const deploy = (options: string[], npm: NodeJS.ProcessEnv = {}) =>
  new Promise<{ status: number; text: string }>((resolve) => {
    const command = ['--import', 'tsx', 'commands/deploy.ts', ...options]
    const env = environment({ DEPLOY_SECRET: PASSWORD, ...npm })
    execFile(process.execPath, command, { cwd: project, env }, (error, out, errors) => {
      const text = out + errors
      expect(text).not.toContain(PASSWORD)
      resolve({ status: Number(error?.code ?? 0), text })
    })
  })

const home = () => readFileSync(join(www, 'index.html'), 'utf8')
const changeTitle = (text: string) =>
  writeFileSync(join(site, 'words.yaml'), `home:\n  hero:\n    promise: ${text}\n`)

const siteYaml = () => readFileSync(join(site, 'site.yaml'), 'utf8')
const writeSiteYaml = (text: string) => writeFileSync(join(site, 'site.yaml'), text)
const noWayBack = 'Il n’y a pas de publication précédente à cette adresse'

it('publishes what it has built for that, keeps no secret, and lets dist alone', async () => {
  const refused = await deploy([])
  expect(refused.status).toBe(1)
  expect(refused.text).toMatch(/Il reste \d+ points à corriger avant de publier.*\n {2}• /)

  const [type, key] = hostKey.public.split(' ')
  writeFileSync(join(site, 'known_hosts'), `[127.0.0.1]:${server.port} ${type} ${key}\n`)
  changeTitle('La première')
  expect((await deploy(['--anyway'])).text).toMatch(/Publié à \d\d:\d\d : https:/)
  expect((await deploy(['--previous'])).text).toContain(noWayBack)
  changeTitle('La seconde')
  await deploy(['--anyway'])
  expect(home()).toContain('La seconde')
  expect(existsSync(join(project, 'dist'))).toBe(false)
  for (const folder of [site, join(project, '.publications')]) {
    for (const path of listFiles(folder)) {
      expect(readFileSync(join(folder, path)).includes(PASSWORD)).toBe(false)
    }
  }
}, 200_000)

it('goes back to what stood at this address, also while site.yaml cannot be read', async () => {
  // As npm hands on `npm run deploy --previous`, without `--`.
  const back = await deploy([], { npm_config_previous: 'true' })
  expect(back.text).toMatch(/Revient en ligne : « .+ », https:\S+, publié le \d+ \S+ \d{4} à \d/)
  expect(back.text).toMatch(/Publié à /)
  expect(home()).toContain('La première')

  const written = siteYaml()
  writeSiteYaml(`url: https://www.autre-agence.fr\n${written.replace(/^url:.*/m, '')}`)
  expect((await deploy(['--previous'])).text).toContain(noWayBack)
  writeSiteYaml(`\t${written}`)
  expect((await deploy(['--previous'])).text).toMatch(/Publié à /)
  expect(home()).toContain('La seconde')
  writeSiteYaml(written)
}, 200_000)

it('goes back to what was whole after a publication that broke off, and never over another computer’s', async () => {
  changeTitle('La troisième')
  faults.requests = 60
  expect((await deploy(['--anyway'])).text).toContain('s’est interrompue')
  delete faults.requests
  expect((await deploy(['--previous'])).text).toMatch(/Publié à /)
  expect(home()).toContain('La seconde')

  const record = join(www, '.publications.json')
  const { id: _id, ...lists } = JSON.parse(readFileSync(record, 'utf8'))
  writeFileSync(record, JSON.stringify({ ...lists, id: 'autre' }))
  const refused = await deploy(['--previous'])
  expect(refused.text).toContain('n’a pas été publié d’ici')
  expect(refused.status).toBe(1)
  expect(home()).toContain('La seconde')
}, 200_000)
