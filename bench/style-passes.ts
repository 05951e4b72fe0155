// Counts the style and layout passes of a slow phone while the home page loads, from Chromium's trace, and
// times what the arrival of our fonts costs and every task over 50 ms. It visits the build in `dist`, or in
// OUT_DIR: node generator/commands/run.js bench/style-passes.ts. Times are those of the main thread's
// processor. On a busy machine they still grow, and vary much more than the counts.
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, devices } from '@playwright/test'
import { outFolder } from '../hosting/publication/build-record.js'
import { startServer } from '../hosting/server.js'
import { chromiumPath } from './chromium.ts'

const VISITS = 5
/** The processor runs at a quarter of its speed, as with « 4× slowdown » in DevTools. */
const CPU_SLOWDOWN = 4
/** By then, even on the slowed processor, the page has loaded, woken its scripts and come to rest. */
const VISIT_MS = 5000
const LONG_TASK_MS = 50
/** The name of the mark that `markFonts` sets. */
const FONTS_MARK = 'fonts-arrive'

/**
 * An event of Chromium's trace. In microseconds: `ts`, its start; `dur`, its duration; `tdur`, the
 * processor time that its thread took for it.
 */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/** Runs in the page: marks in the trace when the boot script lets the style sheet use our fonts. */
function markFonts(mark: string) {
  const observer = new MutationObserver(() => performance.mark(mark))
  observer.observe(document, { subtree: true, attributeFilter: ['data-fonts'] })
}

/** Visits a page once, and returns the events of its main thread since the navigation. */
async function traceVisit(address: string): Promise<TraceEvent[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'fr-FR' })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'blink.user_timing',
        'loading',
        'disabled-by-default-devtools.timeline',
      ],
    })
    await page.addInitScript(markFonts, FONTS_MARK)
    await page.goto(address)
    await wait(VISIT_MS)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    const events = traceEvents as TraceEvent[]
    const navigation = events.find(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
    )
    if (!navigation) throw new Error('The trace has no navigation.')
    return events.filter(
      ({ pid, tid, ts }) => pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts,
    )
  } finally {
    await browser.close()
  }
}

const milliseconds = ({ tdur = 0 }: TraceEvent) => Math.round(tdur / 1000)

/** The first task after the fonts' mark that lays the page out again. */
function findFontsTask(events: TraceEvent[]): TraceEvent | undefined {
  const mark = events.find(({ name }) => name === FONTS_MARK)
  const layout = events.find(({ name, ts }) => name === 'Layout' && mark && ts > mark.ts)
  if (!layout) return undefined
  return events.find(
    ({ name, ts, dur }) => name === 'RunTask' && ts <= layout.ts && layout.ts < ts + dur,
  )
}

const server = await startServer({ dir: outFolder(), port: 0 })
try {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const events = await traceVisit(`http://localhost:${server.port}/`)
    const count = (eventName: string) => events.filter(({ name }) => name === eventName).length
    const fontsTask = findFontsTask(events)
    const longTasks = events
      .filter(({ name }) => name === 'RunTask')
      .map(milliseconds)
      .filter((duration) => duration > LONG_TASK_MS)
    console.log(
      `${visit}/${VISITS}: ${count('UpdateLayoutTree')} style passes, ${count('Layout')} layouts, ` +
        `fonts ${fontsTask ? `${milliseconds(fontsTask)} ms` : 'unused'}, ` +
        `tasks over ${LONG_TASK_MS} ms: ${longTasks.join(', ') || 'none'}`,
    )
  }
} finally {
  await server.stop()
}
