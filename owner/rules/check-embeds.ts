import { createHash } from 'node:crypto'
import { type Purpose, purposes } from '../../src/embeds/consent/consent.ts'
import { fix, inSite, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

/** The name of the picture that the atelier fetches of a video: `image-de-la-video-1f3a52c0.webp` */
export const nameOfFetchedPicture = (url: string) =>
  `image-de-la-video-${createHash('sha256').update(url).digest('hex').slice(0, 8)}.webp`

const FETCHED_PICTURE = /image-de-la-video-[\da-f]{8}/

/** Checks the answers about the video. `checkFilm` checks the file that they may name. */
export function* checkVideo({ video, hosting }: SiteConfig): Problems {
  const [fetched] = FETCHED_PICTURE.exec(video.poster ?? '') ?? []
  if (fetched && !('url' in video && nameOfFetchedPicture(video.url).startsWith(fetched))) {
    const sentence = 'Cette image est celle d’une autre vidéo : prenez celle de la nouvelle.'
    yield look(inSite('video.poster'), sentence, '')
  }
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
      'oui',
    )
  }
}

/** Matches a query parameter that makes an address valid for a time, or for one person. */
const EXPIRING =
  /[?&](?:(?:access_?|bcdn_)?token|expir\w*|exp|signature|sig|hmac|jwt|policy|key-pair-id|hdnts|x-(?:amz|goog)-[^=]*)=/i

/** What an address may hold that does not do what its owner expects, and what to say of it. */
const surprises: [pattern: RegExp, sentence: string, purpose?: Purpose][] = [
  [
    EXPIRING,
    'Cette adresse porte une limite, de temps ou de personne : elle peut cesser de marcher. Copiez celle qui vaut pour tous, sans limite.',
  ],
  [
    /[?&#](?:t|start|w?time|startTime|start_time|time_continue)=0*[1-9]/,
    'La vidéo commencera sans doute à son début, et non au moment que dit cette adresse. Coupez-la chez son service si ce début est de trop.',
    'video',
  ],
  [
    /^https:\/\/calendly\.com\/d\//,
    'Chez Calendly, un lien « /d/ » peut ne servir qu’une fois. Copiez plutôt celui du type de rendez-vous, qui porte le nom de votre compte.',
  ],
]

/** Finds addresses that may stop working, or show something else than they say. */
export function* checkAddresses(config: SiteConfig): Problems {
  for (const purpose of purposes) {
    const embed = config[purpose]
    const address = 'url' in embed ? embed.url : ''
    for (const [pattern, sentence, only = purpose] of surprises) {
      if (only === purpose && pattern.test(address)) yield look(inSite(`${purpose}.url`), sentence)
    }
  }
}
