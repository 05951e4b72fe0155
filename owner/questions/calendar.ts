import { providers } from '../../services/providers.ts'
import { shortLine, url, whole, yesNo } from './answer-formats.ts'
import { embed, serviceOf, whoRuns } from './embeds.ts'
import { type MatomoAddress, readMatomoAddress } from './matomo-address.ts'
import type { AnswerOf, Questions } from './Question.ts'

const matomoOf = (answer: AnswerOf) => answer('audience.url') as MatomoAddress | undefined

const isCounted = (answer: AnswerOf) => matomoOf(answer) !== undefined

export const calendar = {
  scheduling: {
    url: {
      label: 'page de réservation',
      example: providers.scheduling.calendly.example,
      help: 'Son adresse, ou son code d’intégration.',
      ...embed('scheduling'),
      clears: ['leadsToThanks'],
    },
    ...whoRuns('scheduling'),
    with: {
      label: 'qui appelle',
      example: 'Camille, de l’agence',
      help: 'Se lit après « avec », sous l’agenda.',
      ...shortLine,
      rare: true,
    },
    means: {
      label: 'moyen de l’appel',
      example: 'en visioconférence',
      help: 'Se lit après la durée de l’appel.',
      ...shortLine,
      rare: true,
    },
    leadsToThanks: {
      label: 'page /merci après une réservation',
      help: 'oui si l’agenda conduit à /merci après une réservation, non si vous y avez renoncé. Calendly : dans le type d’événement, « Confirmation page », « Redirect to an external site ». Cal.com : dans le sien, onglet « Advanced », redirection après réservation, sans transmettre les paramètres.',
      ...yesNo,
      when: (answer) => serviceOf('scheduling', answer) !== undefined,
      rare: true,
    },
  },
  call: {
    minutes: {
      label: 'durée de l’appel de découverte, en minutes',
      example: '30',
      ...whole(5, 240, 'minutes'),
      fallback: '30',
    },
  },
  audience: {
    url: {
      label: 'adresse de votre Matomo',
      example: 'https://matomo.mon-agence.fr',
      help: 'Matomo Cloud, ou un Matomo à vous sous le nom de domaine du site. Sans elle, aucune visite n’est comptée.',
      ...url,
      read: readMatomoAddress,
      rare: true,
    },
    siteId: {
      label: 'numéro du site dans Matomo',
      example: '1',
      help: 'Son ID, dans la liste des sites de Matomo.',
      ...whole(1, 1_000_000),
      fallback: (answer): string => matomoOf(answer)?.siteId ?? '1',
      when: isCounted,
      rare: true,
    },
    settingsConfirmed: {
      label: 'réglages de la mesure vus',
      help: 'oui quand vous avez fait ce que « Prêt à publier ? » demande de régler. D’ici là, rien n’est compté.',
      ...yesNo,
      when: isCounted,
      rare: true,
    },
  },
} as const satisfies Questions
