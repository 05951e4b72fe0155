import { expect, it } from 'vitest'
import type { ListedProvider } from './Provider.ts'
import { type EmbedKind, providers } from './providers.ts'

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
  Object.entries<ListedProvider>(providers[kind])
    .map(([id, entry]) => `| ${cells(entry, id).join(' | ')} |`)
    .join('\n')

const known = (
  kind: EmbedKind,
) => `| Service et sa politique | \`provider\` | Pays | Ce que son cadre nous dit | Exemple | Tenu contre |
| --- | --- | --- | --- | --- | --- |
${rows(kind, ({ service, tells, example, verified }, id) => [
  `[${service.name}](${service.privacyPolicy})`,
  `\`${id}\``,
  service.country === 'demandé' ? 'vous est demandé' : service.country,
  tells.map((signal) => said[signal]).join(', ') || 'rien',
  `\`${example}\``,
  verified,
])}`

/** What the page does when the film or the calendar is gone, private, expired, or refuses this site. */
const whenGone = ({ tells, readyIsVerified }: ListedProvider) => {
  if (tells.includes('failed')) {
    return readyIsVerified
      ? 'Dit dans la seconde, avec un autre chemin. S’il se tait : après huit secondes.'
      : 'Dit dans la seconde, avec un autre chemin. S’il se tait : ce que montre le service, et un lien à côté.'
  }
  return readyIsVerified
    ? 'Dit après huit secondes de silence, avec un autre chemin.'
    : 'Ce que montre le service dans son cadre, et un lien à côté.'
}

const gone = (kind: EmbedKind) => rows(kind, (entry) => [entry.service.name, whenGone(entry)])

const device = (kind: EmbedKind) =>
  rows(kind, ({ service, discretion }) => [
    service.name,
    service.company ?? 'non publié',
    service.trackers?.map(({ name, duration }) => `${name} (${duration})`).join(', ') ??
      'non publié',
    service.source ? `[sa page](${service.source})` : '—',
    discretion ?? '—',
  ])

it('docs/services.md says what the entries say: npm run unit -- -u services-table renews it', async () => {
  await expect(`# Services connus

Ce fichier est écrit d’après \`services/\`. Dans \`site.yaml\`, l’adresse de la vidéo ou de l’agenda suffit,
ou le code d’intégration que donne le service :

\`\`\`yaml
video: https://youtu.be/dQw4w9WgXcQ
scheduling: https://calendly.com/mon-agence/appel-decouverte
\`\`\`

Avec d’autres clés, elle va sous \`url\`. Un film à vous se dit \`video: media/film.mp4\`.

Tout autre service dont la page accepte d’être encadrée se montre avec le nom de qui le tient ; rien de ce
qu’il dit n’est compris, et un lien reste toujours à côté :

\`\`\`yaml
scheduling:
  url: https://app.lemcal.com/@mon-agence/appel
  name: lemcal
  country: France
  privacyPolicy: https://www.lemlist.com/privacy-policy
\`\`\`

Le code que donne lemcal n’est pas un cadre, et nous n’avons vu aucun site encadrer sa page : essayez ce
bloc, et demandez à \`npm run check -- --online\` si la page se laisse montrer.

Un agenda que vous faites tourner vous-même, Cal.com, Easy!Appointments ou une page à vous, n’est celui de
personne d’autre : sur le domaine du site, son adresse suffit ; ailleurs, dites-le. Aucun accord n’est alors
demandé, et les pages disent « notre agenda » :

\`\`\`yaml
scheduling: { url: https://agenda.exemple.fr/appel, isOwn: oui }
scheduling: { url: https://rdv.mon-agence.fr/appel, provider: cal-com }
\`\`\`

« Prêt » retire la couverture, « hauteur » agrandit le cadre, « étape » en ramène le haut à l’écran,
« réservé » confirme l’appel sur la page, « fin » propose l’étape suivante. Là où rien n’est dit, la page ne
promet rien : le cadre, et un lien.

## Vidéo

${known('video')}

## Agenda

${known('scheduling')}

## Une vidéo ou un agenda qui n’est plus là

Vidéo supprimée, privée ou réservée à d’autres domaines, type de rendez-vous inconnu ou expiré, page qui
refuse d’être encadrée : ce que montre la page. L’autre chemin est un lien vers le service, un e-mail, et le
téléphone si vous en donnez un. Un cadre refusé ou bloqué ne dit rien à personne : il compte comme muet.

| Service | Ce que montre la page |
| --- | --- |
${gone('video')}
${gone('scheduling')}

YouTube dit ses pannes par des nombres : 2 identifiant faux, 100 vidéo supprimée ou privée, 101 et 150
intégration refusée, 153 page qui cache son adresse. Vimeo refuse son « ready ». Bunny répond 403 à un
domaine qu’il ne connaît pas, et se tait. Cal.com dit \`linkFailed\`. Des types de rendez-vous expirés, les
autres ne disent rien que nous connaissions.

## Sur l’appareil du visiteur

Ce qu’une page du service dit de lui-même, et ce que fait chaque réglage que nous demandons.

| Service | Entreprise | Traceurs | Source | Réglage demandé |
| --- | --- | --- | --- | --- |
${device('video')}
${device('scheduling')}
`).toMatchFileSnapshot('../docs/services.md')
})
