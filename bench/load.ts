// `node generator/run.js bench/load.ts`: our server beside nginx on the same files, in one run,
// then our memory over a minute. Linux with two processors, nginx and wrk; loopback only.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Policy } from '../hosting/policy.ts'
import { startRealServer } from '../tests/hosting/real-servers.ts'
import { memoryOf, processorSecondsOf, startOwnServer } from './own-server.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
const SECONDS = 3
const SUSTAINED_ROUNDS = 12
const SUSTAINED_SECONDS = 5

type Measure = { perSecond: number; p99: number; microseconds: number }

const { OUT_DIR: dir = 'dist' } = process.env
const policy: Policy = JSON.parse(readFileSync(`${dir}-hosting/policy.json`, 'utf8'))
const scripts = policy.files
  .filter(({ path }) => path.endsWith('.js'))
  .map(({ path }) => ({ path, size: readFileSync(dir + path).length }))
  .sort((a, b) => b.size - a.size)
const largest = scripts[0]?.path ?? '/'

// Servers inherit this process's only processor; wrk has the other.
execFileSync('taskset', ['-cp', '0', String(process.pid)], { stdio: 'ignore' })
const own = await startOwnServer(dir)
const nginx = await startRealServer('nginx', { dir: resolve(dir), policy })

const cases = [
  { what: 'home page, brotli', path: '/', coding: 'br' },
  { what: 'largest script, brotli', path: largest, coding: 'br' },
  { what: 'largest script, as it is', path: largest, coding: 'identity' },
  { what: 'unknown address', path: '/nulle-part', coding: 'br' },
]

console.log(
  `| Request | Server | requests/s | p99 | processor per request |\n| --- | --- | ---: | ---: | ---: |`,
)
for (const { what, path, coding } of cases) {
  const measures: Record<'own' | 'nginx', Measure[]> = { own: [], nginx: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turns, and each first as often as the other, so that a busy machine treats both alike.
    const order = round % 2 ? (['own', 'nginx'] as const) : (['nginx', 'own'] as const)
    for (const name of order) measures[name].push(load({ own, nginx }[name], path, coding, SECONDS))
  }
  for (const name of ['nginx', 'own'] as const) {
    const { perSecond, p99, microseconds } = middle(measures[name])
    const label = name === 'own' ? '`npm start`' : 'nginx, one worker'
    console.log(
      `| ${what} | ${label} | ${Math.round(perSecond).toLocaleString('en')} | ${p99.toFixed(1)} ms | ${microseconds.toFixed(1)} µs |`,
    )
  }
}

const memory = [memoryOf(own.pid)]
for (let round = 0; round < SUSTAINED_ROUNDS; round += 1) {
  const { path, coding } = cases[round % cases.length] ?? { path: '/', coding: 'br' }
  load(own, path, coding, SUSTAINED_SECONDS)
  memory.push(memoryOf(own.pid))
}
console.log(
  `\nMemory over ${SUSTAINED_ROUNDS * SUSTAINED_SECONDS} s of full load, MB: ${memory.join(', ')}`,
)
console.log(`Stops when idle in ${await own.stop()} ms`)
await nginx.stop()

// The first half warms caches and the garbage collector up; the second may not go beyond it.
const half = Math.ceil(memory.length / 2)
const isFlat = Math.max(...memory.slice(half)) <= Math.max(...memory.slice(0, half)) * 1.1
if (!isFlat) console.error('Memory grows.')
process.exitCode = isFlat ? 0 : 1

function load(
  server: { port: number; pid: number },
  path: string,
  coding: string,
  seconds: number,
): Measure {
  const before = processorSecondsOf(server.pid)
  const report = execFileSync(
    'taskset',
    [
      ...['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '--latency'],
      ...['-H', `Accept-Encoding: ${coding}`, `http://127.0.0.1:${server.port}${path}`],
    ],
    { encoding: 'utf8' },
  )
  const spent = processorSecondsOf(server.pid) - before
  const requests = Number(/(\d+) requests in/.exec(report)?.[1])
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    microseconds: (spent / requests) * 1e6,
  }
}

function middle(measures: Measure[]): Measure {
  const of = (key: keyof Measure) => median(measures.map((measure) => measure[key]))
  return { perSecond: of('perSecond'), p99: of('p99'), microseconds: of('microseconds') }
}
