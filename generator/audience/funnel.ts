import { type EventName, eventLabels } from '../../services/audience/event-names.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import type { Counts } from './read-log.ts'

const number = new Intl.NumberFormat('fr-FR')
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const WIDTH = 30

/**
 * The events of all visits for a terminal: each beside the pages seen, as figures and as a bar.
 *
 * @param unmeasured events of which the configured services tell nothing
 */
export function funnel(counts: Counts, unmeasured: readonly EventName[]): string {
  const { events, others, days } = counts
  const most = Math.max(1, ...Object.values(events))
  const widest = Math.max(...Object.values(eventLabels).map((label) => label.length))
  const rows = (Object.entries(eventLabels) as [EventName, string][]).map(([name, label]) => {
    const count = events[name]
    const isUnmeasured = count === 0 && unmeasured.includes(name)
    const said = isUnmeasured ? 'non mesuré' : number.format(count)
    const isShared = !isUnmeasured && events['page-vue'] > 0
    const share = isShared ? percent.format(count / events['page-vue']) : ''
    const bar = '█'.repeat(Math.ceil((count / most) * WIDTH))
    return `${label.padEnd(widest)}  ${said.padStart(10)}  ${share.padStart(7)}  ${bar}`.trimEnd()
  })
  const sorted = [...days].sort().map(frenchDate)
  const period = `Du ${sorted[0]} au ${sorted.at(-1)}.`
  return [
    ...rows,
    '',
    sorted.length > 0 ? period : 'Aucun événement compté dans ces journaux.',
    `Lignes qui ne comptent rien : ${number.format(others)}.`,
  ].join('\n')
}
