// Run by `npm run test:engines`: runs the tests of `npm test` in Firefox, WebKit and other versions of Node,
// checks the HTML of each page, and publishes a site while readers request it. Prints what is proved, and
// what this machine lacks to prove the rest.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolderOf } from '../hosting/publication/build-record.js'
import { listFiles } from '../owner/disk/list-files.ts'
import { firefox } from './engines.config.ts'
import { fetchPackages } from './fetch-packages.js'
import { mayMount } from './mount-disk.ts'
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

const vitest = (node: string, ...args: string[]) =>
  run(node, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args])

/** Hashes a build without its Brotli and gzip files, which differ between versions of Node. */
function digest(folder: string) {
  const hash = createHash('sha256')
  for (const part of [folder, hostingFolderOf(folder)]) {
    for (const path of listFiles(part)
      .filter((path) => !/\.(?:br|gz)$/.test(path))
      .sort()) {
      hash.update(`${path}\0`).update(readFileSync(join(part, path)))
    }
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

if (!mayMount) leaveOut('Full and read-only disks', 'only root can mount them')

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
    for (const part of [out, hostingFolderOf(out)]) rmSync(part, { recursive: true, force: true })
    const isBuilt = run(node, ['generator/commands/vite.js', 'build', '--logLevel', 'warn'], {
      OUT_DIR: out,
    })
    if (isBuilt) digests.set(line, digest(out))
    const behaviour = 'hosting/behaviour.test.ts'
    // The tests of owner/, services/ and src/ are left out, because comparing the builds covers them. The
    // tests of nginx, Caddy and Apache are left out, because these servers do not run on Node.
    return (
      isBuilt &&
      vitest(node, 'generator/', 'hosting/', 'atelier/', '--exclude', behaviour) &&
      vitest(node, behaviour, '-t', '^node ')
    )
  })
}
if (digests.size > 1) {
  prove('The same build on each Node', () => new Set(digests.values()).size === 1)
}

const servers = ['/usr/lib/openssh/sftp-server', '/usr/sbin/apache2'].filter(
  (file) => !existsSync(file),
)
const publications = 'Publications under readers'
if (servers.length > 0) leaveOut(publications, 'apt-get install openssh-sftp-server apache2')
else {
  prove(publications, () =>
    run(process.execPath, ['generator/commands/run.js', 'tests/deploy-under-readers.ts']),
  )
}

for (const { what, outcome } of outcomes) console.log(`${what}: ${outcome}.`)
if (outcomes.some(({ outcome }) => outcome.startsWith('failed'))) process.exitCode = 1
