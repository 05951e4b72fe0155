// `npm run bench`: how fast a slow phone sees our pages, beside an empty page served by the same
// code in the same minutes. Fetches Lighthouse when it is not there yet; writes docs/performance.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../hosting/server.js'
import { routes } from '../src/routes.ts'
import { chromiumVersion } from './chromium.ts'
import { writeEmptySite } from './empty-site.ts'
import { lighthouseVersion, prepareLighthouse, type Visit } from './lighthouse.ts'
import {
  bytesTable,
  type Compared,
  machineLine,
  scoresTable,
  tapsTable,
  timesTable,
} from './performance-tables.ts'
import { type Tap, tapToPlay } from './tap-to-play.ts'

const ROUNDS = Math.max(5, Number(process.env.ROUNDS ?? 5))
/** A second run says how much of the first was the machine's. */
const RUNS = 2
const REPORT = 'docs/performance.md'
const START = '<!-- npm run bench -->'
const END = '<!-- end of npm run bench -->'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const build = (name: string, siteFolder: string) => {
  const dir = join(folder, name)
  const env = { ...process.env, NODE_ENV: 'production', SITE: siteFolder, OUT_DIR: dir }
  execFileSync(process.execPath, ['generator/vite.js', 'build'], { env, stdio: 'ignore' })
  return { dir, policy: JSON.parse(readFileSync(`${dir}-hosting/policy.json`, 'utf8')) }
}
const serve = (site: ReturnType<typeof build>) => startServer({ ...site, port: 0 })

const site = build('site', 'site')
const compared = {
  'Empty page': await serve(await writeEmptySite(join(folder, 'empty'), site.policy)),
  'Home page': await serve(site),
  'Counting visits': await serve(build('counting', 'tests/sites/logged')),
}
const scored = await serve(build('complete', 'tests/sites/complete'))

try {
  const lighthouse = prepareLighthouse()
  type Server = typeof scored
  const addressOf = ({ port }: Server, path: string) => `http://localhost:${port}${path}`
  // Chromium does not start, and Lighthouse does not find its trace (NO_NAVSTART), every time.
  const persist = <Result>(once: () => Promise<Result>) => once().catch(once).catch(once)
  const visit = (server: Server, path: string): Promise<Visit> =>
    persist(() => lighthouse(addressOf(server, path)))
  const tap = (server: Server) => persist(() => tapToPlay(addressOf(server, '/')))

  const runs: Compared[] = []
  const taps: Tap[][] = []
  for (let run = 1; run <= RUNS; run += 1) {
    const visits: Compared = {}
    const tapped: Tap[] = []
    runs.push(visits)
    taps.push(tapped)
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [name, server] of Object.entries(compared)) {
        const seen = await visit(server, '/')
        visits[name] = [...(visits[name] ?? []), seen]
        console.log(
          `${run}, ${round}/${ROUNDS} ${name}: painted ${Math.round(seen.fcp)} ms, blocked ${Math.round(seen.tbt)} ms`,
        )
      }
      const tapOnce = await tap(compared['Home page'])
      tapped.push(tapOnce)
      console.log(`${run}, ${round}/${ROUNDS} Tap: film after ${Math.round(tapOnce.firstFrame)} ms`)
    }
  }
  const pages: Record<string, Visit> = {}
  for (const { path, isIndexable } of routes)
    if (isIndexable) pages[path] = await visit(scored, path)

  const versions = `Lighthouse ${lighthouseVersion}, ${chromiumVersion()}, Node ${process.versions.node}`
  const measured = [
    machineLine({ date: new Date(), versions, cpus: cpus(), load: loadavg()[0] ?? 0 }),
    ...runs.map(timesTable),
    tapsTable(taps),
    ...runs.slice(-1).map(bytesTable),
    scoresTable(pages),
  ].join('\n\n')
  console.log(`\n${measured}`)

  const report = readFileSync(REPORT, 'utf8')
  const [before = '', rest = ''] = report.split(START)
  const [, after = ''] = rest.split(END)
  writeFileSync(REPORT, `${before}${START}\n\n${measured}\n\n${END}${after}`)
} finally {
  for (const server of [...Object.values(compared), scored]) await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
