// Counts how often a slow phone computes styles while the home page of the last build loads, and lists the
// tasks over 50 ms: node generator/run.js bench/style-passes.ts (OUT_DIR names another build). The count
// depends little on what else the machine does; the times do.
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, devices } from '@playwright/test'
import { startServer } from '../hosting/server.js'
import { chromiumPath } from './chromium.ts'

const ROUNDS = 5
/** By then the page has loaded, woken and rested, on a processor four times slower than this one. */
const WATCHED_MS = 5000

/** An event of Chromium's trace. Times in microseconds. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
  args: { data?: { documentLoaderURL?: string } }
}

/** What the main thread of the page has done since its navigation. */
async function traceVisit(address: string): Promise<TraceEvent[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'fr-FR' })
    const phone = await page.context().newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'blink.user_timing',
        'loading',
        'disabled-by-default-devtools.timeline',
      ],
    })
    await page.goto(address)
    await wait(WATCHED_MS)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    const events = traceEvents as TraceEvent[]
    const start = events.find(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
    )
    if (!start) throw new Error('The trace has no navigation.')
    return events.filter(
      ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts,
    )
  } finally {
    await browser.close()
  }
}

const server = await startServer({ dir: process.env.OUT_DIR?.trim() || 'dist', port: 0 })
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const events = await traceVisit(`http://localhost:${server.port}/`)
    const passes = events.filter(({ name }) => name === 'UpdateLayoutTree').length
    const layouts = events.filter(({ name }) => name === 'Layout').length
    const long = events
      .filter(({ name, dur }) => name === 'RunTask' && dur > 50_000)
      .map(({ dur }) => Math.round(dur / 1000))
    console.log(
      `${round}/${ROUNDS}: ${passes} style passes, ${layouts} layouts, tasks over 50 ms: ${long.join(', ') || 'none'}`,
    )
  }
} finally {
  await server.stop()
}
