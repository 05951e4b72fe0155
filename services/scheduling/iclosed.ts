// iClosed: its addresses, its frame, and the messages of its booking page.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, createReader, heightSignal, readHeight } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'iClosed',
    privacyPolicy: 'https://iclosed.io/privacy-policy',
    company: 'You Scale LLC',
    purposes: 'tenir l’agenda, et suivre pour l’agence les personnes qui commencent à y répondre',
    source: 'https://www.iclosed.io/terms',
    note: 'Dès que vous y tapez un numéro de téléphone ou un e‑mail, il en garde une fiche, même si vous ne réservez pas.',
  },
  verified:
    '2026-11-22, docs.iclosed.io, article 10420617, et cinq intégrations publiques, dont une d’après une vraie réservation, lus',
  example: 'https://app.iclosed.io/e/mon-agence/appel-decouverte',
  hosts: ['iclosed.io'],
  addresses: ['app.iclosed.io/e/*/*'],
  frameParameters: () => ({ embedType: 'inline' }),
}

export const messages: Messages = {
  read: createReader('type', {
    'iclosed.widget_height': ({ height: px }) => readHeight(px),
    'iclosed.call_scheduled': booked,
    scrollIntoView: { kind: 'moved' },
  }),
}

export const samples: readonly Sample[] = [
  [{ type: 'iclosed.widget_height', height: '854px' }, heightSignal(854)],
  [{ type: 'scrollIntoView', offset: 100 }, { kind: 'moved' }],
  [{ type: 'iclosed.call_scheduled' }, booked],
  // iClosed posts these messages before a booking or instead of one, so `read` must not report a booking.
  [{ type: 'iclosed.qualified' }, null],
  [{ type: 'openInParentTab', url: 'https://www.exemple.fr/merci' }, null],
]
