import { providers } from '../../services/providers.ts'
import { clockTime, file, ratio, sentence, yesNo } from './answer-formats.ts'
import { embed, serviceOf, whoRuns } from './embeds.ts'
import type { AnswerOf, Questions } from './Question.ts'

/** What belongs to one film, beside its address or its file. */
const ofFilm = ['captions', 'captionsConfirmed', 'poster', 'title', 'duration', 'aspectRatio']

const isAtService = (answer: AnswerOf) => serviceOf('video', answer) !== undefined

const isFileWithoutCaptions = (answer: AnswerOf) =>
  answer('video.src') !== undefined && answer('video.captions') === undefined

export const video = {
  video: {
    url: {
      label: 'adresse de la vidéo',
      example: providers.video.youtube.example,
      help: 'Celle que vous enverriez à quelqu’un, ou son code d’intégration.',
      ...embed('video'),
      kind: 'video-address',
      clears: ['src', ...ofFilm],
    },
    ...whoRuns('video'),
    src: {
      label: 'film à vous',
      example: 'media/presentation.mp4',
      help: 'Un fichier MP4 ou WebM, que le site sert lui-même.',
      ...file(['mp4', 'webm'], 'un fichier MP4 ou WebM', 2_000_000_000),
      when: (answer) => !isAtService(answer) || answer('video.src') !== undefined,
      clears: ofFilm,
    },
    captions: {
      label: 'sous-titres français',
      example: 'media/presentation.fr.vtt',
      help: 'Ils se lisent aussi sous la vidéo, en texte.',
      ...file(['vtt'], 'un fichier WebVTT (l’atelier y convertit un fichier SRT)', 5_000_000),
    },
    captionsConfirmed: {
      label: 'sous-titres vus',
      help: 'oui quand vous avez vu les sous-titres français chez l’hébergeur de la vidéo, non si elle n’en a pas.',
      ...yesNo,
      when: (answer) => isAtService(answer) || isFileWithoutCaptions(answer),
      rare: true,
    },
    poster: {
      label: 'image de la vidéo',
      example: 'media/presentation.webp',
      help: 'L’image d’avant la lecture, aux proportions de la vidéo. Elle remplace celle du service.',
      ...file(['webp', 'jpg', 'jpeg', 'png', 'avif'], 'une image WebP, JPEG, PNG ou AVIF'),
      rare: true,
    },
    title: {
      label: 'titre de la vidéo',
      example: 'Notre méthode, et ce que nous garantissons',
      help: 'Les lecteurs d’écran l’annoncent. Sans lui, celui des phrases.',
      ...sentence,
      rare: true,
    },
    duration: {
      label: 'durée de la vidéo',
      example: '3:20',
      help: 'Se lit sur l’image, à droite du titre.',
      ...clockTime,
      rare: true,
    },
    aspectRatio: {
      label: 'proportions de la vidéo',
      example: '16 / 9',
      help: 'Largeur divisée par hauteur de la place gardée pour la vidéo.',
      ...ratio,
      fallback: (answer) => serviceOf('video', answer)?.ratio?.toString(),
      rare: true,
    },
  },
} as const satisfies Questions
