import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '../../owner/disk/list-files.ts'
import { environment, freshCopy } from '../../tests/fresh-copy.ts'
import { makeKey, PASSWORD, startSftpServer } from '../../tests/stand-ins/sftp-server.ts'

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
  const text = readFileSync(file, 'utf8')
    .replace(/^hosting:.*/m, 'hosting: ovh')
    .replace(/^deploy:.*/m, `deploy: ${address}`)
  writeFileSync(file, text)
})
afterAll(() => {
  server.stop()
  rmSync(project, { recursive: true, force: true })
})

/** Runs `npm run deploy` without a terminal, so that it cannot ask its user anything. */
const deploy = (...options: string[]) =>
  new Promise<{ status: number; text: string }>((resolve) => {
    const command = ['generator/commands/run.js', 'generator/commands/deploy.ts', ...options]
    const env = environment({ DEPLOY_SECRET: PASSWORD })
    execFile(process.execPath, command, { cwd: project, env }, (error, out, errors) => {
      const text = out + errors
      expect(text).not.toContain(PASSWORD)
      resolve({ status: Number(error?.code ?? 0), text })
    })
  })

it('publishes, again after a changed word, and goes back, with no secret left anywhere', async () => {
  const refused = await deploy()
  expect(refused.status).toBe(1)
  expect(refused.text).toMatch(/Il reste \d+ points à corriger avant de publier.*\n {2}• /)

  const stranger = await deploy('--anyway')
  expect(stranger.status).toBe(1)
  expect(stranger.text).toMatch(/Premier contact avec « 127.0.0.1 », dont l’empreinte est SHA256:/)
  expect(listFiles(www)).toEqual([])
  const timeOfBuild = () => statSync(join(project, 'dist-hosting/build.json')).mtimeMs
  const built = timeOfBuild()

  const [type, key] = hostKey.public.split(' ')
  writeFileSync(join(site, 'known_hosts'), `[127.0.0.1]:${server.port} ${type} ${key}\n`)
  const first = await deploy('--anyway')
  expect(first.text).toContain('Publié.')
  expect(first.status).toBe(0)
  expect(timeOfBuild()).toBe(built)
  const home = () => readFileSync(join(www, 'index.html'), 'utf8')
  expect(existsSync(join(www, '.htaccess'))).toBe(true)
  const before = home()

  writeFileSync(join(site, 'words.yaml'), 'home:\n  hero:\n    promise: Un seul mot change\n')
  await deploy('--anyway')
  expect(home()).toContain('Un seul mot change')

  const back = await deploy('--previous')
  expect(back.text).toContain('Publié.')
  expect(home()).toBe(before)
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe(before)
  for (const path of [...listFiles(site).map((name) => join(site, name)), join(www, '.htaccess')]) {
    expect(readFileSync(path).includes(PASSWORD)).toBe(false)
  }
}, 200_000)
