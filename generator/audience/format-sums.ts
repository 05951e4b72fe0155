import type { EventName } from '../../services/audience/event-names.ts'
import { findProvider } from '../../services/providers.ts'
import type { LogSums } from './add-log.ts'

type Services = { video: { provider: string }; scheduling: { provider: string } }

/** `2026-11` → `Novembre 2026` */
function monthInWords(month: string): string {
  const words = new Date(month).toLocaleDateString('fr-FR', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `480 (39,9 % des pages vues)`, or the number alone where the whole is zero */
function withShare(value: number, whole: number, wholeName: string): string {
  const count = value.toLocaleString('fr-FR')
  if (whole === 0) return count
  const style = { style: 'percent', maximumFractionDigits: 1 } as const
  return `${count} (${(value / whole).toLocaleString('fr-FR', style)} ${wholeName})`
}

function monthLines(month: string, sums: Record<EventName, number>): string[] {
  const views = sums['page-vue']
  const begun = sums['film-commence']
  const calendars = sums['agenda-vu']
  return [
    monthInWords(month),
    `  Pages vues : ${views.toLocaleString('fr-FR')}`,
    `  Films commencés : ${withShare(begun, views, 'des pages vues')}`,
    `  Films vus jusqu’au bout : ${withShare(sums['film-termine'], begun, 'des films commencés')}`,
    `  Agendas vus : ${withShare(calendars, views, 'des pages vues')}`,
    `  Réservations : ${withShare(sums.reservation, calendars, 'des agendas vus')}`,
    `  Retours de l’agenda sur /merci, peut-être pour les mêmes appels : ${sums.merci.toLocaleString('fr-FR')}`,
  ]
}

function* listUnmeasured({ video, scheduling }: Services): Generator<string> {
  const film = findProvider('video', video.provider)
  const calendar = findProvider('scheduling', scheduling.provider)
  // A film of the site's own and the demonstration calendar report all their events to our page: only services
  // may not.
  if (film && !film.hasMessages) {
    yield `${film.service.name} ne dit pas quand un film commence ni finit : ces deux lignes ne sont pas mesurées.`
  }
  if (calendar && !calendar.hasMessages) {
    yield `${calendar.service.name} n’annonce pas les réservations : elles ne sont comptées que si l’agenda conduit à /merci.`
  }
}

export function formatSums({ months, brokenLines }: LogSums, services: Services): string {
  const latestFirst = [...months].sort(([one], [other]) => other.localeCompare(one))
  const paragraphs = latestFirst.map(([month, sums]) => monthLines(month, sums).join('\n'))
  if (paragraphs.length === 0) paragraphs.push('Ce journal ne contient aucune étape comptée.')
  paragraphs.push(...listUnmeasured(services))
  if (brokenLines > 0) {
    paragraphs.push(`Lignes illisibles, laissées de côté : ${brokenLines.toLocaleString('fr-FR')}.`)
  }
  return paragraphs.join('\n\n')
}
