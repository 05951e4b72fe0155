import { thirdPartiesOf } from '../../src/embeds/consent.ts'
import type { Site } from '../../src/Site.ts'

/** Names of the companies that the pages call without asking the visitor (`consent: none`). */
export const unaskedServices = (site: Pick<Site, 'consent' | 'video' | 'scheduling'>): string[] =>
  site.consent === 'none' ? thirdPartiesOf(site).map(({ service }) => service.name) : []

/** What the build and the check say of it: such a site is a demonstration, which no engine may list. */
export const sayUnasked = (services: string[]) =>
  `consent : « none » fait appeler ${services.join(' et ')} sans l’accord du visiteur, que demande l’article 82 de la loi Informatique et Libertés : toutes les pages sont donc cachées aux moteurs de recherche. Pour publier, retirez cette ligne.`
