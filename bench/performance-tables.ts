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
  ['Transferred', ({ bytes }) => bytes, (value) => `${(value / 1000).toFixed(1)} kB`],
]

/** One run: our page beside an empty one, and a ratio where that one has something to divide by. */
export function timesTable({ empty, home }: { empty: Visit[]; home: Visit[] }): string {
  const rows = times.map(([name, read, write]) => {
    const [base, ours] = [empty.map(read), home.map(read)]
    const ratio = /paint|index/i.test(name) ? (median(ours) / median(base)).toFixed(2) : ''
    return [name, spread(base, write), spread(ours, write), ratio]
  })
  const head = `Median of ${home.length} (least–most)`
  return table([head, 'Empty page', 'Home page', 'Ratio'], rows)
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
