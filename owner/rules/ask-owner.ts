// What the check « Prêt à publier ? » tells the owner besides the faults of the site: what it has recognised,
// and what the owner has still to set or to confirm.
import { relative } from 'node:path'
import { describeMatomo, requiredSettings } from '../../services/matomo.ts'
import { findProvider } from '../../services/providers.ts'
import { listCompanies } from '../legal/list-companies.ts'
import { good, inSite, look, nowhere, type Problems } from '../problems/Problem.ts'
import { DEFAULTS } from '../read/site-folder.ts'
import type { ReadSite } from '../read-site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

export function* listServices(config: SiteConfig): Problems {
  for (const { purpose, service, pageUrl } of listCompanies(config)) {
    const values = { service: service.name, address: pageUrl }
    yield good('service-understood', inSite(purpose), values)
  }
}

/** Names the sentences and legal texts that the owner has replaced: new releases no longer change them. */
export function* listOwnWords({ changed, folder, texts }: ReadSite): Problems {
  if (changed.length > 0) {
    yield good('own-sentences', nowhere, { keys: changed.join(', '), count: changed.length })
  }
  const isOwn = (name: string) =>
    relative(DEFAULTS, folder.find(`legal/${name}.md`)).startsWith('..')
  const replaced = Object.keys(texts).filter(isOwn)
  if (replaced.length > 0) yield good('own-texts', nowhere, { titles: replaced.join(', ') })
}

/** Says where visits are counted, and which settings of the counter make the question of consent needless. */
export function* reportAudience({ audience }: SiteConfig): Problems {
  if (!audience) return
  const place = inSite('audience')
  const confirm = [{ set: ['audience', 'settingsConfirmed'], to: 'oui' }]
  yield good('visits-counted', place, { where: describeMatomo(audience).target.address })
  if (audience.settingsConfirmed) return
  const orders = requiredSettings.map((order) => `\n    – ${order}`).join('')
  yield look('audience-to-set', place, { orders }, confirm)
}

/** Asks to make the calendar lead to `/merci` after a booking, until `leadsToThanks` says whether it does. */
export function* askAboutThanks(config: SiteConfig): Problems {
  const companies = listCompanies(config)
  const service = companies.find(({ purpose }) => purpose === 'scheduling')?.service
  const { provider, leadsToThanks } = config.scheduling
  if (!('url' in config.scheduling) || !service || leadsToThanks !== undefined) return
  const use = findProvider('scheduling', provider)?.hasMessages
    ? 'Qui réserve dans un autre onglet lit alors la suite sur votre site.'
    : `C’est ainsi que la page d’accueil apprend qu’un appel est réservé : ${service.name} ne le lui dit pas autrement.`
  const values = { service: service.name, address: `${config.url}/merci`, use }
  const choices = [config.scheduling.url, 'non'].map((to) => ({
    set: ['scheduling', 'leadsToThanks'],
    to,
  }))
  yield look('thanks-to-set', inSite('scheduling.leadsToThanks'), values, choices)
}

/** Asks to show the site to search engines, from which `noindex` hides every page. */
export function* askToShowSite({ noindex }: SiteConfig): Problems {
  if (noindex) yield look('site-hidden', inSite('noindex'), {}, [{ set: ['noindex'], to: 'non' }])
}
