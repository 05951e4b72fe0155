import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string[], env: Record<string, string>) {
  const [program = '', ...args] = command
  const { status, stderr, stdout } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, output: stderr + stdout }
}

const build = (configuration: string) => {
  const outDir = join(folder, 'dist')
  return run(['npx', 'vite', 'build'], { SITE_CONFIG: configuration, OUT_DIR: outDir })
}

test('a wrong configuration stops the build with every problem, and writes nothing', () => {
  const file = join(folder, 'wrong.config.ts')
  writeFileSync(
    file,
    'export default { url: "http://exemple.fr", video: { provider: "wistya", id: "x" }, consent: "none" }',
  )
  const { status, output } = build(file)
  expect(status).toBe(1)
  expect(output).toContain('url : « http://exemple.fr » ne convient pas.')
  expect(output).toContain('wistya')
  expect(output).toContain('supportEmail : cette clé manque.')
  expect(output, 'no stack trace').not.toMatch(/\n\s+at /)
  expect(readdirSync(folder)).toEqual(['wrong.config.ts'])
})

test('a configuration that does not exist, or cannot be read, is said in French', () => {
  const missing = build(join(folder, 'absent.config.ts'))
  expect(missing.status).toBe(1)
  expect(missing.output).toContain(
    'absent.config.ts » n’existe pas. Corrigez la variable SITE_CONFIG',
  )

  const broken = join(folder, 'broken.config.ts')
  writeFileSync(broken, 'export default { url: ')
  const unreadable = build(broken)
  expect(unreadable.status).toBe(1)
  expect(unreadable.output).toContain('ne peut pas être lue')
})

test('a refused configuration leaves the previous build as it was', ({ siteDir }) => {
  const before = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const { status } = run(['npx', 'vite', 'build'], {
    SITE_CONFIG: 'tests/configs/absent.config.ts',
    OUT_DIR: siteDir,
  })
  expect(status).toBe(1)
  expect(readFileSync(join(siteDir, 'index.html'), 'utf8')).toBe(before)
})

test('a taken port is one clear sentence', async ({ siteDir }) => {
  const other = createServer().listen(0, 'localhost')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const { status, output } = run(['node', 'hosting/server.js'], {
    OUT_DIR: siteDir,
    PORT: String(port),
  })
  other.close()
  expect(status).toBe(1)
  expect(output.trim()).toMatch(new RegExp(`^Le port ${port} est déjà pris : [^\\n]+$`))
})
