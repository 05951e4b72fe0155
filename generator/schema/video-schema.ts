import { z } from 'zod'
import type { Field } from '../../services/VideoProvider.ts'
import { type HostedVideo, videoProviders } from '../../services/video-providers.ts'
import { section } from './field.ts'
import { clockTime, day, file, ofForm, ratio, sentence, yesNo } from './field-types.ts'

const film = file(/\.(?:mp4|webm)$/, 'un fichier MP4 ou WebM')
const picture = file(/\.(?:webp|jpe?g|png|avif)$/, 'une image WebP, JPEG, PNG ou AVIF')
const webvtt = file(/\.vtt$/, 'un fichier WebVTT')

const anyVideo = {
  title: sentence({
    label: 'titre de la vidéo',
    example: 'Notre méthode, et ce que nous garantissons',
    help: 'Les lecteurs d’écran l’annoncent, les moteurs de recherche peuvent le montrer. Sans lui, celui de words.yaml.',
  }).optional(),
  description: sentence({
    label: 'description de la vidéo',
    example: 'Comment une campagne amène des demandes de rendez-vous, et ce que nous garantissons.',
    help: 'Ce qu’on y apprend, en une ou deux phrases, pour les moteurs de recherche.',
  }).optional(),
  uploadDate: day({
    label: 'jour de mise en ligne de la vidéo',
    example: '2026-09-01',
    help: 'Avec la description, permet aux moteurs de recherche de montrer la vidéo.',
  }).optional(),
  duration: clockTime({
    label: 'durée de la vidéo',
    example: '3:20',
    help: 'Se lit sur la couverture, là où la vidéo n’a pas d’image.',
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

const hostedVideo = {
  captionsConfirmed: yesNo({
    label: 'sous-titres vus',
    help: 'oui quand vous avez vu les sous-titres français chez l’hébergeur de la vidéo.',
  }).optional(),
}

/** A service says what its own fields look like, in its own file. */
const ownFields = (fields: Record<string, Field>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { what, example, form, optional }]) => {
      const value = ofForm(`Écrivez ${what}`, form)({ label: what, example })
      return [name, optional ? value.optional() : value]
    }),
  )

export type VideoConfig = (
  | { provider: 'file'; src: string }
  | (HostedVideo & z.output<z.ZodObject<typeof hostedVideo>>)
) &
  z.output<z.ZodObject<typeof anyVideo>>

export const video = z.discriminatedUnion(
  'provider',
  [
    section({
      provider: z.literal('file'),
      src: film({ label: 'fichier de la vidéo', example: 'media/presentation.mp4' }),
      ...anyVideo,
    }).meta({ title: 'Un film à vous, servi par le site' }),
    ...Object.entries(videoProviders).map(([id, { service, fields }]) =>
      section({
        provider: z.literal(id),
        ...ownFields(fields),
        ...hostedVideo,
        ...anyVideo,
      }).meta({ title: service.name }),
    ),
  ],
  {
    error: `Services possibles : ${[...Object.keys(videoProviders), 'file'].join(', ')}. Avec l’adresse de la vidéo, « video: https://youtu.be/dQw4w9WgXcQ », cette clé est inutile.`,
  },
) as unknown as z.ZodType<VideoConfig>
