import { z } from 'zod'
import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { describeService } from '../../services/describe-service.ts'
import { listRequiredKeys, type RequiredKey } from '../../services/list-required-keys.ts'
import {
  type EmbedKind,
  findProvider,
  type ProviderId,
  providers,
} from '../../services/providers.ts'
import { demonstrationFilm } from '../demonstration.ts'
import { group } from './fields/field.ts'
import {
  clockTime,
  country,
  file,
  properName,
  ratio,
  sentence,
  url,
  yesNo,
} from './fields/field-types.ts'
import type { Answer } from './fields/KeyDescription.ts'

const film = file(['mp4', 'webm'], 'un fichier MP4 ou WebM')
const picture = file(['webp', 'jpg', 'jpeg', 'png', 'avif'], 'une image WebP, JPEG, PNG ou AVIF')
const webvtt = file(['vtt'], 'un fichier WebVTT')

const hasOwnFilm = (answer: Answer) =>
  answer('video.provider') === 'file' && answer('video.src') !== demonstrationFilm.src
const isAtService = (answer: Answer) => answer('video.url') !== undefined

const anyVideo = {
  captions: webvtt({
    label: 'sous-titres français',
    example: 'media/presentation.fr.vtt',
    help: 'Ils se lisent aussi sous la vidéo, en texte.',
    isRare: (answer) => !hasOwnFilm(answer),
  }).optional(),
  title: sentence({
    label: 'titre de la vidéo',
    example: 'Notre méthode, et ce que nous garantissons',
    help: 'Les lecteurs d’écran l’annoncent. Sans lui, celui des phrases.',
    isRare: true,
  }).optional(),
  duration: clockTime({
    label: 'durée de la vidéo',
    example: '3:20',
    help: 'Se lit sur l’image, à droite du titre.',
    isRare: true,
  }).optional(),
  aspectRatio: ratio({
    label: 'proportions de la vidéo',
    example: '16 / 9',
    help: 'Largeur divisée par hauteur de la place gardée pour la vidéo.',
    isRare: true,
  }).optional(),
  poster: picture({
    label: 'image de la vidéo',
    example: 'media/presentation.webp',
    help: 'L’image d’avant la lecture, aux proportions de la vidéo. Elle remplace celle du service.',
    isRare: true,
  }).optional(),
}

/** Tells whether the owner must give this fact about the service, because its address does not tell it. */
export const asksWhoRuns = (kind: EmbedKind, key: RequiredKey) => (answer: Answer) => {
  const entry = findProvider(kind, answer(`${kind}.provider`))
  const address = parsePlainUrl(answer(`${kind}.url`))
  return entry && address
    ? listRequiredKeys(entry, address, answer(`${kind}.isOwn`)).includes(key)
    : false
}

/** True where the service gives a preview picture, in its oEmbed answer or at an address that we know. */
function hasPreview(answer: Answer): boolean {
  const provider = findProvider('video', answer('video.provider'))
  const address = parsePlainUrl(answer('video.url'))
  if (!provider || !address) return false
  const { thumbnailUrl } = describeService(provider, address, String(answer('url')))
  return provider.oembed !== undefined || thumbnailUrl !== null
}

export const runner = (kind: EmbedKind) => ({
  isOwn: yesNo({
    label: 'qui tient ce service',
    names: {
      oui: 'moi-même : j’ai installé le logiciel sur un serveur à moi',
      non: 'une autre entreprise, même si l’adresse porte mon nom',
    },
    help: 'Nous ne connaissons pas cette adresse : vérifiez-la. Qui reçoit ce que vos visiteurs y tapent ou y regardent ?',
    askedWhen: asksWhoRuns(kind, 'isOwn'),
  }).optional(),
  name: properName({
    label: 'nom du service',
    example: 'Doodle',
    askedWhen: asksWhoRuns(kind, 'name'),
  }).optional(),
  country: country({
    label: 'pays du service',
    example: 'Suisse',
    askedWhen: asksWhoRuns(kind, 'country'),
  }).optional(),
  privacyPolicy: url({
    label: 'politique de confidentialité du service',
    example: 'https://doodle.com/fr/privacy-policy',
    askedWhen: asksWhoRuns(kind, 'privacyPolicy'),
  }).optional(),
})

export const video = z.discriminatedUnion('provider', [
  group('Une vidéo chez un service', {
    provider: z
      .enum(Object.keys(providers.video) as ProviderId<'video'>[])
      .meta({ title: 'service, quand l’adresse ne le dit pas' }),
    url: url({
      label: 'adresse de la vidéo',
      example: providers.video.youtube.example,
      help: 'Celle que vous enverriez à quelqu’un, ou son code d’intégration.',
      hasPreview,
    }),
    ...runner('video'),
    captionsConfirmed: yesNo({
      label: 'sous-titres vus',
      help: 'oui quand vous avez vu les sous-titres français chez l’hébergeur de la vidéo.',
      isRare: true,
      askedWhen: isAtService,
    }).optional(),
    ...anyVideo,
  }),
  group('Un film à vous, servi par le site', {
    provider: z.literal('file'),
    src: film({
      label: 'film à vous',
      example: 'media/presentation.mp4',
      help: 'Un fichier MP4 ou WebM, que le site sert lui-même.',
      askedWhen: (answer) => !isAtService(answer),
    }),
    ...anyVideo,
  }),
])

export type VideoConfig = z.output<typeof video>
