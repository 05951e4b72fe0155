import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '../owner/disk/list-files.ts'
import { environment, freshCopy } from '../tests/fresh-copy.ts'
import { makeKey, PASSWORD, startSftpServer } from '../tests/stand-ins/sftp-server.ts'

const project = freshCopy()
const www = join(project, 'server/www')
const site = join(project, 'site')
const hostKey = makeKey()
let server: Awaited<ReturnType<typeof startSftpServer>>

beforeAll(async () => {
  mkdirSync(www, { recursive: true })
  server = await startSftpServer(join(project, 'server'), {}, hostKey)
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

it('publishes, goes back to what was on line before, and keeps no secret', async () => {
  const refused = await deploy([])
  expect(refused.status).toBe(1)
  expect(refused.text).toMatch(/Il reste \d+ points à corriger avant de publier.*\n {2}• /)

  const [type, key] = hostKey.public.split(' ')
  writeFileSync(join(site, 'known_hosts'), `[127.0.0.1]:${server.port} ${type} ${key}\n`)
  changeTitle('La première')
  expect((await deploy(['--anyway'])).text).toMatch(/Publié à \d\d:\d\d : https:/)
  expect((await deploy(['--previous'])).text).toContain('Il n’y a pas de publication précédente')

  changeTitle('La seconde')
  await deploy(['--anyway'])
  expect(home()).toContain('La seconde')

  // As npm hands on `npm run deploy --previous`, without `--`.
  const back = await deploy([], { npm_config_previous: 'true' })
  expect(back.text).toMatch(/Revient en ligne : ce qui a été construit le \d+ [\s\S]*Publié à /)
  expect(back.status).toBe(0)
  expect(home()).toContain('La première')
  for (const path of listFiles(site)) {
    expect(readFileSync(join(site, path)).includes(PASSWORD)).toBe(false)
  }
}, 200_000)
