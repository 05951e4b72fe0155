import { expect, it } from 'vitest'
import { mistakeAt } from './scheduling-mistakes.ts'
import { schedulingProviders } from './scheduling-providers.ts'

it.each([
  ['https://meet.google.com/abc-defg-hij', 'salle de visioconférence'],
  ['https://us02web.zoom.us/j/123456789?pwd=x', 'salle de visioconférence'],
  ['https://teams.microsoft.com/l/meetup-join/19%3a', 'salle de visioconférence'],
  ['https://teams.live.com/meet/9876', 'salle de visioconférence'],
  ['https://calendar.app.google/AbCdEf', 'copiez l’adresse longue'],
  ['https://calendar.google.com/calendar/u/0/r?pli=1', 'page de réservation'],
  ['https://calendly.com/event_types/user/me', 'https://calendly.com/mon-agence/appel-decouverte'],
  ['https://calendly.com/app/scheduling/meeting_types/user/me', 'Copier le lien'],
  ['https://whereby.com/mon-agence', 'salle de visioconférence'],
  ['https://app-eu1.hubspot.com/meetings/123', 'https://meetings-eu1.hubspot.com/mon-agence/'],
  ['https://app.gohighlevel.com/v2/location/x/calendars', '/widget/booking/'],
  ['https://cdn.lemcal.com/lemcal-integrations.min.js', 'https://app.lemcal.com/@mon-agence/appel'],
  ['https://app.cal.com/event-types/12', 'https://cal.com/mon-agence/appel-decouverte'],
])('%s', (address, way) => {
  expect(mistakeAt(new URL(address))).toContain(way)
})

it.each(Object.values(schedulingProviders).map(({ example }) => example))(
  'takes %s for what it is',
  (example) => {
    expect(mistakeAt(new URL(example))).toBeUndefined()
  },
)
