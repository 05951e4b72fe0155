import type { VideoProvider } from '../VideoProvider.ts'

export const provider: VideoProvider<'accountId' | 'id'> = {
  service: {
    name: 'Vidalytics',
    country: 'États-Unis',
    privacyPolicy: 'https://www.vidalytics.com/privacy-policy/',
  },
  tells: [],
  verified: { against: 'cadres de sites publics, dont un français, lus', on: '2026-11-22' },
  fields: {
    accountId: {
      what: 'ce qui suit « embeds/ » dans le code d’intégration',
      example: 'ydq0TH7p',
      form: /^[\w-]{6,20}$/,
    },
    id: {
      what: 'ce qui suit encore, jusqu’à la barre suivante',
      example: 'eC6wQ0IBC0XGwMad',
      form: /^[\w-]{10,30}$/,
    },
  },
  example: 'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/',
  host: /(?:^|\.)vidalytics\.com$/,
  forms: [/^fast\.vidalytics\.com\/embeds\/(?<accountId>[\w-]{6,20})\/(?<id>[\w-]{10,30})/],
  allow: 'autoplay; fullscreen',
  // Its usual snippet is a script in our page, which the policy refuses; the same address is a page.
  describe: ({ accountId, id }) => ({
    pageUrl: `https://fast.vidalytics.com/embeds/${accountId}/${id}/`,
    frameUrl: `https://fast.vidalytics.com/embeds/${accountId}/${id}/`,
  }),
}

export const messages = undefined
