// Writes what `npm run bench` has measured as the Markdown of docs/performance.md.
import { cpus, loadavg } from 'node:os'
import type { Visit } from './lighthouse.ts'
import type { Tap } from './tap-to-play.ts'

const sorted = (values: number[]) => [...values].sort((a, b) => a - b)

const median = (values: number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** Median, least and most, as `658 ms (640–701)`: a median alone hides the worst visit. */
export function spread(values: number[], write: (value: number) => string): string {
  const all = sorted(values)
  const ends = [all[0], all.at(-1)].map((value) => write(value ?? Number.NaN).replace(/ .*/, ''))
  return `${write(median(values))} (${ends.join('–')})`
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`

/** The day, the versions and the processor of a run, since figures of two machines are not comparable. */
export function machineLine(versions: string) {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${new Date().toISOString().slice(0, 10)}. ${versions}. ${cpus().length} × ${model}, load average ${loadavg()[0]?.toFixed(1)} at the end of the run.`
}

const visitRows: [name: string, audit: string, write: (value: number) => string][] = [
  ['First contentful paint', 'first-contentful-paint', milliseconds],
  ['Largest contentful paint', 'largest-contentful-paint', milliseconds],
  ['Total blocking time', 'total-blocking-time', milliseconds],
  ['Cumulative layout shift', 'cumulative-layout-shift', (value) => value.toFixed(4)],
  ['Main thread', 'mainthread-work-breakdown', milliseconds],
  ['Requests', 'network-requests', String],
  ['Transferred', 'total-byte-weight', (value) => `${(value / 1000).toFixed(1)} kB`],
]
const tapRows: [name: string, read: (tap: Tap) => number][] = [
  ['First tap on « play »: a visible answer', ({ answer }) => answer],
  ['First tap on « play »: the first picture of the film', ({ firstFrame }) => firstFrame],
]

/** Only paint times get a ratio to the empty page's, because its other measures may be zero. */
export function performanceTable(empty: Visit[], home: Visit[], taps: Tap[]): string {
  const rows = visitRows.map(([name, audit, write]) => {
    const [base, ours] = [empty.map((visit) => visit(audit)), home.map((visit) => visit(audit))]
    const ratio = name.endsWith('paint') ? (median(ours) / median(base)).toFixed(2) : ''
    return [name, spread(base, write), spread(ours, write), ratio]
  })
  const answers = tapRows.map(([name, read]) => {
    return [name, '', spread(taps.map(read), milliseconds), '']
  })
  const head = [`Median of ${home.length} (least–most)`, 'Empty page', 'Home page', 'Ratio']
  return [head, ['---', '---:', '---:', '---:'], ...rows, ...answers]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
