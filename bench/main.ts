// `npm run bench [-- OTHER_DIST…]` measures how a slow phone opens the home page in `dist`, beside an empty
// page that is served in the same minutes, a home page with two services, and other built folders, for example
// of an earlier version. It prints the table of docs/performance.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices, type Page } from '@playwright/test'
import { serveSite } from '../hosts/serve.ts'
import { launchOptions } from '../tests/chromium.js'

const EMPTY_PAGE =
  '<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><h1>Page vide</h1>'

/** Lighthouse's slow 4G, as it is set for throttling by DevTools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** How often each page is opened. */
const VISITS = 9
/** After this time without a request, a page of ours does nothing any more. */
const REST_MS = 2_000
/** A task that lasts longer keeps a visitor waiting: https://web.dev/articles/tbt */
const LONG_TASK_MS = 50

type Entry = PerformanceEntry & { transferSize?: number }
/** What a visit has measured, by the name of its row in the table. */
type Measures = Record<string, number | undefined>

declare global {
  interface Window {
    entries: Entry[]
  }
}

/** Runs in the page before its own scripts. */
function record() {
  window.entries = []
  const observer = new PerformanceObserver((list) => {
    window.entries.push(...list.getEntries().map((entry) => entry.toJSON()))
  })
  const types = ['navigation', 'resource', 'paint', 'largest-contentful-paint', 'longtask', 'event']
  for (const type of types) {
    const options = { type, buffered: true, durationThreshold: 16 }
    observer.observe(options)
  }
}

/** Opens a page on a slow phone that has never been on our site. */
async function visit(address: string, measure: (page: Page) => Promise<Measures>) {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'fr-FR' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(record)
  await page.goto(address, { waitUntil: 'commit' })
  const measures = await measure(page)
  await browser.close()
  return measures
}

async function rest(page: Page): Promise<Entry[]> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => window.entries)
}

/** Taps on the film, if there is one, and waits for the paint that answers. */
async function tapOnFilm(page: Page): Promise<Entry | undefined> {
  const play = page.getByRole('button', { name: /^Regarder la vidéo/ })
  if ((await play.count()) === 0) return
  await play.tap()
  await page.waitForFunction(() => window.entries.some(({ name }) => name === 'click'))
  return page.evaluate(() => window.entries.find(({ name }) => name === 'click'))
}

const isLongTask = ({ entryType }: Entry) => entryType === 'longtask'
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

async function measureAtRest(page: Page): Promise<Measures> {
  const entries = await rest(page)
  const tap = await tapOnFilm(page)
  const paints = entries.filter(({ entryType }) => entryType === 'largest-contentful-paint')
  const longTasks = entries.filter(isLongTask)
  return {
    'First paint, ms': entries.find(({ name }) => name === 'first-contentful-paint')?.startTime,
    'Largest paint, ms': paints.at(-1)?.startTime,
    'Blocking, ms': sum(longTasks.map(({ duration }) => duration - LONG_TASK_MS)),
    'Transferred, kB': sum(entries.map(({ transferSize = 0 }) => transferSize)) / 1000,
    'Tap on « play » at rest to its answer, ms': tap?.duration,
  }
}

async function measureInHaste(page: Page): Promise<Measures> {
  await page.waitForFunction(() =>
    window.entries.some(({ name }) => name === 'first-contentful-paint'),
  )
  const tap = await tapOnFilm(page)
  if (!tap) return {}
  const longTasks = (await rest(page)).filter(isLongTask)
  const after = longTasks.filter((task) => task.startTime + task.duration > tap.startTime)
  return {
    'Tap at the first paint to its answer, ms': tap.duration,
    'Longest task after that tap, ms': Math.max(0, ...after.map(({ duration }) => duration)),
  }
}

/** `median (least–most)`; nothing where nothing was measured. */
function spread(measured: (number | undefined)[]) {
  const values = measured.filter((value) => value !== undefined).map(Math.round)
  const sorted = values.sort((a, b) => a - b)
  if (sorted.length === 0) return ''
  return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`
}

const otherFolders = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const empty = join(folder, 'empty')
mkdirSync(empty)
writeFileSync(join(empty, 'index.html'), EMPTY_PAGE)
const withServices = join(folder, 'services')
const sites = JSON.stringify([['tests/sites/contextual', withServices]])
execFileSync(process.execPath, ['tests/build-sites.js', sites], { stdio: 'ignore' })

const servers = await Promise.all(
  [empty, 'dist', withServices, ...otherFolders].map((dir) => serveSite(dir, 0)),
)
const visits = servers.map((): Measures[] => [])
for (let round = 0; round < VISITS; round += 1) {
  for (const [index, { port }] of servers.entries()) {
    const address = `http://localhost:${port}/`
    const atRest = await visit(address, measureAtRest)
    visits[index]?.push({ ...atRest, ...(await visit(address, measureInHaste)) })
  }
}
for (const server of servers) server.stop()

console.log(`\n${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}.\n`)
const titles = ['Empty page', 'Home page', 'With two services', ...otherFolders]
console.log(`| Median of ${VISITS} (least–most) | ${titles.join(' | ')} |`)
console.log(`| --- |${' ---: |'.repeat(titles.length)}`)
for (const name of Object.keys(visits.at(-1)?.[0] ?? {})) {
  const cells = visits.map((column) => spread(column.map((measures) => measures[name])))
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
