// iClosed: its addresses, its frame, and the messages of its booking page.
import type { Messages, Provider } from '../Provider.ts'
import { booked, createReader, readHeight } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'iClosed',
    privacyPolicy: 'https://iclosed.io/privacy-policy',
    legalName: 'You Scale LLC',
    purposes: 'Tenir l’agenda, et suivre pour l’agence les personnes qui commencent à y répondre',
    source: 'https://www.iclosed.io/terms',
    note: 'Dès que vous tapez un numéro de téléphone ou un e‑mail dans l’agenda, iClosed en garde une fiche, même si vous ne réservez pas.',
  },
  example: 'https://app.iclosed.io/e/mon-agence/appel-decouverte',
  hosts: ['iclosed.io'],
  addresses: ['app.iclosed.io/e/{user}/{event}'],
  parameters: { embedType: 'inline' },
}

export const messages: Messages = {
  read: createReader('type', {
    'iclosed.widget_height': ({ height: px }) => readHeight(px),
    'iclosed.call_scheduled': booked,
    scrollIntoView: { kind: 'moved' },
  }),
}
