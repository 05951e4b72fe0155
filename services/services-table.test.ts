import { expect, it } from 'vitest'
import { SILENCE_MS } from '../src/embeds/use-silence.ts'
import { renewTables } from '../tests/renew-tables.ts'
import type { ListedProvider } from './Provider.ts'
import { providers } from './providers.ts'

const SILENCE = `${SILENCE_MS / 1000} secondes`

const signalNames = {
  ready: 'prêt',
  failed: 'en panne',
  height: 'hauteur',
  moved: 'étape',
  'time-chosen': 'heure choisie',
  booked: 'réservé',
  playing: 'lecture',
  ended: 'fin',
}

const serviceRows = (list: Record<string, ListedProvider>) =>
  Object.entries(list).map(([id, { service, signals, example, verified }]) => [
    service.privacyPolicy ? `[${service.name}](${service.privacyPolicy})` : service.name,
    `\`${id}\``,
    service.country ?? 'vous est demandé',
    signals.map((signal) => signalNames[signal]).join(', ') || 'rien',
    `\`${example}\``,
    verified,
  ])

/** Groups services by what a visitor sees when the video or the calendar is gone, or refuses the site. */
function failureRows(list: ListedProvider[]): string[][] {
  const rowFor = (reports: boolean, isReadyVerified: boolean, failure: string) => {
    const services = list.filter(
      ({ signals, readyIsVerified = false }) =>
        signals.includes('failed') === reports && readyIsVerified === isReadyVerified,
    )
    return [services.map(({ service }) => service.name).join(', '), failure]
  }
  return [
    rowFor(true, true, `La panne, dite dans la seconde. S’il se tait : après ${SILENCE}.`),
    rowFor(true, false, 'La panne, dite dans la seconde. S’il se tait : son cadre, et un lien.'),
    rowFor(false, true, `La panne, dite après ${SILENCE} de silence.`),
  ]
}

const privacyRows = (list: ListedProvider[]) =>
  list
    .filter(({ service, privacySettings }) => service.source ?? privacySettings)
    .map(({ service, privacySettings }) => [
      service.name,
      service.company ?? '—',
      service.purposes ?? '—',
      service.trackers?.map(({ name, duration }) => `${name} (${duration})`).join(', ') ?? '—',
      service.source ? `[sa page](${service.source})` : '—',
      privacySettings ?? '—',
    ])

it('docs/services.md describes each service (renewed by npm run unit -- -u services-table)', async () => {
  const { video, scheduling } = providers
  const all: ListedProvider[] = [...Object.values(video), ...Object.values(scheduling)]
  const page = renewTables(
    'docs/services.md',
    serviceRows(video),
    serviceRows(scheduling),
    failureRows(all),
    privacyRows(all),
  )
  await expect(page).toMatchFileSnapshot('../docs/services.md')
})
