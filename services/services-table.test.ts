import { expect, it } from 'vitest'
import type { Provider } from './Service.ts'
import { schedulingProviders } from './scheduling-providers.ts'
import { videoProviders } from './video-providers.ts'

const said = {
  ready: 'prêt',
  failed: 'en panne',
  height: 'hauteur',
  'time-chosen': 'créneau choisi',
  booked: 'réservé',
  playing: 'lecture',
  ended: 'fin',
}

const row = ([id, entry]: [string, Provider<never> & { example: string }]) => {
  const { service, tells, readyIsVerified, discretion, verified, example } = entry
  const told = tells.map((kind) => said[kind]).join(', ') || 'rien'
  const cells = [
    service.privacyPolicy ? `[${service.name}](${service.privacyPolicy})` : service.name,
    `\`${id}\``,
    service.country,
    readyIsVerified ? `${told} ; son silence est une panne` : told,
    discretion ? `\`${discretion}\`` : '—',
    `\`${example}\``,
    `${verified.on}, ${verified.against}`,
  ]
  return `| ${cells.join(' | ')} |`
}

const table = (entries: Record<string, Provider<never> & { example: string }>) =>
  [
    '| Service et sa politique | `provider` | Pays | Ce que son cadre nous dit | Discrétion demandée | Exemple | Tenu contre |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...Object.entries(entries).map(row),
  ].join('\n')

it('docs/services.md says what the entries say: npm run unit -- -u services-table renews it', async () => {
  await expect(`# Services connus

Ce fichier est écrit d’après \`services/\`. Dans \`site.yaml\`, l’adresse de la vidéo ou de l’agenda suffit,
ou le code d’intégration que donne le service :

\`\`\`yaml
video: https://youtu.be/dQw4w9WgXcQ
scheduling: https://calendly.com/mon-agence/appel-decouverte
\`\`\`

Tout autre service dont la page accepte d’être encadrée se montre avec \`provider: page\` ; rien de ce
qu’il dit n’est compris, et un lien reste toujours à côté :

\`\`\`yaml
scheduling:
  provider: page
  url: https://app.lemcal.com/@mon-agence/appel
  name: lemcal
  country: France
  privacyPolicy: https://www.lemlist.com/privacy-policy
\`\`\`

Le code que donne lemcal n’est pas un cadre, et nous n’avons vu aucun site encadrer sa page : essayez ce
bloc, et demandez à \`npm run check -- --online\` si la page se laisse montrer.

« Prêt » retire la couverture, « hauteur » agrandit le cadre, « réservé » confirme l’appel sur la page,
« fin » propose l’étape suivante. Là où rien n’est dit, la page ne promet rien : le cadre, et un lien.
« Discrétion demandée » est le réglage que porte l’adresse du cadre ; « — » : aucun n’est connu.

## Vidéo

${table(videoProviders)}

## Agenda

${table(schedulingProviders)}
`).toMatchFileSnapshot('../docs/services.md')
})
