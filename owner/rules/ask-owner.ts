import { relative } from 'node:path'
import { hosts } from '../../hosting/hosts.ts'
import { describeAudience } from '../../services/audience/describe-audience.ts'
import { sendsSignal } from '../../services/providers.ts'
import type { Company } from '../legal/companies-behind.ts'
import { type Findings, fix, good, look } from '../problems/Finding.ts'
import { DEFAULTS } from '../read/site-folder.ts'
import type { ReadSite } from '../read-site.ts'
import { aboutKey } from '../schema/describe-keys.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

/** The services that were recognised in the owner's addresses. */
export function* sayUnderstood(companies: Company[]): Findings {
  for (const { purpose, service, pageUrl } of companies) {
    yield good`${purpose} : ${service.name}, ${pageUrl}`
  }
}

/** Which sentences and texts are the owner's own: a new release leaves them as they are. */
export function* sayOwnTexts({ changed, folder, texts }: ReadSite): Findings {
  if (changed.length > 0) yield good`Phrases à vous : ${changed.join(', ')}.`
  const isOwn = (name: string) =>
    relative(DEFAULTS, folder.find(`legal/${name}.md`)).startsWith('..')
  const own = Object.keys(texts).filter(isOwn)
  if (own.length > 0) yield good`Textes légaux à vous : ${own.join(', ')}.`
}

/** Where visits are counted, and what to set there so that no visitor has to be asked. */
export function* sayAudience({ audience, hosting }: SiteConfig): Findings {
  if (!audience) return
  const { requiredSettings, target } = describeAudience(audience)
  const isInLog = audience.provider === 'server'
  if (isInLog && hosting === 'apache' && !audience.settingsConfirmed) {
    yield fix`audience : ${hosts.apache.countLog ?? ''} Sur votre propre serveur, une fois la ligne incluse, écrivez « settingsConfirmed: oui ».`
    return
  }
  yield good`audience : les visites sont comptées. ${(isInLog ? hosts[hosting].countLog : target?.address) ?? ''}`
  if (audience.settingsConfirmed) return
  const orders = requiredSettings.map((order) => `    – ${order}`).join('\n')
  yield look`audience : sans accord du visiteur, la mesure doit rester dans l’exemption de la CNIL. Quand ces réglages sont faits, écrivez « settingsConfirmed: oui » :\n${orders}`
}

/** How to make the calendar lead to `/merci` after a booking, until the owner has answered. */
export function* sayThanks(companies: Company[], config: SiteConfig): Findings {
  const service = companies.find(({ purpose }) => purpose === 'scheduling')?.service
  const { provider, leadsToThanks } = config.scheduling
  if (!service || leadsToThanks !== undefined) return
  const use = sendsSignal('scheduling', provider, 'booked')
    ? 'Qui réserve dans un autre onglet lit alors la suite sur votre site.'
    : `C’est ainsi que la page d’accueil apprend qu’un appel est réservé : ${service.name} ne le lui dit pas autrement.`
  yield look`scheduling : après une réservation, ${service.name} peut conduire à « ${config.url}/merci » : cherchez dans ses réglages une redirection après la réservation, qui n’y joigne pas les réponses du visiteur. ${use} Quand c’est réglé, écrivez « leadsToThanks: oui » ; si vous y renoncez, « non ».`
}

/** Questions that only a person can answer, each with the key of its answer. */
export function* askConfirmations({ legal }: SiteConfig): Findings {
  for (const [name, isDone] of Object.entries(legal.confirmed)) {
    if (isDone) continue
    const { label = '', help = '' } = aboutKey(`legal.confirmed.${name}`) ?? {}
    yield look`legal.confirmed.${name} : ${label}. ${help} Quand c’est fait, écrivez « ${name}: oui ».`
  }
}
