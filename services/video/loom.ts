import type { VideoProvider } from '../VideoProvider.ts'

export const provider: VideoProvider<'id'> = {
  service: {
    name: 'Loom',
    country: 'États-Unis',
    privacyPolicy: 'https://www.atlassian.com/legal/privacy-policy',
  },
  tells: [],
  verified: {
    against: '@loomhq/loom-embed 1.7.0 et react-loom-player 1.6.0, lus',
    on: '2026-11-21',
  },
  fields: {
    id: {
      what: 'la fin de l’adresse de partage',
      example: '0281766fa2d04bb788eaf19e65135184',
      form: /^[A-Za-z\d]{4,80}$/,
    },
  },
  example: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
  host: /(?:^|\.)loom\.com$/,
  forms: [/^loom\.com\/(?:share|embed)\/(?:[^/?]*-)?(?<id>[\da-f]{32})/],
  oembed: 'https://www.loom.com/v1/oembed',
  allow: 'autoplay; fullscreen',
  describe: ({ id }) => ({
    pageUrl: `https://www.loom.com/share/${id}`,
    frameUrl: `https://www.loom.com/embed/${id}?hide_owner=true&hide_share=true&hide_title=true&hideEmbedTopBar=true`,
  }),
}

export const messages = undefined
