// Counts the style and layout passes of a slow phone while it loads the home page of the last build, and measures
// its long tasks: node generator/commands/run.js bench/style-passes.ts. docs/performance.md says what we want.
import { setTimeout as wait } from 'node:timers/promises'
import { outFolder } from '../hosting/publication/build-record.js'
import { startServer } from '../hosting/server.js'
import { onSlowPhone, tryThreeTimes } from './slow-phone.ts'

const VISITS = 5
/** How long each visit lasts: by then the page has loaded and is at rest, even on the slowed processor. */
const VISIT_MS = 5000
/** Time within which the page has loaded. Later style passes may come from the banner's moving arrow. */
const LOADED_MS = 1500
const LONG_TASK_MS = 50
const FONTS_MARK = 'fonts-arrive'

const traceCategories = [
  'devtools.timeline',
  'blink.user_timing',
  'loading',
  'disabled-by-default-devtools.timeline',
]

/** An event of Chromium's trace, in microseconds: its start `ts`, duration `dur`, processor time `tdur`. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/** The events of the page's main thread since a navigation began, at `start`. */
type Trace = { start: number; events: TraceEvent[] }

/** Runs in the page, and marks in the trace when the boot script lets the style sheet use the web fonts. */
function markFonts(mark: string) {
  const observer = new MutationObserver(() => performance.mark(mark))
  observer.observe(document, { subtree: true, attributeFilter: ['data-fonts'] })
}

async function traceVisit(address: string): Promise<Trace> {
  const trace = await onSlowPhone(async (page, browser) => {
    await browser.startTracing(page, { categories: traceCategories })
    await page.addInitScript(markFonts, FONTS_MARK)
    await page.goto(address)
    await wait(VISIT_MS)
    return browser.stopTracing()
  })
  const allEvents: TraceEvent[] = JSON.parse(String(trace)).traceEvents
  const navigation = allEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  )
  if (!navigation) throw new Error('The trace has no navigation.')
  const { pid, tid, ts: start } = navigation
  const events = allEvents.filter(
    (event) => event.pid === pid && event.tid === tid && event.ts >= start,
  )
  return { start, events }
}

const cpuMilliseconds = ({ tdur = 0 }: TraceEvent) => Math.round(tdur / 1000)

/**
 * Finds the first task that lays the page out after the style sheet was allowed to use the web fonts: a mark in
 * the trace tells when.
 */
function findFontsTask(events: TraceEvent[]): TraceEvent | undefined {
  const mark = events.find(({ name }) => name === FONTS_MARK)
  if (!mark) return undefined
  const layout = events.find(({ name, ts }) => name === 'Layout' && ts > mark.ts)
  if (!layout) return undefined
  return events.find(
    ({ name, ts, dur }) => name === 'RunTask' && ts <= layout.ts && layout.ts < ts + dur,
  )
}

function describeVisit({ start, events }: Trace): string {
  const passes = events.filter(({ name }) => name === 'UpdateLayoutTree')
  const passesOfLoad = passes.filter(({ ts }) => ts < start + LOADED_MS * 1000)
  const layouts = events.filter(({ name }) => name === 'Layout')
  const fontsTask = findFontsTask(events)
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const longTimes = tasks.map(cpuMilliseconds).filter((time) => time > LONG_TASK_MS)
  return [
    `${passesOfLoad.length} style passes while the page loads`,
    `${passes.length} in all`,
    `${layouts.length} layouts`,
    `fonts ${fontsTask ? `${cpuMilliseconds(fontsTask)} ms` : 'unused'}`,
    `tasks over ${LONG_TASK_MS} ms: ${longTimes.join(', ') || 'none'}`,
  ].join(', ')
}

const server = await startServer({ dir: outFolder(), port: 0 })
try {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const trace = await tryThreeTimes(() => traceVisit(`http://localhost:${server.port}/`))
    console.log(`${visit}/${VISITS}: ${describeVisit(trace)}`)
  }
} finally {
  await server.stop()
}
