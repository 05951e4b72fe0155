import { expect, it } from 'vitest'
import { SILENCE_MS } from '../src/embeds/use-silence.ts'
import { renewTables } from '../tests/renew-tables.ts'
import type { ListedProvider } from './Provider.ts'
import { type EmbedKind, providers } from './providers.ts'

const SILENCE = `${SILENCE_MS / 1000} secondes`

const said = {
  ready: 'prêt',
  failed: 'en panne',
  height: 'hauteur',
  moved: 'étape',
  'time-chosen': 'heure choisie',
  booked: 'réservé',
  playing: 'lecture',
  ended: 'fin',
}

const rows = (kind: EmbedKind, cells: (entry: ListedProvider, id: string) => string[]) =>
  Object.entries<ListedProvider>(providers[kind]).map(([id, entry]) => cells(entry, id))

const known = ({ service, tells, example, verified }: ListedProvider, id: string) => [
  `[${service.name}](${service.privacyPolicy})`,
  `\`${id}\``,
  service.country === 'demandé' ? 'vous est demandé' : service.country,
  tells.map((signal) => said[signal]).join(', ') || 'rien',
  `\`${example}\``,
  verified,
]

/** What the page does when the film or the calendar is gone, private, expired, or refuses this site. */
const whenGone = ({ tells, readyIsVerified }: ListedProvider) => {
  if (tells.includes('failed')) {
    return readyIsVerified
      ? `Dit dans la seconde, avec un autre chemin. S’il se tait : après ${SILENCE}.`
      : 'Dit dans la seconde, avec un autre chemin. S’il se tait : ce que montre le service, et un lien à côté.'
  }
  return readyIsVerified
    ? `Dit après ${SILENCE} de silence, avec un autre chemin.`
    : 'Ce que montre le service dans son cadre, et un lien à côté.'
}

const device = ({ service, discretion }: ListedProvider) => [
  service.name,
  service.company ?? 'non publié',
  service.purposes ?? 'non publié',
  service.trackers?.map(({ name, duration }) => `${name} (${duration})`).join(', ') ?? 'non publié',
  service.source ? `[sa page](${service.source})` : '—',
  discretion ?? '—',
]

it('docs/services.md says what the entries say: npm run unit -- -u services-table renews it', async () => {
  const both = (cells: (entry: ListedProvider) => string[]) => [
    ...rows('video', cells),
    ...rows('scheduling', cells),
  ]
  const page = renewTables(
    'docs/services.md',
    rows('video', known),
    rows('scheduling', known),
    both((entry) => [entry.service.name, whenGone(entry)]),
    both(device),
  )
  await expect(page).toMatchFileSnapshot('../docs/services.md')
})
