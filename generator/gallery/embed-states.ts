/** The states that a visitor may see the two embeds in. Data only: tests and the owner's page read it. */
export const embedStates = {
  'video-attente': 'Vidéo à nous, en attente',
  'video-tarde': 'Vidéo à nous, qui tarde à venir',
  'video-illisible': 'Vidéo à nous, illisible',
  'video-arrive': 'Vidéo d’un service, qui arrive',
  'video-lecture': 'Vidéo d’un service, en lecture',
  'video-terminee': 'Vidéo d’un service, terminée',
  'video-muette': 'Vidéo d’un service, qui ne répond pas',
  'video-hors-connexion': 'Vidéo d’un service, hors connexion',
  'video-accord': 'Vidéo qui attend un accord',
  'agenda-arrive': 'Agenda qui se charge',
  'agenda-ouvert': 'Agenda ouvert',
  'agenda-muet': 'Agenda muet, ou dont le script a échoué',
  'agenda-reserve': 'Appel réservé',
  'agenda-demande': 'Demande d’appel envoyée',
  'agenda-retour': 'Retour sur la page après une réservation',
  'agenda-demonstration': 'Agenda de démonstration, appel réservé',
  'agenda-hors-connexion': 'Agenda, hors connexion',
  'agenda-accord': 'Agenda qui attend un accord',
} as const

export type EmbedStateId = keyof typeof embedStates
