import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../owner/disk/list-files.ts'
import { environment } from '../tests/fresh-copy.ts'
import { publishableCopy } from '../tests/publishable-copy.ts'
import { PASSWORD } from '../tests/stand-ins/sftp-server.ts'

const { project, site, www } = await publishableCopy()
const publications = join(project, '.publications')

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

it('publishes what it has built for that, keeps no secret, and lets dist alone', async () => {
  const refused = await deploy([])
  expect(refused.status).toBe(1)
  expect(refused.text).toMatch(/Il reste \d+ points à corriger avant de publier.*\n {2}• /)
  expect((await deploy(['--anyway'])).text).toMatch(/Publié à \d\d:\d\d : https:/)
  expect(home()).toContain('<!doctype html>')
  expect(existsSync(join(project, 'dist'))).toBe(false)
  for (const folder of [site, publications]) {
    for (const path of listFiles(folder)) {
      expect(readFileSync(join(folder, path)).includes(PASSWORD)).toBe(false)
    }
  }
}, 100_000)

it('names what goes back on line', async () => {
  const [last = ''] = readdirSync(publications)
  const facts = readFileSync(join(publications, last, 'publication.json'), 'utf8')
  const former = join(publications, '2025')
  cpSync(join(publications, last), former, { recursive: true })
  writeFileSync(join(former, 'publication.json'), facts.replace(last, '2025'))
  writeFileSync(join(former, 'site/index.html'), 'La première')
  // As npm hands on `npm run deploy --previous`, without `--`.
  const { text } = await deploy([], { npm_config_previous: 'true' })
  expect(text).toMatch(/Revient en ligne : « .+ », https:\S+, publié le \d+ \S+ \d{4} à \d/)
  expect(text).toMatch(/Publié à /)
  expect(home()).toBe('La première')
}, 100_000)
