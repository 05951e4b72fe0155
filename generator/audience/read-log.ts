import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type EventName, eventNames } from '../../services/audience/event-names.ts'
import { countedPaths } from '../../services/audience/server.ts'

/** What some logs say. */
export type Counts = {
  events: Record<EventName, number>
  /** Lines that count nothing, or cannot be read. */
  others: number
  /** `2026-11-22`, of each count. */
  days: Set<string>
}

export const noCounts = (): Counts => ({
  events: Object.fromEntries(eventNames.map((name) => [name, 0])) as Record<EventName, number>,
  others: 0,
  days: new Set(),
})

/** `- - - [22/Nov/2026:05:52:01 +0000] "POST /mesure/page-vue HTTP/1.1" 204 …` */
const COMBINED = /^\S+ \S+ \S+ \[([^:]+):[^\]]*\] "(\w+) (\S+)[^"]*" (\d{3})(?: |$)/

/** Of our server, nginx and Apache; Caddy writes one JSON object a line. */
function readLine(text: string) {
  if (text.startsWith('{')) {
    const { ts, status, request } = JSON.parse(text)
    return { status, request: `${request.method} ${request.uri}`, at: ts * 1000 }
  }
  const [, day = '', method, path, status] = COMBINED.exec(text) ?? []
  const at = Date.parse(`${day.replaceAll('/', ' ')} UTC`)
  return { status: Number(status), request: `${method} ${path}`, at }
}

const eventOf = new Map(
  countedPaths().map((path, index) => [`POST ${path}`, eventNames[index] as EventName]),
)

function countLine(counts: Counts, text: string) {
  try {
    const { status, request, at } = readLine(text)
    const name = status === 204 && eventOf.get(request)
    const day = new Date(at).toISOString().slice(0, 10)
    if (name) {
      counts.days.add(day)
      counts.events[name] += 1
      return
    }
  } catch {
    // No line of an access log.
  }
  counts.others += 1
}

/** Adds what one file says, compressed or not. */
export function readLog(counts: Counts, file: string) {
  const raw = readFileSync(file)
  const isGzipped = raw.toString('hex', 0, 2) === '1f8b'
  const text = (isGzipped ? gunzipSync(raw) : raw).toString('latin1')
  for (const line of text.split(/\r?\n/)) if (line !== '') countLine(counts, line)
}
