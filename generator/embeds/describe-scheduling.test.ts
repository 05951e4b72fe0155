import { expect, it } from 'vitest'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'
import { describeScheduling } from './describe-scheduling.ts'

const site = 'https://www.mon-agence.fr'

it.each<[SchedulingConfig, object]>([
  [
    { provider: 'calendly', url: 'https://calendly.com/agence/decouverte', with: 'Camille' },
    {
      frameOrigins: ['https://calendly.com'],
      scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
      with: 'Camille',
      means: null,
    },
  ],
  [
    { provider: 'lead-connector', url: 'https://rdv.mon-agence.fr/widget/booking/abc' },
    {
      frameOrigins: [
        'https://rdv.mon-agence.fr',
        'https://api.leadconnectorhq.com',
        'https://link.msgsndr.com',
      ],
      scriptUrl: null,
    },
  ],
  [
    {
      provider: 'page',
      url: 'https://reservation.exemple.fr/appel?x=1',
      name: 'Exemple',
      country: 'France',
      privacyPolicy: 'https://exemple.fr/vie-privee',
    },
    {
      service: {
        name: 'Exemple',
        country: 'France',
        privacyPolicy: 'https://exemple.fr/vie-privee',
      },
      frameUrl: 'https://reservation.exemple.fr/appel?x=1',
      frameOrigins: ['https://reservation.exemple.fr'],
      readyIsVerified: false,
    },
  ],
  [
    { provider: 'cal-com', url: 'https://rdv.mon-agence.fr/camille/appel', isOwn: true },
    { service: null, isDemonstration: false, frameOrigins: ['https://rdv.mon-agence.fr'] },
  ],
  [
    { provider: 'demo' },
    {
      service: null,
      isDemonstration: true,
      frameUrl: '/demonstration/agenda',
      scriptUrl: '/demonstration/widget.js',
      frameOrigins: [],
    },
  ],
])('%j lets in what its frame, its messages and its script need, and no more', (config, known) => {
  expect(describeScheduling(config, site)).toMatchObject(known)
})
