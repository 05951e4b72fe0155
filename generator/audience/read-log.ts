import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type EventName, eventNames } from '../../services/audience/event-names.ts'
import { countedPaths } from '../../services/audience/server.ts'

/** What some logs say, in constant memory however long they are. */
export type Counts = {
  events: Record<EventName, number>
  /** Lines that say something else. */
  others: number
  /** Lines that say nothing we understand, and the first of them: `access.log:12`. */
  malformed: number
  malformedAt: string[]
  /** `2026-11-22`, of the first and of the last count. */
  first: string | null
  last: string | null
}

export const noCounts = (): Counts => ({
  events: Object.fromEntries(eventNames.map((name) => [name, 0])) as Record<EventName, number>,
  others: 0,
  malformed: 0,
  malformedAt: [],
  first: null,
  last: null,
})

/** No server writes longer ones; a file without line ends must not fill the memory. */
const LONGEST_LINE = 64 * 1024
const NAMED = 5

/** `192.0.0.0 - - [22/Nov/2026:05:52:01 +0000] "POST /mesure/page-vue HTTP/1.1" 204 …` */
const COMBINED =
  /^\S+ \S+ \S+ \[(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):\d\d:\d\d:\d\d [+-]\d{4}\] "((?:[^"\\]|\\.)*)" (\d{3})(?: |$)/

type Line = { method: string; path: string; status: number; day: string }

function readCombined(line: string): Line | undefined {
  const [, day, month, year, request = '', status] = COMBINED.exec(line) ?? []
  const at = Date.parse(`${day} ${month} ${year} UTC`)
  if (!status || Number.isNaN(at)) return undefined
  const [method = '', path = ''] = request.split(' ')
  return { method, path, status: Number(status), day: new Date(at).toISOString().slice(0, 10) }
}

/** Caddy writes one JSON object a line. */
function readJson(line: string): Line | undefined {
  try {
    const { ts, request, status } = JSON.parse(line)
    const { method, uri: path } = request
    if (typeof method !== 'string' || typeof path !== 'string') return undefined
    return { method, path, status, day: new Date(ts * 1000).toISOString().slice(0, 10) }
  } catch {
    return undefined
  }
}

const eventOf = new Map(countedPaths().map((path, at) => [path, eventNames[at] as EventName]))

function countLine(counts: Counts, text: string, place: () => string) {
  if (text === '') return
  const line = text.startsWith('{') ? readJson(text) : readCombined(text)
  if (!line) {
    counts.malformed += 1
    if (counts.malformedAt.length < NAMED) counts.malformedAt.push(place())
    return
  }
  const name = line.method === 'POST' && line.status === 204 && eventOf.get(line.path)
  if (!name) {
    counts.others += 1
    return
  }
  counts.events[name] += 1
  if (!counts.first || line.day < counts.first) counts.first = line.day
  if (!counts.last || line.day > counts.last) counts.last = line.day
}

/** Adds what one file says, compressed or not, however it ends. */
export async function readLog(counts: Counts, file: string): Promise<void> {
  const [magic] = await createReadStream(file, { end: 1 }).toArray()
  const isGzipped = (magic as Buffer | undefined)?.toString('hex') === '1f8b'
  const raw = createReadStream(file)
  const source: Readable = isGzipped ? raw.pipe(createGunzip()) : raw
  // `pipe` leaves the errors of the first with the first.
  raw.on('error', (error) => source.destroy(error))
  let number = 0
  let rest = ''
  let isTooLong = false
  const end = (text: string) => {
    number += 1
    countLine(counts, isTooLong ? '?' : text.replace(/\r$/, ''), () => `${file}:${number}`)
    isTooLong = false
  }
  for await (const chunk of source.setEncoding('latin1')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) end(line)
    if (rest.length > LONGEST_LINE) {
      rest = ''
      isTooLong = true
    }
  }
  if (rest !== '' || isTooLong) end(rest)
}
