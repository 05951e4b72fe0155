// Says, each time, what follows from answers that the owner may keep and that nobody can mend for him.
import { findCountryGroup } from '../../services/country-groups.ts'
import { type LegalContext, listReceivers } from '../legal/describe-companies.ts'
import { joinWords } from '../problems/join-words.ts'
import { inSite, note, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

/** Names the companies that the home page calls without asking the visitor (`consent: none`). */
export function* noteConsent({ config, thirdParties }: LegalContext): Problems {
  if (config.consent !== 'none' || thirdParties.length === 0) return
  const names = thirdParties.map(({ service }) => service.name)
  const sentence = `La page d’accueil appelle ${joinWords(names)} dès son ouverture, sans poser de question. L’article 82 de la loi n° 78-17 demande l’accord du visiteur avant tout traceur : c’est vous qui répondez de cette décision.`
  yield note(inSite('consent'), sentence)
}

/** Says that a sole trader publishes under his own name, where the name is that of the site. */
export function* noteSoleTrader({ name, legal: { publisher } }: SiteConfig): Problems {
  if (publisher.legalForm !== 'EI' || publisher.name !== name) return
  const sentence = `Un entrepreneur individuel publie ses prénoms et son nom : « ${name} » est aussi le nom du site. Si c’est celui de l’agence, écrivez le vôtre.`
  yield note(inSite('legal.publisher.name'), sentence)
}

/** Names a host without a telephone, and each company in a country for which nothing is decided. */
export function* noteCompanies(context: LegalContext): Problems {
  const { host } = context.config.legal
  if (host.phone === 'none') {
    const sentence = `La loi demande le téléphone de l’hébergeur (LCEN, article 1-1). ${host.name ?? 'Le vôtre'} n’en publie pas : demandez-lui un numéro, ou changez d’hébergeur.`
    yield note(inSite('legal.host.phone'), sentence)
  }
  for (const { key, name, country } of listReceivers(context)) {
    if (!name || !country || findCountryGroup(country) !== 'other') continue
    const sentence = `${name} (${country}) : ce pays n’a pas de décision d’adéquation. Faites signer à cette entreprise des clauses contractuelles types (RGPD, article 46) avant de publier, ou choisissez-en une autre.`
    yield note(inSite(key), sentence)
  }
}

/** Says that the owner hides every page from search engines. */
export function* noteHidden({ noindex }: SiteConfig): Problems {
  if (!noindex) return
  const sentence =
    'Le site entier est caché aux moteurs de recherche. Montrez-le le jour de la publication.'
  yield note(inSite('noindex'), sentence, 'non')
}
