// Writes what `npm run bench` has measured as the Markdown of docs/performance.md.
import { cpus, loadavg } from 'node:os'
import type { Visit } from './lighthouse.ts'
import type { Tap } from './tap-to-play.ts'

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(values.length / 2)] ?? Number.NaN
}

/** `unit` begins with a space. */
type Notation = { writeNumber: (value: number) => string; unit: string }

export const milliseconds: Notation = {
  writeNumber: (value) => String(Math.round(value)),
  unit: ' ms',
}
const kilobytes: Notation = { writeNumber: (value) => (value / 1000).toFixed(1), unit: ' kB' }
const count: Notation = { writeNumber: String, unit: '' }
const layoutShift: Notation = { writeNumber: (value) => value.toFixed(4), unit: '' }

/** Median, least and most, as `658 ms (640–701)`: a median alone hides the worst visit. */
export function spread(values: number[], { writeNumber, unit }: Notation): string {
  const least = writeNumber(Math.min(...values))
  const most = writeNumber(Math.max(...values))
  return `${writeNumber(median(values))}${unit} (${least}–${most})`
}

/** The day, the versions and the processor of a run, since figures of two machines are not comparable. */
export function machineLine(versions: string) {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${new Date().toISOString().slice(0, 10)}. ${versions}. ${cpus().length} × ${model}, load average ${loadavg()[0]?.toFixed(1)} at the end of the run.`
}

const visitRows: [name: string, audit: string, notation: Notation][] = [
  ['First contentful paint', 'first-contentful-paint', milliseconds],
  ['Largest contentful paint', 'largest-contentful-paint', milliseconds],
  ['Total blocking time', 'total-blocking-time', milliseconds],
  ['Cumulative layout shift', 'cumulative-layout-shift', layoutShift],
  ['Main thread', 'mainthread-work-breakdown', milliseconds],
  ['Requests', 'network-requests', count],
  ['Transferred', 'total-byte-weight', kilobytes],
]
const tapRows: [name: string, read: (tap: Tap) => number][] = [
  ['First tap on « play »: a visible answer', ({ answer }) => answer],
  ['First tap on « play »: the first picture of the film', ({ firstFrame }) => firstFrame],
]

/** The audits whose results are divided by those of the empty page: for all others, the empty page may have zero. */
const dividedAudits = ['first-contentful-paint', 'largest-contentful-paint']

export function performanceTable(empty: Visit[], home: Visit[], taps: Tap[]): string {
  const visitCells = visitRows.map(([name, audit, notation]) => {
    const ofEmpty = empty.map((visit) => visit(audit))
    const ofHome = home.map((visit) => visit(audit))
    const isDivided = dividedAudits.includes(audit)
    const ratio = isDivided ? (median(ofHome) / median(ofEmpty)).toFixed(2) : ''
    return [name, spread(ofEmpty, notation), spread(ofHome, notation), ratio]
  })
  const tapCells = tapRows.map(([name, read]) => {
    return [name, '', spread(taps.map(read), milliseconds), '']
  })
  const head = [`Median of ${home.length} (least–most)`, 'Empty page', 'Home page', 'Ratio']
  return [head, ['---', '---:', '---:', '---:'], ...visitCells, ...tapCells]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
