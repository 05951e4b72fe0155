import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type EventName, eventNames } from '../../services/audience/event-names.ts'

/** How often each event was counted, by month: `2026-11`. */
export type Sums = Map<string, Record<EventName, number>>

export type LogSums = {
  months: Sums
  /** How many lines are not in the format of any supported server. */
  brokenLines: number
}

/** Most characters that are read of a line. The line in which a server records a count is far shorter. */
const MAX_LINE = 64 * 1024

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Matches a line of our server, of nginx or of Apache: `[23/Nov/2026:08:15:00 +0100] "POST /mesure/page-vue HTTP/1.1" 204 `. */
const COMBINED = /\[\d\d\/(\w{3})\/(\d{4}):[^\]"]*\] "([^"]*)" (\d{3}) /

const COUNT = /^POST \/mesure\/([a-z-]+)(?: HTTP\/[\d.]+)?$/

type Line = { month: string; request: string; status: number }

function readCombined(line: string): Line | undefined {
  const [, name = '', year, request = '', status] = COMBINED.exec(line) ?? []
  const month = MONTHS.indexOf(name) + 1
  if (month === 0) return undefined
  return { month: `${year}-${String(month).padStart(2, '0')}`, request, status: Number(status) }
}

/** Reads a line of Caddy, which is JSON with a time in seconds. */
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
  // The log may also hold requests for pages, and counts that the server refused: neither is added to the
  // sums.
  const [, name] = COUNT.exec(line.request) ?? []
  if (line.status !== 204 || !isEvent(name)) return
  const month = sums.months.get(line.month) ?? emptyMonth()
  month[name] += 1
  sums.months.set(line.month, month)
}

const emptyMonth = () =>
  Object.fromEntries(eventNames.map((name) => [name, 0])) as Record<EventName, number>

/** Yields the bytes of a log, decompressed where they begin as gzip does. */
async function* decompress(log: Readable): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = log[Symbol.asyncIterator]()
  const { value: first, done } = await chunks.next()
  if (done) return
  async function* allChunks() {
    yield first
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  const isGzip = first[0] === 0x1f && first[1] === 0x8b
  if (!isGzip) return yield* allChunks()
  const gunzip = createGunzip()
  // The error is ignored here, because the loop that reads `gunzip` throws it too.
  pipeline(Readable.from(allChunks()), gunzip, () => {})
  yield* gunzip as AsyncIterable<Buffer>
}

/**
 * Adds a log to the sums, a chunk at a time: memory does not grow with the log.
 *
 * @param log of any server that the site is configured for, plain or gzip
 * @throws {Error} of zlib, where the end of the log is missing
 */
export async function addLog(sums: LogSums, log: Readable) {
  let unfinished = ''
  let isTooLong = false
  for await (const chunk of decompress(log)) {
    const lines = (unfinished + chunk.toString('latin1')).split(/\r?\n/)
    unfinished = lines.pop() ?? ''
    for (const line of lines) {
      // `line` is only the end of a line that was too long: its beginning has been dropped.
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
