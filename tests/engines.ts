// Run by `npm run test:engines`: the browser tests in Firefox and WebKit, the table of requests on every installed
// server, and the build on other versions of Node. Prints what is proved, and what this machine lacks for the rest.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { firefox } from './engines.config.ts'
import { fetchPackages } from './fetch-packages.js'
import { installedServers } from './servers/start-server.ts'
import { missingPackages } from './webkit/session.ts'

/** The oldest version of Node that the site supports, then the maintained ones. */
const NODE_LINES = ['20.19', '22', '24']

const outcomes: { what: string; outcome: 'proved' | 'failed' | string }[] = []

function prove(what: string, isProved: () => boolean) {
  const start = Date.now()
  const outcome = isProved() ? 'proved' : 'failed'
  outcomes.push({ what, outcome: `${outcome} in ${Math.round((Date.now() - start) / 1000)} s` })
}

const leaveOut = (what: string, reason: string) =>
  outcomes.push({ what, outcome: `not proved here, ${reason}` })

const run = (node: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(node, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Hashes all files of a build. */
function digest(folder: string) {
  const hash = createHash('sha256')
  for (const path of listFiles(folder).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex')
}

const hasJava = spawnSync('java', ['-version']).status === 0
const projects = [
  { what: 'WebKit', project: 'webkit', missing: missingPackages },
  { what: 'Firefox', project: 'firefox', missing: existsSync(firefox) ? '' : 'firefox-esr' },
  { what: 'Valid HTML', project: 'html', missing: hasJava ? '' : 'default-jre-headless' },
]
for (const { what, missing } of projects.filter(({ missing }) => missing)) {
  leaveOut(what, `apt-get install ${missing}`)
}
const here = projects.filter(({ missing }) => !missing)
if (here.length > 0) {
  const options = here.flatMap(({ project }) => ['--project', project])
  const suite = ['node_modules/@playwright/test/cli.js', 'test', '--config']
  prove(here.map(({ what }) => what).join(' and '), () =>
    run(process.execPath, [...suite, 'tests/engines.config.ts', ...options]),
  )
}

for (const name of ['nginx', 'caddy', 'apache'] as const) {
  if (!installedServers.includes(name)) leaveOut(`Requests to ${name}`, 'it is not installed')
}
prove(`Requests to ${installedServers.join(', ')}`, () =>
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'hosts/serve'], {
    EVERY_SERVER: '1',
  }),
)

const digests = new Map<string, string>()
for (const line of NODE_LINES) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = `.build/node-${line}`
  const node = join(folder, 'node_modules', name, 'bin/node')
  if (!fetchPackages(folder, [`${name}@${line}`])) {
    leaveOut(`Node ${line}`, 'it could not be fetched')
    continue
  }
  prove(`Node ${line}`, () => {
    const out = `.build/built-by-${line}`
    rmSync(out, { recursive: true, force: true })
    const env = { OUT_DIR: out, NODE_ENV: 'production' }
    if (!run(node, ['node_modules/vite/bin/vite.js', 'build'], env)) return false
    digests.set(line, digest(out))
    return run(node, [
      'node_modules/tsx/dist/cli.mjs',
      'generator/commands/check.ts',
      '--site-dir',
      'tests/sites/complete',
    ])
  })
}
if (digests.size > 1) {
  prove('The same build on each Node', () => new Set(digests.values()).size === 1)
}

for (const { what, outcome } of outcomes) console.log(`${what}: ${outcome}.`)
if (outcomes.some(({ outcome }) => outcome.startsWith('failed'))) process.exitCode = 1
