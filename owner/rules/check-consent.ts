import { listCompanies } from '../legal/list-companies.ts'
import { list } from '../problems/list.ts'
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

/**
 * Finds a site whose pages call companies without asking the visitor (`consent: none`). Article 82 of the
 * French data protection act allows that in a trial at most, so no search engine may list such a site.
 */
export function* checkConsent(config: SiteConfig): Problems {
  const companies = listCompanies(config).map(({ service }) => service.name)
  if (config.consent !== 'none' || companies.length === 0) return
  const sentence = `La page appelle ${list(companies)} sans l’accord du visiteur, que demande l’article 82 de la loi Informatique et Libertés : toutes les pages sont donc cachées aux moteurs de recherche.`
  yield fix(inSite('consent'), sentence, '')
}
