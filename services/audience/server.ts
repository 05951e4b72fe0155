import type { AudienceProvider, Beacon } from '../AudienceProvider.ts'
import { stepNames } from './steps.ts'

const ADDRESS = '/mesure'

/** The site's own server: it answers nothing, and its log has a line. */
export const provider: AudienceProvider<{ provider: 'server' }> = {
  target: () => ({ address: ADDRESS }),
  toSet: [
    'Effacez les journaux au plus tard après la durée de legal.retention.logMonths.',
    'Ne les croisez avec aucun autre fichier : ils ne servent qu’à compter.',
  ],
}

/** The addresses that take a count, and no other. */
export const countedPaths = () => stepNames.map((step) => `${ADDRESS}/${step}`)

export const beacon: Beacon = (step, _page, { address }) => ({ address: `${address}/${step}` })
