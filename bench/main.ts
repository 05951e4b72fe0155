// `npm run bench [-- OTHER_DIST…]` measures how a slow phone opens the home page in `dist`, beside an empty
// page that the same server sends in the same minutes, a home page with two services, and other built folders,
// for example of an earlier version. It prints the table of docs/performance.md.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, devices, type Page } from '@playwright/test'
import { serveSite } from '../hosts/serve.ts'
import { launchOptions } from '../tests/chromium.js'

const EMPTY_PAGE = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page vide</title>
<h1>Page vide</h1>
<p>Un titre et un paragraphe : rien ne peut s’afficher plus tôt.</p>
</html>
`

/** Lighthouse's slow 4G, as it is set for throttling by DevTools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** After this time without a request, a page of ours does nothing any more. */
const REST_MS = 2_000
/** A task that lasts longer keeps a visitor waiting: https://web.dev/articles/tbt */
const LONG_TASK_MS = 50

type Task = { start: number; duration: number }
type Tap = { at: number; answer: number }
type Recorded = { firstPaint: number; largestPaint: number; longTasks: Task[]; tap?: Tap }

type Visit = {
  firstPaint: number
  largestPaint: number
  blocking: number
  bytes: number
  tapAtRest?: number
  tapAtFirstPaint?: number
  /** The longest task after the tap at the first paint. */
  taskAfterTap?: number
}

declare global {
  interface Window {
    recorded: Recorded
  }
}

/** Runs in the page before its own scripts. Without named functions: tsx would give them a helper of its own. */
function record() {
  const recorded: Recorded = { firstPaint: 0, largestPaint: 0, longTasks: [] }
  window.recorded = recorded
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') recorded.firstPaint = startTime
      if (entryType === 'largest-contentful-paint') recorded.largestPaint = startTime
      if (entryType === 'longtask') recorded.longTasks.push({ start: startTime, duration })
      if (name === 'click') recorded.tap ??= { at: startTime, answer: duration }
    }
  })
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'event']) {
    const options = { type, buffered: true, durationThreshold: 16 }
    observer.observe(options)
  }
}

type Phone = { page: Page; countBytes: () => number }

/** Hands over a slow phone that has never been on our site. */
async function withSlowPhone<T>(use: (phone: Phone) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'fr-FR' })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    let bytes = 0
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.addInitScript(record)
    return await use({ page, countBytes: () => bytes })
  } finally {
    await browser.close()
  }
}

async function rest(page: Page): Promise<Recorded> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => window.recorded)
}

/** Taps on the film, if there is one, and waits for the paint that answers. */
async function tapOnFilm(page: Page): Promise<Tap | undefined> {
  const play = page.getByRole('button', { name: /^Regarder la vidéo/ })
  if ((await play.count()) === 0) return
  await play.tap()
  await page.waitForFunction(() => window.recorded.tap)
  return page.evaluate(() => window.recorded.tap)
}

const visitAtRest = (address: string) =>
  withSlowPhone(async ({ page, countBytes }): Promise<Visit> => {
    await page.goto(address)
    const { firstPaint, largestPaint, longTasks } = await rest(page)
    const blocking = longTasks.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0)
    const bytes = countBytes()
    const tap = await tapOnFilm(page)
    return { firstPaint, largestPaint, blocking, bytes, tapAtRest: tap?.answer }
  })

const visitInHaste = (address: string) =>
  withSlowPhone(async ({ page }): Promise<Partial<Visit>> => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.recorded.firstPaint > 0)
    const tap = await tapOnFilm(page)
    if (!tap) return {}
    const { longTasks } = await rest(page)
    const after = longTasks.filter(({ start, duration }) => start + duration > tap.at)
    const taskAfterTap = Math.max(0, ...after.map(({ duration }) => duration))
    return { tapAtFirstPaint: tap.answer, taskAfterTap }
  })

/** `median (least–most)` */
function spread(values: number[]) {
  const sorted = values.map(Math.round).sort((a, b) => a - b)
  return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`
}

const rows: [string, (visit: Visit) => number | undefined][] = [
  ['First paint, ms', (visit) => visit.firstPaint],
  ['Largest paint, ms', (visit) => visit.largestPaint],
  ['Blocking, ms', (visit) => visit.blocking],
  ['Transferred, kB', (visit) => visit.bytes / 1000],
  ['Tap on « play » at rest to its answer, ms', (visit) => visit.tapAtRest],
  ['Tap at the first paint to its answer, ms', (visit) => visit.tapAtFirstPaint],
  ['Longest task after that tap, ms', (visit) => visit.taskAfterTap],
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '9' } },
})
const copy = mkdtempSync(join(tmpdir(), 'bench-'))
const withServices = join(copy, 'services')
const sites = JSON.stringify([['tests/sites/contextual', withServices]])
execFileSync(process.execPath, ['tests/build-sites.js', sites], { stdio: 'ignore' })
const folders = ['dist', withServices, ...positionals]
const servers = await Promise.all(
  folders.map(async (folder, index) => {
    const dir = join(copy, String(index))
    cpSync(folder, dir, { recursive: true })
    writeFileSync(join(dir, 'vide.html'), EMPTY_PAGE)
    return serveSite(dir, 0)
  }),
)
const homePages = servers.map(({ port }) => `http://localhost:${port}/`)
const addresses = [`${homePages[0]}vide`, ...homePages]
const visits: Visit[][] = addresses.map(() => [])
try {
  for (let round = 0; round < Number(values.visits); round += 1) {
    for (const [index, address] of addresses.entries())
      visits[index]?.push({ ...(await visitAtRest(address)), ...(await visitInHaste(address)) })
  }
} finally {
  for (const server of servers) server.stop()
  rmSync(copy, { recursive: true })
}

const [cpu] = cpus()
const date = new Date().toISOString().slice(0, 10)
console.log(`\n${date}, ${cpus().length} × ${cpu?.model}, load ${loadavg()[0]?.toFixed(1)}.\n`)
const titles = ['Empty page', 'Home page', 'With two services', ...positionals]
console.log(`| Median of ${values.visits} (least–most) | ${titles.join(' | ')} |`)
console.log(`| --- |${' ---: |'.repeat(titles.length)}`)
for (const [name, measure] of rows) {
  const cells = visits.map((column) => {
    const measures = column.map(measure).filter((value) => value !== undefined)
    return measures.length > 0 ? spread(measures) : ''
  })
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
