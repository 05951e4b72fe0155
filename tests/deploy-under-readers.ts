// Run by `npm run test:engines`: simulated readers request pages from Apache while publications through
// OpenSSH's sftp-server replace the site, most of them killed at a random moment. No reader may get half a
// page, a page whose script is missing or forbidden, or a 404.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { assetOf, buildSite, sourceOf } from './hosting/built-site.ts'
import { probe, requestText } from './hosting/probe.ts'
import { serveWithApache } from './hosting/real-servers.ts'
import { makeKey, PASSWORD, startSshServer } from './stand-ins/sftp-server.ts'

const SFTP_SERVER = '/usr/lib/openssh/sftp-server'
const PUBLICATIONS = 20
const READS = 10_000
const READERS = 8
const EDITIONS = ['première', 'seconde', 'troisième']
const CODINGS = { br: '.br ', gzip: '.gz ', identity: '' }
/**
 * Each publication is killed at a random moment, at most this many times as late as the first one took: a few
 * end before.
 */
const KILLED_WITHIN = 1.5
/** Milliseconds that a simulated reader pauses between two pages. */
const PAUSE_MS = 10

const folder = mkdtempSync(join(tmpdir(), 'publications-'))
chmodSync(folder, 0o755)
const www = join(folder, 'www')
mkdirSync(www)

async function startSsh() {
  const key = makeKey()
  const server = await startSshServer(key, (session) => {
    session.on('subsystem', (acceptSubsystem) => {
      const channel = acceptSubsystem()
      const program = spawn(SFTP_SERVER, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
      channel.on('error', () => {})
      channel.on('close', () => program.kill())
      program.stdin.on('error', () => {})
      channel.pipe(program.stdin)
      program.stdout.pipe(channel)
    })
  })
  const [type, publicKey] = key.public.split(' ')
  const knownHost = `[127.0.0.1]:${server.port} ${type} ${publicKey}\n`
  writeFileSync(join(folder, 'known_hosts'), knownHost)
  return server
}

/** @returns how long the publication took, in milliseconds; nothing if it was killed */
async function publish(edition: string, port: number, killAfter?: number) {
  const out = join(folder, edition)
  buildSite(out, edition)
  const child = spawn(
    process.execPath,
    ['generator/commands/run.js', 'tests/hosting/publish-once.ts'],
    {
      env: {
        ...process.env,
        OUT_DIR: out,
        SFTP_PORT: String(port),
        DEPLOY_SECRET: PASSWORD,
        KNOWN_HOSTS: join(folder, 'known_hosts'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let begun = 0
  let took: number | undefined
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('done')) took = Date.now() - begun
    else begun = Date.now()
    if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
  })
  await once(child, 'exit')
  return took
}

/**
 * Requests a file and gives its text. Apache may have gzipped it; the `.br` and `.gz` files of the test's
 * builds hold plain text.
 */
async function get(port: number, path: string, coding: string) {
  const answer = await probe(port, requestText('GET', path, { 'Accept-Encoding': coding }))
  if (!answer) throw new Error(`Apache has closed the connection without an answer to ${path}`)
  const { status, headers, body } = answer
  return { status, headers, text: String(body[0] === 0x1f ? gunzipSync(body) : body) }
}

async function findFault(port: number, path: string, coding: keyof typeof CODINGS) {
  const { status, headers, text } = await get(port, path, coding)
  const page = `${path} (${coding})`
  if (status !== 200) return `${page}: ${status}`
  const edition = EDITIONS.find((name) => text.includes(assetOf(name))) ?? ''
  const isOwnForm = text.startsWith(`${CODINGS[coding]}<title>${path}<`)
  if (!(isOwnForm || text.startsWith(`<title>${path}<`)) || !text.endsWith('</html>')) {
    return `${page}: half a page`
  }
  const policy = String(headers['content-security-policy'])
  if (!policy.includes(sourceOf(edition))) return `${page}: its script is forbidden`
  const script = await get(port, assetOf(edition), coding)
  return script.status === 200 ? undefined : `${page}: its script answers ${script.status}`
}

const ssh = await startSsh()
const took = await publish('première', ssh.port)
if (!took) throw new Error('The first publication failed.')
const apache = await serveWithApache(www)
let reads = 0
let isOver = false
const faults: string[] = []

async function read() {
  const codings = Object.keys(CODINGS) as (keyof typeof CODINGS)[]
  while (!isOver) {
    const coding = codings[reads % codings.length] ?? 'identity'
    const fault = await findFault(apache.port, reads % 2 ? '/' : '/mentions-legales', coding)
    reads += 1
    if (fault) faults.push(fault)
    await sleep(PAUSE_MS)
  }
}

const readers = Array.from({ length: READERS }, read)
let killed = 0
for (let index = 1; index <= PUBLICATIONS; index += 1) {
  const edition = EDITIONS[index % EDITIONS.length] ?? ''
  const killAfter = Math.random() * KILLED_WITHIN * took
  if (!(await publish(edition, ssh.port, killAfter))) killed += 1
}
const isWhole = await publish('seconde', ssh.port)
while (reads < READS) await sleep(100)
isOver = true
await Promise.all(readers)
const home = await get(apache.port, '/', 'identity')
ssh.stop()
await apache.stop()
rmSync(folder, { recursive: true })

console.log(
  `${PUBLICATIONS} publications, ${killed} of them killed: ${reads} pages read, ${faults.length} faults.`,
)
for (const fault of new Set(faults)) console.log(`  ${fault}`)
const isProved =
  faults.length === 0 && killed > 0 && Boolean(isWhole) && home.text.includes(assetOf('seconde'))
process.exit(isProved ? 0 : 1)
