/** What may be counted of a visit, in its order: as addresses and logs say it, and in words. */
export const steps = {
  'page-vue': 'Page vue',
  'film-commence': 'Film commencé',
  'film-25': 'Film vu jusqu’au quart',
  'film-50': 'Film vu jusqu’à la moitié',
  'film-75': 'Film vu jusqu’aux trois quarts',
  'film-95': 'Film vu jusqu’au bout',
  'agenda-vu': 'Agenda vu',
  'creneau-choisi': 'Créneau choisi',
  reservation: 'Réservation annoncée par l’agenda',
  'sortie-mail': 'E-mail ouvert à la place',
  'sortie-onglet': 'Vidéo ou agenda ouvert dans un autre onglet',
  'sortie-telephone': 'Téléphone appelé à la place',
  'video-en-panne': 'Vidéo en panne',
  'agenda-en-panne': 'Agenda en panne',
} as const

export type Step = keyof typeof steps

export const stepNames = Object.keys(steps) as Step[]
