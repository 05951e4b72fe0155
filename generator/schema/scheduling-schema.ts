import { z } from 'zod'
import {
  type SchedulingProviderId,
  schedulingProviders,
} from '../../services/scheduling-providers.ts'
import { section } from './field.ts'
import { ofForm, properName, shortLine, url, yesNo } from './field-types.ts'

const anyCall = {
  with: shortLine({
    label: 'qui appelle',
    example: 'Camille, de l’agence',
    help: 'Se lit après « avec », sous l’agenda.',
  }).optional(),
  means: shortLine({
    label: 'moyen de l’appel',
    example: 'en visioconférence',
    help: 'Se lit après la durée de l’appel.',
  }).optional(),
  leadsToThanks: yesNo({
    label: 'page /merci après une réservation',
    help: 'oui si l’agenda conduit à /merci après une réservation, non si vous y avez renoncé.',
  }).optional(),
}

/** Who holds the calendar, where its service does not say it all. */
const company = {
  name: properName({ label: 'nom du service', example: 'Doodle' }),
  country: properName({ label: 'pays du service', example: 'Suisse' }),
  privacyPolicy: url({
    label: 'politique de confidentialité du service',
    example: 'https://doodle.com/fr/privacy-policy',
  }),
}

const bookingPage = ofForm(
  'Écrivez l’adresse de votre page de réservation, en https et sans port',
  // `checkCrossFieldRules` looks at it: what it must be depends on the service.
  /^/,
)({ label: 'page de réservation', example: schedulingProviders.calendly.example })

export const scheduling = z.discriminatedUnion(
  'provider',
  [
    section({
      provider: z
        .enum(Object.keys(schedulingProviders) as SchedulingProviderId[])
        .optional()
        .meta({ title: 'service, quand l’adresse ne le dit pas' }),
      url: bookingPage,
      name: company.name.optional(),
      country: company.country.optional(),
      privacyPolicy: company.privacyPolicy.optional(),
      ...anyCall,
    }).meta({ title: 'Un service de rendez-vous : son adresse suffit' }),
    section({
      provider: z.literal('page'),
      url: url({ label: 'page de réservation', example: 'https://reservation.exemple.fr/appel' }),
      ...company,
      ...anyCall,
    }).meta({ title: 'Une autre page de réservation' }),
    section({ provider: z.literal('demo'), ...anyCall }).meta({
      title: 'L’agenda de démonstration',
    }),
  ],
  {
    error: `Services possibles : ${[...Object.keys(schedulingProviders), 'page', 'demo'].join(', ')}. Avec une adresse de réservation dans « url », cette clé est inutile.`,
  },
)

export type SchedulingConfig = z.output<typeof scheduling>
