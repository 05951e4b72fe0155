// OnceHub: its addresses, its frame, and the messages of its calendars.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, createReader } from '../read-message.ts'

const hosts = ['oncehub.com', 'www.oncehub.com', 'go.oncehub.com']

export const provider: Provider = {
  service: {
    name: 'OnceHub',
    privacyPolicy: 'https://www.oncehub.com/trustcenter/legal/privacynotice',
    company: 'OnceHub Inc.',
    purposes: 'tenir l’agenda, et compter les visiteurs qui y reviennent',
    trackers: [
      { name: 'oh_identify', duration: '90 jours' },
      { name: 'oh_conversation', duration: '30 minutes' },
    ],
    source: 'https://help.oncehub.com/help/oncehub-cookies',
  },
  verified: '2026-11-22, developers.oncehub.com, « Embedded booking events », lu',
  example: 'https://go.oncehub.com/mon-agence',
  hosts: ['oncehub.com'],
  addresses: ['(go.|)oncehub.com/*'],
  describe: () => ({ otherFrameOrigins: hosts.map((host) => `https://${host}`) }),
}

export const messages: Messages = {
  read: createReader('type', {
    'oncehub.booking_calendar.loaded': { kind: 'ready' },
    'oncehub.booking_calendar.time_slot_selected': { kind: 'time-chosen' },
    'oncehub.booking.scheduled': booked,
  }),
}

const payload = { id: 'BKC-8DJNDNL86G', name: 'Appel', duration_minutes: 30 }

export const samples: readonly Sample[] = [
  [{ type: 'oncehub.booking_calendar.loaded', payload }, { kind: 'ready' }],
  [{ type: 'oncehub.booking_calendar.time_slot_selected', payload }, { kind: 'time-chosen' }],
  [{ type: 'oncehub.booking.scheduled', payload: { id: 'BKNG-J4FR05BKEWEX' } }, booked],
]
