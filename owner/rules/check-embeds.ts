import { createHash } from 'node:crypto'
import { embedKinds } from '../../services/Service.ts'
import type { ThirdPartyPage } from '../legal/list-third-parties.ts'
import { fix, inSite, look, note, type Problems } from '../problems/Problem.ts'
import { EXPIRING } from '../questions/find-service.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { isYes, valueAt } from '../values.ts'

/** The name of the picture that the atelier fetches of a video: `image-de-la-video-1f3a52c0.webp` */
export const nameOfFetchedPicture = (url: string) =>
  `image-de-la-video-${createHash('sha256').update(url).digest('hex').slice(0, 8)}.webp`

/** Matches a time in the address of a film, at which the services that we know do not start it in our frame. */
const START_TIME = /[?&#](?:t|start|w?time|startTime|start_time|time_continue)=0*[1-9]/

const FETCHED_PICTURE = /image-de-la-video-[\da-f]{8}/

/** Checks the answers about the video. `checkFilm` checks the file that they may name. */
export function* checkVideo({ video, hosting }: SiteConfig): Problems {
  const [fetched] = FETCHED_PICTURE.exec(video.poster ?? '') ?? []
  if (fetched && !(video.url && nameOfFetchedPicture(video.url).startsWith(fetched))) {
    const sentence = 'Cette image est celle d’une autre vidéo : prenez celle de la nouvelle.'
    yield look(inSite('video.poster'), sentence, '')
  }
  if (video.url && video.provider !== 'other' && START_TIME.test(video.url)) {
    const sentence = 'La vidéo commence à son début, et non au moment que dit cette adresse.'
    yield note(inSite('video.url'), sentence)
  }
  const isFile = video.provider === 'file'
  if (isFile && hosting === 'cloudflare') {
    const sentence =
      'Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.'
    yield fix(inSite('video.src'), sentence)
  }
  if (video.captionsConfirmed === false) {
    const sentence =
      'La vidéo n’a pas de sous-titres : qui n’entend pas, ou regarde sans le son, n’en saura rien.'
    yield note(inSite('video.captionsConfirmed'), sentence)
  } else if (isFile && !video.captions) {
    const sentence =
      'La vidéo n’a pas de sous-titres. Ajoutez un fichier WebVTT, par exemple « media/presentation.vtt », ou répondez non à « sous-titres vus ».'
    yield look(inSite('video.captions'), sentence)
  } else if (!isFile && !video.captionsConfirmed) {
    const sentence =
      'La vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Dites oui quand vous les y avez vus, non si elle n’en a pas.'
    yield look(inSite('video.captionsConfirmed'), sentence, 'oui')
  }
}

/** Finds a service of a company of which the owner says that he runs it. @param typed the data of `site.yaml` */
export function* checkOwners(thirdParties: ThirdPartyPage[], typed: WrittenKeys): Problems {
  for (const { kind, service } of thirdParties) {
    if (!isYes(valueAt(typed, [kind, 'isOwn']))) continue
    const sentence = `${service.name} tient cette page, et reçoit ce que vos visiteurs y font : elle n’est pas sur un serveur à vous.`
    yield fix(inSite(`${kind}.isOwn`), sentence, '')
  }
}

/** What an address may hold that does not do what its owner expects, and what to say of it. */
const surprises: [pattern: RegExp, sentence: string][] = [
  [
    EXPIRING,
    'Cette adresse porte une limite, de temps ou de personne : elle peut cesser de marcher. Copiez celle qui vaut pour tous, sans limite.',
  ],
  [
    /^https:\/\/calendly\.com\/d\//,
    'Chez Calendly, un lien « /d/ » peut ne servir qu’une fois. Copiez plutôt celui du type de rendez-vous, qui porte le nom de votre compte.',
  ],
]

/** Finds addresses that may stop working, or show something else than they say. */
export function* checkAddresses(config: SiteConfig): Problems {
  for (const kind of embedKinds) {
    for (const [pattern, sentence] of surprises) {
      if (pattern.test(config[kind].url ?? '')) yield look(inSite(`${kind}.url`), sentence)
    }
  }
}
