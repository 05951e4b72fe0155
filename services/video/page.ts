import type { VideoProvider } from '../VideoProvider.ts'

/** Any other service: its frame as it is, and a link. No message of it is understood. */
export const provider: VideoProvider<'url' | 'name' | 'country' | 'privacyPolicy'> = {
  service: { name: 'Autre service', country: 'selon le service', privacyPolicy: '' },
  tells: [],
  verified: { against: 'rien : c’est le vôtre', on: '2026-11-21' },
  fields: {
    url: {
      what: 'l’adresse d’intégration que donne le service',
      example: 'https://videos.exemple.fr/integrer/123',
      form: 'url',
    },
    name: { what: 'le nom du service', example: 'Vidéos Exemple', form: 'name' },
    country: { what: 'le pays du service en français', example: 'France', form: 'name' },
    privacyPolicy: {
      what: 'l’adresse de la politique de confidentialité du service',
      example: 'https://videos.exemple.fr/confidentialite',
      form: 'url',
    },
  },
  example: 'https://videos.exemple.fr/integrer/123',
  forms: [],
  allow: 'autoplay; fullscreen; picture-in-picture',
  describe: ({ url, name, country, privacyPolicy }) => ({
    service: { name, country, privacyPolicy },
    pageUrl: url,
    frameUrl: url,
  }),
}

export const messages = undefined
