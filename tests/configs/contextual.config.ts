import shipped from '../../site.config.ts'
import type { SiteConfig } from '../../src/config/SiteConfig.ts'

/** Vimeo and Cal.com, asked for nothing before the visitor agrees. */
const config: SiteConfig = {
  ...shipped,
  consent: 'contextual',
  video: {
    provider: 'vimeo',
    id: '123456789',
    hash: 'abcdef1234',
    title: 'Comment nous remplissons l’agenda des psychologues',
  },
  scheduling: {
    url: 'https://cal.com/agence-exemple/decouverte',
    with: null,
    means: null,
  },
}

export default config
