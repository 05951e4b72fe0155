import { z } from 'zod'
import { type ProviderId, providers } from '../../services/providers.ts'
import { isObject } from '../values.ts'
import { group } from './field.ts'
import { clockTime, file, properName, ratio, sentence, url, yesNo } from './field-types.ts'

const film = file(['mp4', 'webm'], 'un fichier MP4 ou WebM')
const picture = file(['webp', 'jpg', 'jpeg', 'png', 'avif'], 'une image WebP, JPEG, PNG ou AVIF')
const webvtt = file(['vtt'], 'un fichier WebVTT')

const anyVideo = {
  title: sentence({
    label: 'titre de la vidéo',
    example: 'Notre méthode, et ce que nous garantissons',
    help: 'Les lecteurs d’écran l’annoncent. Sans lui, celui de words.yaml.',
  }).optional(),
  duration: clockTime({
    label: 'durée de la vidéo',
    example: '3:20',
    help: 'Se lit sur l’image, à droite du titre.',
  }).optional(),
  aspectRatio: ratio({
    label: 'proportions de la vidéo',
    example: '16 / 9',
    help: 'Largeur divisée par hauteur de la place gardée pour la vidéo.',
  }).optional(),
  poster: picture({
    label: 'image de la vidéo',
    example: 'media/presentation.webp',
    help: 'L’image d’avant la lecture, aux proportions de la vidéo. Elle remplace celle du service.',
  }).optional(),
  captions: webvtt({
    label: 'sous-titres français',
    example: 'media/presentation.fr.vtt',
    help: 'Ils se lisent aussi sous la vidéo, en texte.',
  }).optional(),
}

/** Who holds a video or a calendar, where the address does not say it all. */
const companyName = properName('Écrivez le nom de l’entreprise qui tient ce service')
const country = properName('Écrivez en français le pays de qui tient ce service')
export const company = {
  name: companyName({ label: 'nom du service', example: 'Doodle' }).optional(),
  country: country({ label: 'pays du service', example: 'Suisse' }).optional(),
  privacyPolicy: url({
    label: 'politique de confidentialité du service',
    example: 'https://doodle.com/fr/privacy-policy',
  }).optional(),
}

/** The owner runs the service: no visitor is asked, and no company is named. */
export const isOwn = yesNo({
  label: 'service à vous',
  help: 'oui : vous le faites tourner vous-même, aucune autre entreprise ne le tient. Inutile sur le domaine du site.',
}).optional()

export const video = z.discriminatedUnion(
  'provider',
  [
    group('Un film à vous, servi par le site', {
      provider: z.literal('file'),
      src: film({ label: 'fichier de la vidéo', example: 'media/presentation.mp4' }),
      ...anyVideo,
    }),
    group('Une vidéo chez un service : son adresse suffit', {
      provider: z
        .enum(Object.keys(providers.video) as ProviderId<'video'>[])
        .meta({ title: 'service, quand l’adresse ne le dit pas' }),
      url: url({ label: 'adresse de la vidéo', example: providers.video.youtube.example }),
      ...company,
      isOwn,
      thumbnailUrl: url({
        label: 'image chez le service',
        example: 'https://vz-a1b2c3d4-e5f.b-cdn.net/eb1c4f77/thumbnail.jpg',
        help: 'Montrée floue une fois l’accord donné, le temps que la lecture vienne, là où son adresse ne se déduit pas de celle de la vidéo.',
      }).optional(),
      captionsConfirmed: yesNo({
        label: 'sous-titres vus',
        help: 'oui quand vous avez vu les sous-titres français chez l’hébergeur de la vidéo.',
      }).optional(),
      ...anyVideo,
    }),
  ],
  {
    error: ({ input }) =>
      isObject(input)
        ? `Services possibles : ${[...Object.keys(providers.video), 'file'].join(', ')}. Avec l’adresse de la vidéo, « video: https://youtu.be/dQw4w9WgXcQ », cette clé est inutile.`
        : `Écrivez l’adresse de la vidéo, par exemple « {key}: ${providers.video.youtube.example} ».`,
  },
)

export type VideoConfig = z.output<typeof video>
