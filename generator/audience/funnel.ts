import { type Step, steps } from '../../services/audience/steps.ts'
import { frenchDate } from '../../src/french-date.ts'
import type { Counts } from './read-log.ts'

/** One line of the funnel: `count` is `null` where nobody could have told. */
export type Row = { label: string; count: number | null; share: number | null }

/**
 * The steps of all visits, each beside the pages seen.
 *
 * @param unmeasured steps of which the configured services tell nothing
 */
export const funnelOf = (counts: Counts, unmeasured: readonly Step[]): Row[] =>
  (Object.entries(steps) as [Step, string][]).map(([step, label]) => {
    const count = counts.steps[step]
    if (count === 0 && unmeasured.includes(step)) return { label, count: null, share: null }
    const seen = counts.steps['page-vue']
    return { label, count, share: seen > 0 ? count / seen : null }
  })

const number = new Intl.NumberFormat('fr-FR')
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

export const showCount = ({ count }: Row) => (count === null ? 'non mesuré' : number.format(count))
export const showShare = ({ share }: Row) => (share === null ? '' : percent.format(share))

/** When, and what could not be read. */
export function remarksOn(counts: Counts): string[] {
  const { first, last, malformed, malformedAt, others } = counts
  const lines = (count: number) => `${number.format(count)} ligne${count > 1 ? 's' : ''}`
  return [
    first && last
      ? `Du ${frenchDate(first)} au ${frenchDate(last)}.`
      : 'Aucune étape comptée dans ces journaux.',
    ...(others > 0 ? [`${lines(others)} d’autres demandes.`] : []),
    ...(malformed > 0
      ? [
          `${lines(malformed)} illisible${malformed > 1 ? 's' : ''} : ${malformedAt.join(', ')}${malformed > malformedAt.length ? '…' : '.'}`,
        ]
      : []),
  ]
}

const WIDTH = 30

/** The funnel as a table and a plot, for a terminal. */
export function plot(rows: Row[], remarks: string[]): string {
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0))
  const labels = Math.max(...rows.map(({ label }) => label.length))
  const counts = Math.max(...rows.map((row) => showCount(row).length))
  const lines = rows.map((row) => {
    const length = Math.round(((row.count ?? 0) / most) * WIDTH)
    const bar = '█'.repeat(row.count ? Math.max(1, length) : 0)
    return [
      row.label.padEnd(labels),
      showCount(row).padStart(counts),
      showShare(row).padStart(7),
      bar,
    ]
      .join('  ')
      .trimEnd()
  })
  return [...lines, '', ...remarks].join('\n')
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The same as a page to open: no script, nothing from elsewhere. */
export function page(rows: Row[], remarks: string[]): string {
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0))
  const cells = rows.map((row) => {
    const width = Math.round(((row.count ?? 0) / most) * 1000) / 10
    const bar = `<svg width="100%" height="14" aria-hidden="true"><rect width="${width}%" height="14" rx="3"/></svg>`
    return `<tr><th scope="row">${escapeHtml(row.label)}</th><td>${escapeHtml(showCount(row))}</td><td>${escapeHtml(showShare(row))}</td><td>${bar}</td></tr>`
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
rect { fill: #1c5b49 }
</style>
</head>
<body>
<h1>Mesure d’audience</h1>
<table>
<caption>Étapes des visites, et leur part des pages vues</caption>
<thead><tr><th scope="col">Étape</th><th scope="col">Nombre</th><th scope="col">Part</th><th scope="col"></th></tr></thead>
<tbody>
${cells.join('\n')}
</tbody>
</table>
${remarks.map((remark) => `<p>${escapeHtml(remark)}</p>`).join('\n')}
</body>
</html>
`
}
