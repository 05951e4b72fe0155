// Counts the style and layout passes of a slow phone while the home page loads, and lists its tasks over
// 50 ms, from Chromium's trace: node generator/commands/run.js bench/style-passes.ts. It visits the build in `dist`,
// or in OUT_DIR. Other programs on the machine lengthen the tasks, but hardly change the counts.
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, devices } from '@playwright/test'
import { startServer } from '../hosting/server.js'
import { chromiumPath } from './chromium.ts'

const VISITS = 5
/** The processor runs at a quarter of its speed, as with « 4× slowdown » in DevTools. */
const CPU_SLOWDOWN = 4
/** By then, even on the slowed processor, the page has loaded, woken its scripts and come to rest. */
const VISIT_MS = 5000
const LONG_TASK_MS = 50

/** An event of Chromium's trace. `ts`, its start, and `dur`, its duration, are in microseconds. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
  args: { data?: { documentLoaderURL?: string } }
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

const server = await startServer({ dir: process.env.OUT_DIR?.trim() || 'dist', port: 0 })
try {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const events = await traceVisit(`http://localhost:${server.port}/`)
    const count = (eventName: string) => events.filter(({ name }) => name === eventName).length
    const longTasks = events
      .filter(({ name, dur }) => name === 'RunTask' && dur > LONG_TASK_MS * 1000)
      .map(({ dur }) => Math.round(dur / 1000))
    console.log(
      `${visit}/${VISITS}: ${count('UpdateLayoutTree')} style passes, ${count('Layout')} layouts, ` +
        `tasks over ${LONG_TASK_MS} ms: ${longTasks.join(', ') || 'none'}`,
    )
  }
} finally {
  await server.stop()
}
