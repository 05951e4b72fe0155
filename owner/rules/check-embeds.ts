import { purposes } from '../../src/embeds/consent/consent.ts'
import { fix, inSite, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

/** Checks the answers about the video. `checkFilm` checks the file that they may name. */
export function* checkVideo({ video, hosting }: SiteConfig): Problems {
  if (video.provider === 'file') {
    if (!video.captions) {
      yield look(
        inSite('video.captions'),
        'La vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple « media/presentation.vtt ».',
      )
    }
    if (hosting === 'cloudflare') {
      yield fix(
        inSite('video.src'),
        'Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.',
      )
    }
  } else if (!video.captionsConfirmed) {
    yield look(
      inSite('video.captionsConfirmed'),
      'La vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Dites oui quand vous les y avez vus.',
      video.url,
    )
  }
}

/** Query parameters that make an address valid for a time, or for one person. */
const EXPIRING =
  /^(?:(?:access_?|bcdn_)?token|expir\w*|exp|signature|sig|hmac|jwt|policy|key-pair-id|hdnts|x-(?:amz|goog)-.*)$/i

/** Finds addresses that may stop working. */
export function* checkAddresses(config: SiteConfig): Problems {
  for (const purpose of purposes) {
    const embed = config[purpose]
    const names = 'url' in embed ? [...new URL(embed.url).searchParams.keys()] : []
    const limit = names.find((name) => EXPIRING.test(name))
    if (!limit) continue
    const sentence = `Cette adresse porte « ${limit} », qui la limite dans le temps ou à une personne : elle peut cesser de marcher. Copiez celle qui vaut pour tous, sans limite.`
    yield look(inSite(`${purpose}.url`), sentence)
  }
}
