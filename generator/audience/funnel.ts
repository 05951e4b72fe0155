import { type EventName, eventLabels } from '../../services/audience/event-names.ts'
import { tells } from '../../services/providers.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import type { Counts } from './read-log.ts'

const number = new Intl.NumberFormat('fr-FR')
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const WIDTH = 30

type Embeds = Pick<SiteConfig, 'video' | 'scheduling'>

/** Whether the configured video and calendar tell of an event. */
function isMeasured(name: EventName, { video, scheduling }: Embeds): boolean {
  const isOurs = video.provider === 'file'
  if (name === 'film-commence') return isOurs || tells('video', video.provider, 'playing')
  if (name === 'film-termine') return isOurs || tells('video', video.provider, 'ended')
  return name !== 'creneau-choisi' || tells('scheduling', scheduling.provider, 'time-chosen')
}

/** The events of all visits for a terminal: each beside the pages seen, as figures and as a bar. */
export function funnel({ events, others, days }: Counts, embeds: Embeds): string {
  const most = Math.max(1, ...Object.values(events))
  const widest = Math.max(...Object.values(eventLabels).map((label) => label.length))
  const rows = (Object.entries(eventLabels) as [EventName, string][]).map(([name, label]) => {
    const count = events[name]
    const isUnmeasured = count === 0 && !isMeasured(name, embeds)
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
