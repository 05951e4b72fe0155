// Knows the addresses that owners give in the place of a video or of a booking page.

import { fitsOne, isOnHost } from '../../services/addresses/match-address.ts'
import { wrappers } from '../../services/addresses/wrappers.ts'
import { listProviders } from '../../services/providers.ts'
import type { EmbedKind } from '../../services/Service.ts'

/** What takes the place of `{wanted}` in a sentence of the table below. */
const wanted: Record<EmbedKind, string> = {
  video: 'l’adresse d’une vidéo',
  scheduling: 'l’adresse de la page où l’on choisit un créneau',
}

/**
 * Address patterns, between spaces, which `match-address.ts` explains, with what to say of them. A host alone stands
 * for all its pages. The first row that fits counts.
 */
const wrongAddresses: [patterns: string, sentence: string][] = [
  [
    wrappers,
    'Cette adresse passe par un filtre de messagerie ou un réseau. Ouvrez-la, et copiez celle qui s’affiche alors.',
  ],
  [
    `bit.ly t.co lnkd.in tinyurl.com rebrand.ly ow.ly buff.ly cutt.ly is.gd shorturl.at urlz.fr urlr.me rb.gy t.ly
    goo.gl hubs.(ly|li)`,
    'C’est un lien raccourci, qui peut mener ailleurs demain. Ouvrez-le, et copiez l’adresse qui s’affiche alors.',
  ],
  [
    `linktr.ee beacons.ai bio.(link|site) lnk.(bio|to) taplink.(cc|at) campsite.bio linkin.bio solo.to stan.store`,
    'Cette page est une liste de liens. Ouvrez-y celui qu’il faut, et copiez l’adresse qui s’affiche alors.',
  ],
  [
    `wa.me (*.|)whatsapp.com m.me messenger.com t.me telegram.me signal.(me|group) discord.(gg|com) *.slack.com`,
    'Cette adresse ouvre une conversation. Donnez {wanted}.',
  ],
  [
    `(accounts|login|auth|signin|sso).* */(**/|)(login|log-in|signin|sign-in|sign_in|connexion|wp-login.php|wp-admin)`,
    'C’est la page où l’on se connecte à un compte. Donnez {wanted}, telle qu’on l’ouvre sans compte.',
  ],
  ['docs.google.com/forms/** forms.gle forms.office.com', 'C’est un formulaire. Donnez {wanted}.'],
  ['*/**.(m3u8|mpd)', 'C’est un flux, et non la page d’une vidéo. Donnez {wanted}.'],
  [
    `(drive|docs).google.com/(**/|)(uc|view|edit|folders/**) drive.usercontent.google.com photos.google.com
    photos.app.goo.gl (*.|)(dropbox|wetransfer|swisstransfer|icloud|sharepoint).com we.tl mega.nz 1fichier.com 1drv.ms
    onedrive.live.com`,
    'Cette page garde un fichier, et ne se montre pas dans un autre site. Donnez {wanted} ; un film se télécharge, puis se donne au site (« Film à vous »).',
  ],
  [
    `youtube(-nocookie|).com/(embed/videoseries|playlist|embed/live_stream)`,
    'C’est une liste de lecture ou un direct, qui change. Ouvrez-y la vidéo à montrer, et donnez son adresse à elle.',
  ],
  [
    `meet.google.com teams.(microsoft|live).com whereby.com meet.jit.si (*.|)zoom.us/(j|my|s|w|wc|meeting)/**`,
    'Cette adresse ouvre une salle de visioconférence. Donnez {wanted}.',
  ],
  [
    `calendar.app.google calendar.google.com/calendar(/**|)`,
    'C’est un lien court, ou l’agenda lui-même. Ouvrez-y, ou créez-y, une « page de réservation », et copiez son adresse longue, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  ],
]

/** Says what an address is that is neither a video nor a booking page, and what to give instead. */
export function findWrongAddress(kind: EmbedKind, url: URL): string | undefined {
  const [, sentence] = wrongAddresses.find(([patterns]) => fitsOne(url, patterns)) ?? []
  if (sentence) return sentence.replace('{wanted}', wanted[kind])
  const [, film] = /([\w-]+\.(?:mp4|webm))$/.exec(url.pathname) ?? []
  if (kind === 'video' && film) {
    return `Téléchargez ce film, mettez-le dans le dossier « media » du site, puis donnez « media/${film} ».`
  }
  const other = kind === 'video' ? 'scheduling' : 'video'
  const service = listProviders(other).find(([, { hosts }]) => isOnHost(url, hosts))?.[1].service
  return (
    service &&
    `C’est une adresse chez ${service.name} : donnez-la à la question ${kind === 'video' ? 'de l’agenda' : 'de la vidéo'}, et ici ${wanted[kind]}.`
  )
}
