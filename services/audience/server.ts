import type { Audience, Beacon } from '../AudienceProvider.ts'
import { eventNames } from './event-names.ts'

const ADDRESS = '/mesure'

/** The site's own server: it answers nothing, and its log has a line. */
export const server = (): Audience => ({
  target: { address: ADDRESS },
  toSet: [
    'Effacez les journaux au bout de douze mois au plus.',
    'Si un autre serveur (proxy) se trouve devant celui du site, son journal garderait l’adresse IP : ajoutez-lui la ligne que donne docs/mesure.md.',
    'Ne les croisez avec aucun autre fichier : ils ne servent qu’à compter.',
  ],
  connectOrigins: [],
  // The addresses that take a count, and no other.
  countedPaths: eventNames.map((name) => `${ADDRESS}/${name}`),
})

export const beacon: Beacon = (name, _page, { address }) => ({ address: `${address}/${name}` })
