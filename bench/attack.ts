// `node static-build/run.js bench/attack.ts`: five attacks on our own server, on loopback, each
// bounded in connections and in time. It must answer 4xx or close, keep serving, and leak nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Policy } from '../hosting/policy.ts'
import { probe, requestText } from '../hosting/probe.ts'
import { descriptorsOf, memoryOf, startOwnServer } from './own-server.ts'

type Ending = '4xx' | 'closed' | 'open'

/** Longer than the ten seconds that a client has to ask, plus the interval between two checks. */
const PATIENCE_MS = 15_000

const { OUT_DIR: built = 'dist' } = process.env
const policy: Policy = JSON.parse(readFileSync(`${built}-hosting/policy.json`, 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'attack-'))
const dir = join(folder, 'site')
cpSync(built, dir, { recursive: true })
cpSync(`${built}-hosting`, `${dir}-hosting`, { recursive: true })
const largest = policy.files
  .map(({ path }) => ({ path, size: statSync(join(dir, path)).size }))
  .sort((a, b) => b.size - a.size)[0]
if (!largest) throw new Error('nothing to download')
// Big enough to be streamed, and more than the system's buffers hold: its downloads can be cut short.
truncateSync(join(dir, largest.path), 40_000_000)
const server = await startOwnServer(dir)

/** The same bytes at each run, so that a failure can be found again. */
const randomByte = (() => {
  let state = 20_250_713
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
})()

const attacks: { name: string; connections: number; attack: () => Promise<Ending> }[] = [
  {
    name: 'slow clients: a byte of header per second',
    connections: 200,
    attack: () =>
      converse(async (socket) => {
        for (const byte of 'GET / HTTP/1.1\r\nX-Slow: aaaaaaaaaaaaaaaaaaaa') {
          if (socket.destroyed) return
          socket.write(byte)
          await sleep(1000)
        }
      }),
  },
  {
    name: 'half-open requests: a line, then silence',
    connections: 500,
    attack: () => converse((socket) => void socket.write('GET / HTTP/1.1\r\nHost: a\r\n')),
  },
  {
    name: 'long headers: 1 MB each',
    connections: 100,
    attack: () => converse((socket) => void socket.write(longRequest)),
  },
  {
    name: 'random bytes: 4 kB each',
    connections: 500,
    attack: () =>
      converse(
        (socket) => void socket.write(Buffer.from(Array.from({ length: 4096 }, randomByte))),
      ),
  },
  {
    name: 'aborted downloads of a 40 MB video',
    connections: 500,
    attack: async () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(requestText('GET', largest.path))
      await new Promise((resolve) => socket.once('data', resolve).once('close', resolve))
      socket.destroy()
      return 'closed'
    },
  },
]

const longRequest = requestText('GET', '/', { 'X-Long': 'a'.repeat(1_000_000) })
const failures: string[] = []

// One visit first: what the server opens once for all is not a leak.
await probe(server.port, requestText('GET', '/'))
await sleep(500)
const descriptors = descriptorsOf(server.pid)

console.log(
  `| Attack | Connections | 4xx | Closed | Home page meanwhile: visits, worst | Descriptors left | Memory |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |`,
)
for (const { name, connections, attack } of attacks) {
  const endings: Record<Ending, number> = { '4xx': 0, closed: 0, open: 0 }
  let isOver = false
  const visits = visit(() => isOver)
  const all = await Promise.all(Array.from({ length: connections }, attack))
  isOver = true
  const { count, worst, failed } = await visits
  for (const ending of all) endings[ending] += 1
  await sleep(1000)
  const left = descriptorsOf(server.pid) - descriptors
  console.log(
    `| ${name} | ${connections} | ${endings['4xx']} | ${endings.closed} | ${count}, ${worst} ms | ${left} | ${memoryOf(server.pid)} MB |`,
  )
  if (endings.open > 0) failures.push(`${name}: ${endings.open} connections stay open`)
  if (failed > 0) failures.push(`${name}: ${failed} visits out of ${count} failed`)
  if (left > 0) failures.push(`${name}: ${left} descriptors are left`)
}
const stopped = await server.stop()
rmSync(folder, { recursive: true })
console.log(`\nStops when idle in ${stopped} ms`)
if (stopped > 1000) failures.push(`it took ${stopped} ms to stop`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

/** Says something, waits for the server's last word, and tells how the conversation ended. */
function converse(say: (socket: Socket) => void | Promise<void>): Promise<Ending> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(server.port, '127.0.0.1', () => void say(socket))
    const patience = setTimeout(() => {
      resolve('open')
      socket.destroy()
    }, PATIENCE_MS)
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      received += text
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(patience)
      resolve(/^HTTP\/1\.1 4\d\d /.test(received) ? '4xx' : 'closed')
    })
  })
}

/** An ordinary visitor during the attack. */
async function visit(isOver: () => boolean) {
  let count = 0
  let failed = 0
  let worst = 0
  do {
    const start = performance.now()
    const answer = await probe(server.port, requestText('GET', '/')).catch(() => undefined)
    worst = Math.max(worst, Math.round(performance.now() - start))
    count += 1
    if (answer?.status !== 200) failed += 1
    await sleep(20)
  } while (!isOver())
  return { count, worst, failed }
}
