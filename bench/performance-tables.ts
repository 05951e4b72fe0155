import type { CpuInfo } from 'node:os'
import type { Visit } from './lighthouse.ts'
import type { Tap } from './tap-to-play.ts'

const sorted = (values: number[]) => [...values].sort((a, b) => a - b)

/** The middle value, or the upper of the two middle ones. */
const median = (values: number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** Median, least and most, as `658 ms (640–701)`: a median alone hides the worst visit. */
function spread(values: number[], write: (value: number) => string): string {
  const all = sorted(values)
  const ends = [all[0], all.at(-1)].map((value) => write(value ?? Number.NaN).replace(/ .*/, ''))
  return `${write(median(values))} (${ends.join('–')})`
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const milliseconds = (value: number) => `${Math.round(value)} ms`
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`

/** When and on what: numbers of another machine are not comparable. */
export function machineLine(run: { date: Date; versions: string; cpus: CpuInfo[]; load: number }) {
  const { date, versions, cpus, load } = run
  const model = cpus[0]?.model.trim() ?? 'unknown processor'
  return `${date.toISOString().slice(0, 10)}. ${versions}. ${cpus.length} × ${model}, load average ${load.toFixed(1)} at the end of the run.`
}

type Row = [name: string, read: (visit: Visit) => number, write: (value: number) => string]

const times: Row[] = [
  ['First contentful paint', ({ fcp }) => fcp, milliseconds],
  ['Largest contentful paint', ({ lcp }) => lcp, milliseconds],
  ['Speed index', ({ speedIndex }) => speedIndex, milliseconds],
  ['Total blocking time', ({ tbt }) => tbt, milliseconds],
  ['Cumulative layout shift', ({ cls }) => cls, (value) => value.toFixed(4)],
  ['Main thread', ({ mainThread }) => mainThread, milliseconds],
  ['Requests', ({ requests }) => requests, String],
]

/** The visits of each page that is compared, by its heading. The first is what the others are measured against. */
export type Compared = Record<string, Visit[]>

/** A ratio of the medians where the first page has something to divide by. */
export function timesTable(pages: Compared): string {
  const [empty = [], ...others] = Object.values(pages)
  const [first = '', ...names] = Object.keys(pages)
  const rows = times.map(([name, read, write]) => {
    const base = empty.map(read)
    const cells = others.flatMap((visits) => {
      const values = visits.map(read)
      const ratio = /paint|index/i.test(name) ? (median(values) / median(base)).toFixed(2) : ''
      return [spread(values, write), ratio]
    })
    return [name, spread(base, write), ...cells]
  })
  const head = `Median of ${empty.length} (least–most)`
  return table([head, first, ...names.flatMap((name) => [name, 'Ratio'])], rows)
}

/** From the first tap on « play »: one column for each run. */
export function tapsTable(runs: Tap[][]): string {
  const row = (name: string, read: (tap: Tap) => number) => [
    name,
    ...runs.map((taps) => spread(taps.map(read), milliseconds)),
  ]
  const head = `First tap on « play », median of ${runs[0]?.length} (least–most)`
  return table(
    [head, ...runs.map((_, index) => `Run ${index + 1}`)],
    [
      row('A visible answer', ({ answer }) => answer),
      row('The first picture of the film', ({ firstFrame }) => firstFrame),
    ],
  )
}

/** Bytes as they cross the network, headers included. */
export function bytesTable(pages: Compared): string {
  const all = Object.values(pages)
  const kinds = [...new Set(all.flat().flatMap(({ bytes }) => Object.keys(bytes)))]
  const row = (name: string, read: (visit: Visit) => number) => [
    name,
    ...all.map((visits) => kilobytes(median(visits.map(read)))),
  ]
  const total = ({ bytes }: Visit) => Object.values(bytes).reduce((sum, size) => sum + size, 0)
  return table(
    ['Transferred', ...Object.keys(pages)],
    [...kinds.map((kind) => row(kind, ({ bytes }) => bytes[kind] ?? 0)), row('Total', total)],
  )
}

/** Scores of each route, from a complete configuration: placeholders rightly cost the last one. */
export function scoresTable(pages: Record<string, Visit>): string {
  return table(
    ['Route', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Shift'],
    Object.entries(pages).map(([path, { scores, cls }]) => [
      `\`${path}\``,
      ...Object.values(scores).map(String),
      cls.toFixed(4),
    ]),
  )
}
