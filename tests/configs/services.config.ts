import shipped from '../../site.config.ts'
import type { SiteConfig } from '../../src/config/SiteConfig.ts'

/** Wistia and Calendly, loading with the page. */
const config: SiteConfig = {
  ...shipped,
  supportPhone: '+33 1 23 45 67 89',
  video: {
    provider: 'wistia',
    id: 'abcde12345',
    title: 'Comment nous remplissons l’agenda des psychologues',
  },
  scheduling: {
    provider: 'calendly',
    url: 'https://calendly.com/agence-exemple/decouverte',
    with: 'Camille Martin',
    means: 'en visioconférence',
  },
}

export default config
