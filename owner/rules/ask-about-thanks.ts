import { hasMessages } from '../../services/providers.ts'
import type { ThirdPartyPage } from '../legal/list-third-parties.ts'
import { inSite, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

/** Asks to make the calendar lead to `/merci` after a booking, until `leadsToThanks` says whether it does. */
export function* askAboutThanks(config: SiteConfig, thirdParties: ThirdPartyPage[]): Problems {
  const service = thirdParties.find(({ kind }) => kind === 'scheduling')?.service
  const { provider, leadsToThanks } = config.scheduling
  if (!service || typeof leadsToThanks === 'boolean') return
  const use = hasMessages('scheduling', provider)
    ? 'Qui réserve dans un autre onglet lit alors la suite sur votre site.'
    : `C’est ainsi que la page d’accueil apprend qu’un appel est réservé : ${service.name} ne le lui dit pas autrement.`
  const sentence = `Après une réservation, ${service.name} peut conduire à « ${config.url}/merci » : cherchez dans ses réglages une redirection après la réservation, qui n’y joigne pas les réponses du visiteur. ${use} Dites ensuite oui, ou non si vous y renoncez.`
  yield look(inSite('scheduling.leadsToThanks'), sentence, 'oui')
}
