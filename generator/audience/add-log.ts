// Reads the log of a web server, and adds up the visits and other events that pages have counted in it.
import { createReadStream } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type EventName, eventNames } from '../../services/audience/event-names.ts'

export type LogSums = {
  /** The number of each event in a month, by the month: `2026-11`. */
  months: Map<string, Record<EventName, number>>
  /** How many lines are not in the format of any supported server. */
  brokenLines: number
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Matches a line of our server, of nginx or of Apache: `[23/Nov/2026:08:15:00 +0100] "POST /mesure/page-vue HTTP/1.1" 204 `. */
const COMBINED = /\[\d\d\/(\w{3})\/(\d{4}):[^\]"]*\] "([^"]*)" (\d{3}) /

const COUNT = new RegExp(`^POST /mesure/(${eventNames.join('|')})(?: HTTP/[\\d.]+)?$`)

type Line = { month: string; request: string; status: number }

function readCombined(line: string): Line | undefined {
  const [, name = '', year, request = '', status] = COMBINED.exec(line) ?? []
  const month = MONTHS.indexOf(name) + 1
  if (month === 0) return undefined
  return { month: `${year}-${String(month).padStart(2, '0')}`, request, status: Number(status) }
}

/** Reads a line of Caddy's log: JSON, with the time in seconds. */
function readCaddy(line: string): Line | undefined {
  try {
    const { ts, status, request } = JSON.parse(line)
    const month = new Date(ts * 1000).toISOString().slice(0, 7)
    return { month, request: `${request.method} ${request.uri}`, status }
  } catch {
    return undefined
  }
}

function addLine(sums: LogSums, text: string) {
  if (text === '') return
  const line = text.startsWith('{') ? readCaddy(text) : readCombined(text)
  if (!line) {
    sums.brokenLines += 1
    return
  }
  // Only requests by which a page counts an event, and which the server has accepted (204), are added.
  const [, event] = COUNT.exec(line.request) ?? []
  if (!event || line.status !== 204) return
  const month = sums.months.get(line.month) ?? emptyMonth()
  month[event as EventName] += 1
  sums.months.set(line.month, month)
}

const emptyMonth = () =>
  Object.fromEntries(eventNames.map((name) => [name, 0])) as Record<EventName, number>

export function openLog(name: string): Readable {
  const file = createReadStream(name, { highWaterMark: 256 * 1024 })
  // This callback ignores errors, because reading the decompressed stream throws them too.
  return name.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
}

/** Adds a log to the sums, a chunk at a time: memory does not grow with the log. */
export async function addLog(sums: LogSums, log: Readable) {
  let unfinishedLine = ''
  for await (const chunk of log) {
    const lines = (unfinishedLine + chunk.toString('latin1')).split(/\r?\n/)
    unfinishedLine = lines.pop() ?? ''
    for (const line of lines) addLine(sums, line)
  }
  addLine(sums, unfinishedLine)
}
