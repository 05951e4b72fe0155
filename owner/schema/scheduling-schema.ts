import { z } from 'zod'
import { type ProviderId, providers } from '../../services/providers.ts'
import { group } from './fields/field.ts'
import { shortLine, url, yesNo } from './fields/field-types.ts'
import { runner } from './video-schema.ts'

const anyCall = {
  with: shortLine({
    label: 'qui appelle',
    example: 'Camille, de l’agence',
    help: 'Se lit après « avec », sous l’agenda.',
    isRare: true,
  }).optional(),
  means: shortLine({
    label: 'moyen de l’appel',
    example: 'en visioconférence',
    help: 'Se lit après la durée de l’appel.',
    isRare: true,
  }).optional(),
  leadsToThanks: yesNo({
    label: 'page /merci après une réservation',
    help: 'oui si l’agenda conduit à /merci après une réservation, non si vous y avez renoncé.',
    isRare: true,
  }).optional(),
}

export const scheduling = z.discriminatedUnion('provider', [
  group('Un service de rendez-vous : son adresse suffit', {
    provider: z
      .enum(Object.keys(providers.scheduling) as ProviderId<'scheduling'>[])
      .meta({ title: 'service, quand l’adresse ne le dit pas' }),
    url: url({
      label: 'page de réservation',
      example: providers.scheduling.calendly.example,
      help: 'Son adresse, ou son code d’intégration.',
    }),
    ...runner('scheduling'),
    ...anyCall,
  }),
  group('L’agenda de démonstration', { provider: z.literal('demo'), ...anyCall }),
])

export type SchedulingConfig = z.output<typeof scheduling>
