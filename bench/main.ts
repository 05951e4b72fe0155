// `npm run bench`: how fast a slow phone sees our pages, beside an empty page served by the same
// code in the same minutes. Fetches Lighthouse when it is not there yet; writes docs/performance.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../hosting/server.js'
import { chromiumVersion } from './chromium.ts'
import { lighthouseVersion, prepareLighthouse, type Visit } from './lighthouse.ts'
import { machineLine, performanceTable } from './performance-tables.ts'
import { writeSiteWithEmptyPage } from './site-with-empty-page.ts'
import { type Tap, tapToPlay } from './tap-to-play.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
/** A second run says how much of the first was the machine's. */
const RUNS = 2
const REPORT = 'docs/performance.md'
const START = '<!-- npm run bench -->'
const END = '<!-- end of npm run bench -->'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const [site, dir] = [join(folder, 'site'), join(folder, 'dist')]
writeSiteWithEmptyPage(site)
const env = { ...process.env, NODE_ENV: 'production', SITE: site, OUT_DIR: dir }
execFileSync(process.execPath, ['generator/vite.js', 'build'], { env, stdio: 'ignore' })
const server = await startServer({ dir, port: 0 })
const home = `http://localhost:${server.port}/`

try {
  const lighthouse = prepareLighthouse()
  // Chromium does not start, and Lighthouse does not find its trace (NO_NAVSTART), every time.
  const persist = <Result>(once: () => Promise<Result>) => once().catch(once).catch(once)

  const tables: string[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    const seen = { empty: [] as Visit[], home: [] as Visit[], taps: [] as Tap[] }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const beside = await persist(() => lighthouse(`${home}vide.html`))
      const ours = await persist(() => lighthouse(home))
      const tap = await persist(() => tapToPlay(home))
      seen.empty.push(beside)
      seen.home.push(ours)
      seen.taps.push(tap)
      const paints = [beside, ours].map((visit) => visit('first-contentful-paint'))
      const told = [...paints, tap.answer, tap.firstFrame].map(Math.round)
      console.log(`${run}, ${round}/${ROUNDS}: ${told.join(' · ')} ms`)
    }
    tables.push(performanceTable(seen.empty, seen.home, seen.taps))
  }

  const versions = `Lighthouse ${lighthouseVersion}, ${chromiumVersion()}, Node ${process.versions.node}`
  const measured = [machineLine(versions), ...tables].join('\n\n')
  console.log(`\n${measured}`)

  const report = readFileSync(REPORT, 'utf8')
  const [before = '', rest = ''] = report.split(START)
  const [, after = ''] = rest.split(END)
  writeFileSync(REPORT, `${before}${START}\n\n${measured}\n\n${END}${after}`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
