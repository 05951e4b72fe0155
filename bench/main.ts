// `npm run bench` measures how fast a slow phone sees the home page, beside an empty page that the same
// server sends in the same minutes. It writes its tables into docs/performance.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startServer } from '../hosting/server.js'
import { lighthouseVersion, prepareLighthouse, type Visit } from './lighthouse.ts'
import { machineLine, performanceTable } from './performance-tables.ts'
import { chromiumVersion, tryThreeTimes } from './slow-phone.ts'
import { type Tap, tapToPlay } from './tap-to-play.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
/** All rounds are run twice: two runs of the same code show which differences come from the machine. */
const RUNS = 2
const REPORT = 'docs/performance.md'
const START = '<!-- npm run bench -->'
const END = '<!-- end of npm run bench -->'

const EMPTY_PAGE = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page vide</title>
</head>
<body>
<h1>Page vide</h1>
<p>Un titre et un paragraphe : rien ne peut s’afficher plus tôt.</p>
</body>
</html>
`

// The measured site inherits everything from `site/`, and adds the empty page.
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const site = join(folder, 'site')
const dir = join(folder, 'dist')
mkdirSync(join(site, 'public'), { recursive: true })
writeFileSync(join(site, 'site.yaml'), `base: ${relative(site, 'site')}\n`)
writeFileSync(join(site, 'public/vide.html'), EMPTY_PAGE)
const env = { ...process.env, NODE_ENV: 'production', SITE: site, OUT_DIR: dir }
execFileSync(process.execPath, ['generator/commands/vite.js', 'build'], { env, stdio: 'ignore' })
const server = await startServer({ dir, port: 0 })
const home = `http://localhost:${server.port}/`

try {
  const visit = prepareLighthouse()

  const tables: string[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    const measures = { empty: [] as Visit[], home: [] as Visit[], taps: [] as Tap[] }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const emptyPage = await tryThreeTimes(() => visit(`${home}vide.html`))
      const homePage = await tryThreeTimes(() => visit(home))
      const tap = await tryThreeTimes(() => tapToPlay(home))
      measures.empty.push(emptyPage)
      measures.home.push(homePage)
      measures.taps.push(tap)
      const paints = [emptyPage, homePage].map((measured) => measured('first-contentful-paint'))
      const times = [...paints, tap.answer, tap.firstFrame].map(Math.round)
      console.log(`${run}, ${round}/${ROUNDS}: ${times.join(' · ')} ms`)
    }
    tables.push(performanceTable(measures.empty, measures.home, measures.taps))
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
