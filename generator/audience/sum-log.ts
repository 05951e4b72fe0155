import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type EventName, eventNames } from '../../services/audience/event-names.ts'

/** How often each event was counted, by month: `2026-11`. */
export type Sums = Map<string, Record<EventName, number>>

export type LogSums = {
  months: Sums
  /** Lines that no server of ours writes. */
  brokenLines: number
}

/** Nothing that a server writes of a count is as long. */
const MAX_LINE = 64 * 1024

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** As our server, nginx and Apache write a line: `[23/Nov/2026:08:15:00 +0100] "POST /mesure/page-vue HTTP/1.1" 204 `. */
const COMBINED = /\[\d\d\/(\w{3})\/(\d{4}):[^\]"]*\] "([^"]*)" (\d{3}) /

const COUNT = /^POST \/mesure\/([a-z-]+)(?: HTTP\/[\d.]+)?$/

type Line = { month: string; request: string; status: number }

function readCombined(line: string): Line | undefined {
  const [, name = '', year, request = '', status] = COMBINED.exec(line) ?? []
  const month = MONTHS.indexOf(name) + 1
  if (month === 0) return undefined
  return { month: `${year}-${String(month).padStart(2, '0')}`, request, status: Number(status) }
}

/** As Caddy writes one, with its time in seconds. */
function readCaddy(line: string): Line | undefined {
  try {
    const { ts, status, request } = JSON.parse(line)
    const month = new Date(ts * 1000).toISOString().slice(0, 7)
    return { month, request: `${request.method} ${request.uri}`, status }
  } catch {
    return undefined
  }
}

const isEvent = (name: string | undefined): name is EventName =>
  eventNames.includes(name as EventName)

/** Adds one line of a log to the sums. */
function addLine(sums: LogSums, text: string) {
  if (text === '') return
  const line = text.startsWith('{') ? readCaddy(text) : readCombined(text)
  if (!line) {
    sums.brokenLines += 1
    return
  }
  // Requests that were refused, and other requests of a log that holds them all, count nothing.
  const [, name] = COUNT.exec(line.request) ?? []
  if (line.status !== 204 || !isEvent(name)) return
  const month = sums.months.get(line.month) ?? emptyMonth()
  month[name] += 1
  sums.months.set(line.month, month)
}

const emptyMonth = () =>
  Object.fromEntries(eventNames.map((name) => [name, 0])) as Record<EventName, number>

/** The bytes of a log, which may be compressed by gzip. */
async function* unpacked(log: Readable): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = log[Symbol.asyncIterator]()
  const { value: first, done } = await chunks.next()
  if (done) return
  async function* all() {
    yield first
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  const isGzip = first[0] === 0x1f && first[1] === 0x8b
  if (!isGzip) return yield* all()
  const gunzip = createGunzip()
  // Whoever reads what comes out is told of an error there.
  pipeline(Readable.from(all()), gunzip, () => {})
  yield* gunzip as AsyncIterable<Buffer>
}

/**
 * Adds a log to the sums, a chunk at a time: memory does not grow with the log.
 *
 * @param log of any server that the site is configured for, plain or gzip
 * @throws {Error} of zlib, where the log is not all there
 */
export async function addLog(sums: LogSums, log: Readable) {
  let unfinished = ''
  let isTooLong = false
  for await (const chunk of unpacked(log)) {
    const lines = (unfinished + chunk.toString('latin1')).split(/\r?\n/)
    unfinished = lines.pop() ?? ''
    for (const line of lines) {
      // The rest of a line of which the beginning was dropped.
      if (isTooLong) sums.brokenLines += 1
      else addLine(sums, line)
      isTooLong = false
    }
    if (unfinished.length > MAX_LINE) {
      unfinished = ''
      isTooLong = true
    }
  }
  if (isTooLong) sums.brokenLines += 1
  else addLine(sums, unfinished)
}
