// Counting by the site's own server.
import type { Audience, Beacon } from './Audience.ts'
import { eventNames } from './event-names.ts'

const BASE_PATH = '/mesure'

/** The browser requests an address for each event; `npm run audience` counts these requests in the log. */
export const describeServer = (): Audience => ({
  target: { address: BASE_PATH },
  requiredSettings: [
    'Effacez les journaux au bout de douze mois au plus.',
    'Si un autre serveur (proxy) se trouve devant celui du site, son journal garderait l’adresse IP : ajoutez-lui la ligne que donne docs/mesure.md.',
    'Ne les croisez avec aucun autre fichier : ils ne servent qu’à compter.',
  ],
  connectOrigins: [],
  countedPaths: eventNames.map((name) => `${BASE_PATH}/${name}`),
})

export const beacon: Beacon = (name, _page, { address }) => ({ address: `${address}/${name}` })
