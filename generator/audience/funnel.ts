import { type EventName, eventLabels } from '../../services/audience/event-names.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import type { Counts } from './read-log.ts'

/** One line of the funnel, as it is shown; `width` is that of its bar, from 0 to 1. */
export type Row = { label: string; count: string; share: string; width: number }

const number = new Intl.NumberFormat('fr-FR')
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

/**
 * The events of all visits, each beside the pages seen.
 *
 * @param unmeasured events of which the configured services tell nothing
 */
export function funnelOf({ events }: Counts, unmeasured: readonly EventName[]): Row[] {
  const seen = events['page-vue']
  const most = Math.max(1, ...Object.values(events))
  return (Object.entries(eventLabels) as [EventName, string][]).map(([name, label]) => {
    const count = events[name]
    if (count === 0 && unmeasured.includes(name)) {
      return { label, count: 'non mesuré', share: '', width: 0 }
    }
    const share = seen > 0 ? percent.format(count / seen) : ''
    return { label, count: number.format(count), share, width: count / most }
  })
}

/** When, and what could not be read. */
export function remarksOn(counts: Counts): string[] {
  const { first, last, malformed, malformedAt, others } = counts
  const lines = (count: number) => `${number.format(count)} ligne${count > 1 ? 's' : ''}`
  const remarks = [
    first && last
      ? `Du ${frenchDate(first)} au ${frenchDate(last)}.`
      : 'Aucun événement compté dans ces journaux.',
  ]
  if (others > 0) remarks.push(`${lines(others)} d’autres demandes.`)
  if (malformed > 0) {
    const end = malformed > malformedAt.length ? '…' : '.'
    const places = malformedAt.join(', ')
    remarks.push(`${lines(malformed)} illisible${malformed > 1 ? 's' : ''} : ${places}${end}`)
  }
  return remarks
}

const WIDTH = 30

/** The funnel as a table and a plot, for a terminal. */
export function plot(rows: Row[], remarks: string[]): string {
  const widest = (key: 'label' | 'count') => Math.max(...rows.map((row) => row[key].length))
  const [labels, counts] = [widest('label'), widest('count')]
  const lines = rows.map(({ label, count, share, width }) => {
    const bar = '█'.repeat(Math.ceil(width * WIDTH))
    return `${label.padEnd(labels)}  ${count.padStart(counts)}  ${share.padStart(7)}  ${bar}`.trimEnd()
  })
  return [...lines, '', ...remarks].join('\n')
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The same as a page to open: no script, nothing from elsewhere.
 *
 * @param color the owner's, of the bars
 */
export function page(rows: Row[], remarks: string[], color: string): string {
  const cells = rows.map(({ label, count, share, width }) => {
    const bar = `<svg width="100%" height="14" aria-hidden="true"><rect width="${(width * 100).toFixed(1)}%" height="14" rx="3"/></svg>`
    return `<tr><th scope="row">${escapeHtml(label)}</th><td>${count}</td><td>${share}</td><td>${bar}</td></tr>`
  })
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mesure d’audience</title>
<style>
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #16211d; font: 1rem/1.5 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse }
caption { text-align: start }
th, td { padding: .4rem .5rem; border-bottom: 1px solid #ddd; text-align: end }
th:first-child { text-align: start; font-weight: 500 }
td:last-child { width: 35%; text-align: start }
rect { fill: ${color} }
</style>
</head>
<body>
<h1>Mesure d’audience</h1>
<table>
<caption>Événements des visites, et leur part des pages vues</caption>
<thead><tr><th scope="col">Événement</th><th scope="col">Nombre</th><th scope="col">Part</th><th scope="col"></th></tr></thead>
<tbody>
${cells.join('\n')}
</tbody>
</table>
${remarks.map((remark) => `<p>${escapeHtml(remark)}</p>`).join('\n')}
</body>
</html>
`
}
