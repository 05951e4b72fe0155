// `node generator/run.js bench/audience-log.ts`: `npm run audience` on 1 GB of a server's log, as it is and
// compressed, beside a short one: its time, and the most memory that it ever holds. Linux only.
import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { countedPaths } from '../services/audience/server.ts'

const LINES_A_BLOCK = 5000
const paths = countedPaths()

const two = (number: number) => String(number).padStart(2, '0')

/** As nginx writes it: three counts, another request, and now and then what nobody can read. */
function writeLine(number: number) {
  if (number % 1000 === 0) return '\u0016\u0003\u0001'
  const request = number % 4 === 0 ? 'GET /robots.txt' : `POST ${paths[number % paths.length]}`
  const time = `${two((number % 28) + 1)}/Nov/2026:${two(number % 24)}:${two(number % 60)}:00 +0000`
  return `192.${number % 256}.0.0 - - [${time}] "${request} HTTP/1.1" 204 0 "-" "-"`
}

function* writeLog(size: number) {
  for (let written = 0, number = 0; written < size; number += LINES_A_BLOCK) {
    const lines = Array.from({ length: LINES_A_BLOCK }, (_, line) => writeLine(number + line))
    const block = `${lines.join('\n')}\n`
    written += block.length
    yield block
  }
}

/** Says at its end what a process held at most: `maxRSS` would count what this one had before. */
const tellPeak = `
  import { readFileSync } from 'node:fs'
  process.on('exit', () => console.error(readFileSync('/proc/self/status', 'utf8')))`

function measure(file: string) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(tellPeak)}`],
      ...['generator/run.js', 'generator/audience.ts', file],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.round(Number(/VmHWM:\s+(\d+)/.exec(stderr)?.[1]) / 1024),
    seen: Number(/Page vue\s+([\d\s]+?)\s{2}/.exec(stdout)?.[1]?.replace(/\s/g, '')),
  }
}

const logs = [
  { what: '1 MB', size: 1e6, gzip: false },
  { what: '1 GB', size: 1e9, gzip: false },
  { what: '1 GB, gzipped', size: 1e9, gzip: true },
]

const folder = mkdtempSync(join(tmpdir(), 'audience-log-'))
try {
  console.log('| Log | Pages seen | Time | Peak memory |\n| --- | ---: | ---: | ---: |')
  for (const { what, size, gzip } of logs) {
    const file = join(folder, gzip ? 'mesure.log.gz' : 'mesure.log')
    const target = createWriteStream(file)
    const source = Readable.from(writeLog(size))
    await (gzip ? pipeline(source, createGzip(), target) : pipeline(source, target))
    const { seconds, megabytes, seen } = measure(file)
    rmSync(file)
    console.log(
      `| ${what} | ${seen.toLocaleString('en')} | ${seconds.toFixed(1)} s | ${megabytes} MB |`,
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}
