/**
 * Every state that a visitor may see the two embeds in. Data only, so that tests read it too;
 * `show-state.tsx` draws each of them.
 */
export const embedStates = {
  'video-attente': 'Vidéo à nous, en attente',
  'video-sans-image': 'Vidéo à nous, en attente et sans image',
  'video-tarde': 'Vidéo à nous, qui tarde à venir',
  'video-illisible': 'Vidéo à nous, illisible',
  'video-arrive': 'Vidéo d’un service, qui arrive',
  'video-prete': 'Vidéo d’un service, prête',
  'video-lecture': 'Vidéo d’un service, en lecture',
  'video-terminee': 'Vidéo d’un service, terminée',
  'video-muette': 'Vidéo d’un service, qui ne répond pas',
  'video-accord': 'Vidéo qui attend un accord',
  'video-accord-donne': 'Vidéo autorisée pour cette visite',
  'video-accord-garde': 'Vidéo dont l’accord était gardé',
  'agenda-arrive': 'Agenda qui se charge',
  'agenda-ouvert': 'Agenda ouvert',
  'agenda-muet': 'Agenda muet, ou dont le script a échoué',
  'agenda-reserve': 'Appel réservé',
  'agenda-demande': 'Demande d’appel envoyée',
  'agenda-retour': 'Retour sur la page après une réservation',
  'agenda-demonstration': 'Agenda de démonstration, appel réservé',
  'agenda-accord': 'Agenda qui attend un accord',
  'agenda-accord-donne': 'Agenda autorisé pour cette visite',
  'agenda-accord-garde': 'Agenda dont l’accord était gardé',
} as const

export type EmbedStateId = keyof typeof embedStates
