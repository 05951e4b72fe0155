import { expect, it } from 'vitest'
import * as calendly from '../scheduling/calendly.ts'
import {
  type SchedulingProviderId,
  schedulingProviders,
  tellsBookings,
  tellsTimeChosen,
} from '../scheduling-providers.ts'
import type { VideoModule } from '../VideoProvider.ts'
import * as mux from '../video/mux.ts'
import * as peertube from '../video/peertube.ts'
import * as vimeo from '../video/vimeo.ts'
import * as youtube from '../video/youtube.ts'
import { type HostedVideo, tellsPosition, videoProviders } from '../video-providers.ts'
import { steps } from './steps.ts'

it.each<[string, VideoModule['film'], unknown, object]>([
  [
    'YouTube',
    youtube.film,
    JSON.stringify({ event: 'infoDelivery', info: { currentTime: 12.5 } }),
    { seconds: 12.5, duration: undefined },
  ],
  [
    'Vimeo',
    vimeo.film,
    { event: 'timeupdate', data: { seconds: 3, percent: 0.05, duration: 61 } },
    { seconds: 3, duration: 61 },
  ],
  [
    'player.js',
    mux.film,
    JSON.stringify({
      context: 'player.js',
      event: 'timeupdate',
      value: { seconds: 3, duration: 61 },
    }),
    { seconds: 3, duration: 61 },
  ],
  [
    'PeerTube',
    peertube.film,
    JSON.stringify({
      method: 'peertube::playbackStatusUpdate',
      params: { position: 3, volume: 1, duration: 61, playbackState: 'playing' },
    }),
    { seconds: 3, duration: 61 },
  ],
])('%s tells where its film is', (_, film, message, expected) => {
  expect(film?.read(message)).toMatchObject(expected)
  for (const other of ['', 'x', '{', null, 7, [], { event: 'play' }]) {
    expect(film?.read(other)).toBeUndefined()
  }
})

it('Calendly tells a time chosen', () => {
  expect(calendly.timeChosen({ event: 'calendly.date_and_time_selected', payload: {} })).toBe(true)
  expect(calendly.timeChosen({ event: 'calendly.event_scheduled' })).toBe(false)
})

const measured = (isMeasured: boolean) => (isMeasured ? 'oui' : 'non mesuré')
const row = (cells: string[]) => `| ${cells.join(' | ')} |`

const videoRows = Object.entries(videoProviders).map(([id, { service, tells }]) => {
  const says = (kind: string) => (tells as readonly string[]).includes(kind)
  const isPositioned = tellsPosition(id as HostedVideo['provider'])
  return row([
    service.name,
    measured(says('playing')),
    measured(isPositioned),
    isPositioned ? 'oui' : says('ended') ? 'à la fin du film' : 'non mesuré',
  ])
})
const calendarRows = Object.entries(schedulingProviders).map(([id, { service }]) =>
  row([
    service.name,
    measured(tellsTimeChosen(id as SchedulingProviderId)),
    tellsBookings(id as SchedulingProviderId) ? 'oui' : 'par /merci, si l’agenda y conduit',
  ]),
)

it('docs/mesure.md says what is counted: npm run unit -- -u audience/steps renews it', async () => {
  await expect(`# Ce qui est compté

Ce fichier est écrit d’après \`services/\`. Rien n’est compté tant que \`audience\` est vide dans
\`site.yaml\`. Sinon :

\`\`\`yaml
audience: { provider: server } # dans le journal de votre serveur : node, nginx, caddy ou apache
audience: { provider: matomo, url: https://matomo.mon-agence.fr, siteId: 1 }
\`\`\`

Chaque étape est comptée une fois par page vue, sans cookie, sans identifiant, sans campagne. Avec
\`server\`, c’est un \`POST /mesure/<étape>\` auquel le serveur répond 204 ; son journal en garde une ligne,
avec le début seulement de l’adresse IP. Avec \`matomo\`, c’est une page ou un événement (\`etape\`) de son
« Tracking HTTP API ».

| Étape | Ce qu’elle dit |
| --- | --- |
${Object.entries(steps)
  .map(([name, label]) => row([`\`${name}\``, label]))
  .join('\n')}

Les parts du film sont l’endroit que le lecteur dit avoir atteint. Là où il ne le dit pas, elles ne
sont pas mesurées, et aucun chiffre n’est inventé.

| Lecteur | \`film-commence\` | \`film-25\`, \`50\`, \`75\` | \`film-95\` |
| --- | --- | --- | --- |
${row(['Un fichier à vous', 'oui', 'oui', 'oui'])}
${videoRows.join('\n')}

\`agenda-vu\` : le cadre de l’agenda est à l’écran. Les autres étapes de l’agenda :

| Agenda | \`creneau-choisi\` | \`reservation\` |
| --- | --- | --- |
${calendarRows.join('\n')}

Une réservation est comptée par la page qui montre l’agenda, s’il la lui annonce ; par /merci, quand
l’agenda y conduit depuis un autre onglet, ou ne l’annonce pas. Aucune des deux ne la compte deux fois.
`).toMatchFileSnapshot('../../docs/mesure.md')
})
