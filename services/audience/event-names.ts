/** The events of a visit, in order: name in addresses and logs → French label. */
export const eventLabels = {
  'page-vue': 'Page vue',
  'film-commence': 'Film commencé',
  'film-termine': 'Film vu jusqu’au bout',
  'agenda-vu': 'Agenda vu',
  'creneau-choisi': 'Créneau choisi',
  reservation: 'Réservation annoncée par l’agenda',
  merci: 'Page de remerciement ouverte par l’agenda',
  support: 'Support contacté, par e-mail ou par téléphone',
  'video-en-panne': 'Vidéo en panne',
  'agenda-en-panne': 'Agenda en panne',
} as const

export type EventName = keyof typeof eventLabels

export const eventNames = Object.keys(eventLabels) as EventName[]
