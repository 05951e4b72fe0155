// What the check « Prêt à publier ? » tells the owner besides the faults of the site: what it has recognised,
// and what the owner has still to set or to confirm.
import { describeMatomo, requiredSettings } from '../../services/matomo.ts'
import { hasMessages } from '../../services/providers.ts'
import type { ThirdPartyPage } from '../legal/list-third-parties.ts'
import { good, inSite, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

/** Names who serves the video and the calendar. */
export function* reportServices(thirdParties: ThirdPartyPage[]): Problems {
  for (const { purpose, service, pageUrl } of thirdParties) {
    yield good(inSite(`${purpose}.url`), `${service.name}, ${pageUrl}`)
  }
}

/** Says where visits are counted, and which settings of the counter make the question of consent needless. */
export function* reportAudience({ audience }: SiteConfig): Problems {
  const matomo = describeMatomo(audience)
  if (matomo)
    yield good(inSite('audience.url'), `Les visites sont comptées : ${matomo.target.address}`)
  if (matomo || audience.url === null) return
  const orders = requiredSettings.map((order) => `\n    – ${order}`).join('')
  const sentence = `Sans accord du visiteur, la mesure doit rester dans l’exemption de la CNIL. Rien n’est donc compté tant que vous n’avez pas dit oui. Dites-le quand ces réglages sont faits :${orders}`
  yield look(inSite('audience.settingsConfirmed'), sentence, 'oui')
}

/** Asks to make the calendar lead to `/merci` after a booking, until `leadsToThanks` says whether it does. */
export function* askAboutThanks(config: SiteConfig, thirdParties: ThirdPartyPage[]): Problems {
  const service = thirdParties.find(({ purpose }) => purpose === 'scheduling')?.service
  const { provider, leadsToThanks } = config.scheduling
  if (!service || typeof leadsToThanks === 'boolean') return
  const use = hasMessages('scheduling', provider)
    ? 'Qui réserve dans un autre onglet lit alors la suite sur votre site.'
    : `C’est ainsi que la page d’accueil apprend qu’un appel est réservé : ${service.name} ne le lui dit pas autrement.`
  const sentence = `Après une réservation, ${service.name} peut conduire à « ${config.url}/merci » : cherchez dans ses réglages une redirection après la réservation, qui n’y joigne pas les réponses du visiteur. ${use} Dites ensuite oui, ou non si vous y renoncez.`
  yield look(inSite('scheduling.leadsToThanks'), sentence, 'oui')
}
