// What the check « Prêt à publier ? » has recognised: who serves the video and the calendar, and who counts visits.
import { describeMatomo, requiredSettings } from '../../services/matomo.ts'
import type { ThirdPartyPage } from '../legal/list-third-parties.ts'
import { good, inSite, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

/** Names who serves the video and the calendar. */
export function* reportServices(thirdParties: ThirdPartyPage[]): Problems {
  for (const { kind, service, pageUrl } of thirdParties) {
    yield good(inSite(`${kind}.url`), `${service.name}, ${pageUrl}`)
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
