import { expect, it } from 'vitest'
import { providers, tells } from '../providers.ts'
import { eventLabels } from './event-names.ts'

const measured = (isMeasured: boolean) => (isMeasured ? 'oui' : 'non mesuré')
const row = (cells: string[]) => `| ${cells.join(' | ')} |`

const videoRows = Object.entries(providers.video).map(([id, { service }]) =>
  row([
    service.name,
    measured(tells('video', id, 'playing')),
    measured(tells('video', id, 'ended')),
  ]),
)
const calendarRows = Object.entries(providers.scheduling).map(([id, { service }]) =>
  row([
    service.name,
    measured(tells('scheduling', id, 'time-chosen')),
    tells('scheduling', id, 'booked') ? 'oui' : 'si l’agenda conduit son cadre à /merci',
  ]),
)

it('docs/mesure.md says what is counted: npm run unit -- -u event-names renews it', async () => {
  await expect(`# Ce qui est compté

Ce fichier est écrit d’après \`services/\`. Rien n’est compté tant que \`audience\` est vide dans
\`site.yaml\`. Sinon :

\`\`\`yaml
audience: { provider: server } # dans le journal de votre serveur : node, nginx, caddy ou apache
audience: { provider: matomo, url: https://matomo.mon-agence.fr, siteId: 1 }
\`\`\`

Chaque événement est compté une fois par page vue, sans cookie, sans identifiant, sans campagne. Avec
\`server\`, c’est un \`POST /mesure/<événement>\` auquel le serveur répond 204 ; son journal en garde une
ligne, avec le début seulement de l’adresse IP. Avec \`matomo\`, c’est une page ou un événement
(\`etape\`) de son « Tracking HTTP API ».

| Événement | Ce qu’il dit |
| --- | --- |
${Object.entries(eventLabels)
  .map(([name, label]) => row([`\`${name}\``, label]))
  .join('\n')}

Là où un lecteur ou un agenda ne dit rien, l’événement n’est pas mesuré, et aucun chiffre n’est inventé.

| Lecteur | \`film-commence\` | \`film-termine\` |
| --- | --- | --- |
${row(['Un fichier à vous', 'oui', 'oui'])}
${videoRows.join('\n')}

\`agenda-vu\` : le cadre de l’agenda est à l’écran. Les autres événements de l’agenda :

| Agenda | \`creneau-choisi\` | \`reservation\` |
| --- | --- | --- |
${calendarRows.join('\n')}

## Ce qui compte une fois

| Ce que fait le visiteur | Ce qui est compté |
| --- | --- |
| Il ouvre le site dans deux onglets | \`page-vue\` dans chacun, quand il le regarde |
| Il recharge la page, ou y revient | \`page-vue\` de nouveau, et ce qu’il y refait |
| L’agenda annonce deux fois la même réservation | \`reservation\`, une fois |
| L’agenda conduit son cadre à /merci, après l’avoir annoncée ou non | \`reservation\`, une fois ; rien pour la page dans le cadre |
| L’agenda conduit un onglet entier à /merci | \`merci\`, une fois, que l’agenda ait annoncé la réservation ou non |
| Il recharge /merci, ou y revient depuis une autre page | \`page-vue\` seulement |
| Il ouvre /merci sans venir de l’agenda | \`page-vue\` seulement |

\`reservation\` et \`merci\` peuvent parler du même appel : ne les additionnez pas.
`).toMatchFileSnapshot('../../docs/mesure.md')
})
