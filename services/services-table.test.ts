import { expect, it } from 'vitest'
import { SILENCE_MS } from '../src/embeds/use-silence.ts'
import { renewTables } from '../tests/renew-tables.ts'
import type { ListedProvider } from './Provider.ts'
import { type EmbedKind, providers } from './providers.ts'

const SILENCE = `${SILENCE_MS / 1000} secondes`

/** Names of a frame's signals in docs/services.md. */
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

const rows = (kind: EmbedKind, cellsOf: (entry: ListedProvider, id: string) => string[]) =>
  Object.entries<ListedProvider>(providers[kind]).map(([id, entry]) => cellsOf(entry, id))

const serviceCells = ({ service, signals, example, verified }: ListedProvider, id: string) => [
  service.privacyPolicy ? `[${service.name}](${service.privacyPolicy})` : service.name,
  `\`${id}\``,
  service.country ?? 'vous est demandé',
  signals.map((signal) => signalNames[signal]).join(', ') || 'rien',
  `\`${example}\``,
  verified,
]

/**
 * The cell that says what a visitor sees when the video or the calendar is gone, private, expired, or
 * refuses this site.
 */
const failureCell = ({ signals, readyIsVerified }: ListedProvider) => {
  if (signals.includes('failed')) {
    return readyIsVerified
      ? `Dit dans la seconde, avec un autre chemin. S’il se tait : après ${SILENCE}.`
      : 'Dit dans la seconde, avec un autre chemin. S’il se tait : ce que montre le service, et un lien à côté.'
  }
  return readyIsVerified
    ? `Dit après ${SILENCE} de silence, avec un autre chemin.`
    : 'Ce que montre le service dans son cadre, et un lien à côté.'
}

const privacyCells = ({ service, privacySettings }: ListedProvider) => [
  service.name,
  service.company ?? 'non publié',
  service.purposes ?? 'non publié',
  service.trackers?.map(({ name, duration }) => `${name} (${duration})`).join(', ') ?? 'non publié',
  service.source ? `[sa page](${service.source})` : '—',
  privacySettings ?? '—',
]

it('docs/services.md describes each service (renewed by npm run unit -- -u services-table)', async () => {
  const ofBothKinds = (cellsOf: (entry: ListedProvider) => string[]) => [
    ...rows('video', cellsOf),
    ...rows('scheduling', cellsOf),
  ]
  const page = renewTables(
    'docs/services.md',
    rows('video', serviceCells),
    rows('scheduling', serviceCells),
    ofBothKinds((entry) => [entry.service.name, failureCell(entry)]),
    ofBothKinds(privacyCells),
  )
  await expect(page).toMatchFileSnapshot('../docs/services.md')
})
