// `node generator/run.js bench/attack.ts`: attacks on our own server, on loopback, each bounded in
// connections and in time. It must answer 4xx or close, keep serving, and come back to the memory
// and the descriptors that it had.

import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Policy } from '../hosting/policy.ts'
import { probe, requestText } from '../tests/hosting/probe.ts'
import { descriptorsOf, memoryOf, startOwnServer } from './own-server.ts'

type Ending = '4xx' | 'closed' | 'open'

/** Longer than the ten seconds that a client has to ask, plus the interval between two checks. */
const PATIENCE_MS = 15_000

/** What V8 and malloc keep for the next time: the same attack five times leaves no more. */
const SLACK_MB = 150

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
    attack: () => download(1, (socket) => once(socket, 'readable')),
  },
  {
    name: 'pipelining: 1,000 GETs of that video, nothing read for 5 s',
    connections: 10,
    attack: () => download(1000, () => sleep(5000)),
  },
  {
    name: 'pipelining: 1,500, more than one connection may',
    connections: 10,
    attack: () => download(1500, () => sleep(5000)),
  },
  {
    name: 'slow readers of that video: 10 kB a second for 10 s',
    connections: 100,
    attack: () =>
      download(1, async (socket) => {
        for (let second = 0; second < 10; second += 1) {
          socket.read(10_000)
          await sleep(1000)
        }
      }),
  },
  {
    name: 'uploads that never end, to POST and to GET',
    connections: 100,
    attack: () =>
      converse(async (socket) => {
        const isPost = socket.localPort && socket.localPort % 2
        socket.write(
          isPost
            ? requestText('POST', '/', { 'Content-Length': '1000000000000' })
            : requestText('GET', '/', { 'Transfer-Encoding': 'chunked', Connection: 'keep-alive' }),
        )
        while (!socket.destroyed) {
          socket.write(`1000\r\n${'a'.repeat(4096)}\r\n`)
          await sleep(20)
        }
      }),
  },
]

const longRequest = requestText('GET', '/', { 'X-Long': 'a'.repeat(1_000_000) })
const failures: string[] = []

// One visit first: what the server opens once for all is not a leak.
await probe(server.port, requestText('GET', '/'))
await sleep(500)
const descriptors = descriptorsOf(server.pid)
const memory = memoryOf(server.pid)

console.log(
  `| Attack | Connections | 4xx | Closed | Home page meanwhile: visits, worst | Descriptors: most, left | Memory: most, left |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |`,
)
for (const { name, connections, attack } of attacks) {
  const endings: Record<Ending, number> = { '4xx': 0, closed: 0, open: 0 }
  let isOver = false
  const visits = visit(() => isOver)
  const all = await Promise.all(Array.from({ length: connections }, attack))
  isOver = true
  const { count, worst, failed, most } = await visits
  for (const ending of all) endings[ending] += 1
  const calm = await calmDown()
  const left = calm.descriptors - descriptors
  console.log(
    `| ${name} | ${connections} | ${endings['4xx']} | ${endings.closed} | ${count}, ${worst} ms | ${most.descriptors}, ${left} | ${most.memory}, ${calm.memory} MB |`,
  )
  if (endings.open > 0) failures.push(`${name}: ${endings.open} connections stay open`)
  if (failed > 0) failures.push(`${name}: ${failed} visits out of ${count} failed`)
  if (left > 0) failures.push(`${name}: ${left} descriptors are left`)
  if (calm.memory > memory + SLACK_MB) failures.push(`${name}: ${calm.memory} MB are left`)
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

/** Asks for the video `times` at once on one connection, and reads only what `read` reads. */
async function download(times: number, read: (socket: Socket) => Promise<unknown>) {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {})
  socket.pause()
  socket.write(`GET ${largest?.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times))
  await Promise.race([read(socket), once(socket, 'close')])
  socket.destroy()
  return 'closed' as const
}

function present() {
  return { descriptors: descriptorsOf(server.pid), memory: memoryOf(server.pid) }
}

/** Ordinary visits until all is closed and collected: an idle engine collects no garbage. */
async function calmDown() {
  for (let second = 0; second < 20; second += 1) {
    for (let visits = 0; visits < 500; visits += 1) {
      await probe(server.port, requestText('GET', '/'))
    }
    await sleep(1000)
    const now = present()
    if (now.descriptors <= descriptors && now.memory <= memory + SLACK_MB) break
  }
  return present()
}

/** An ordinary visitor during the attack, who also sees what it costs. */
async function visit(isOver: () => boolean) {
  const most = present()
  let count = 0
  let failed = 0
  let worst = 0
  do {
    const start = performance.now()
    const answer = await probe(server.port, requestText('GET', '/')).catch(() => undefined)
    worst = Math.max(worst, Math.round(performance.now() - start))
    count += 1
    if (answer?.status !== 200) failed += 1
    const now = present()
    most.descriptors = Math.max(most.descriptors, now.descriptors)
    most.memory = Math.max(most.memory, now.memory)
    await sleep(20)
  } while (!isOver())
  return { count, worst, failed, most }
}
