import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, freshCopy } from './fresh-copy.ts'
import { expect, test } from './site.ts'

test.use({ expectedConsole: /./ })
// One atelier, which its tests share.
test.describe.configure({ mode: 'default' })

const project = freshCopy()
let atelier: ChildProcess
let address = ''

// The command opens a browser, which is a script here that notes what it is given.
test.beforeAll(async () => {
  const bin = join(project, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$@" > "${bin}/opened"\n`, { mode: 0o755 })
  atelier = spawn(process.execPath, ['generator/run.js', 'atelier/main.ts'], {
    cwd: project,
    env: environment({ PORT: '0', DISPLAY: ':0', PATH: `${bin}:${process.env.PATH}` }),
  })
  atelier.stdout?.on('data', (text) => {
    address += text
  })
  await expect.poll(() => existsSync(join(bin, 'opened')), { timeout: 90_000 }).toBe(true)
})
test.beforeEach(({ context }) => context.unrouteAll())
test.afterAll(() => {
  atelier.kill()
  rmSync(project, { recursive: true, force: true })
})

test('the token stands in no program’s arguments, and leaves the address once it is read', async ({
  page,
}) => {
  const [, token = ''] = address.trim().split('#')
  expect(token).toHaveLength(32)
  const opened = readFileSync(join(project, 'bin/opened'), 'utf8').trim()
  expect(opened).not.toContain(token)
  expect(readFileSync(opened, 'utf8')).toContain(address.trim())
  expect(statSync(opened).mode & 0o777).toBe(0o600)
  await page.goto(`file://${opened}`)
  await expect(page.getByLabel('Nom de l’agence')).toBeVisible({ timeout: 60_000 })
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/)
})
