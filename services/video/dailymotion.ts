import type { VideoProvider } from '../VideoProvider.ts'

export const provider: VideoProvider<'id', 'playerId'> = {
  service: {
    name: 'Dailymotion',
    country: 'France',
    privacyPolicy: 'https://legal.dailymotion.com/fr/politique-de-confidentialite/',
  },
  tells: [],
  verified: { against: 'documentation « iFrame (Web) », lue', on: '2026-11-21' },
  fields: {
    id: {
      what: 'la fin de l’adresse de la vidéo',
      example: 'x84sh87',
      form: /^[A-Za-z\d]{4,80}$/,
    },
    playerId: {
      what: 'l’identifiant d’un lecteur créé dans le studio Dailymotion',
      example: 'xgvyr',
      form: /^[A-Za-z\d]{4,80}$/,
      optional: true,
    },
  },
  example: 'https://www.dailymotion.com/video/x84sh87',
  host: /(?:^|\.)(?:dailymotion\.com|dai\.ly)$/,
  forms: [
    /^geo\.dailymotion\.com\/player\/(?<playerId>[a-z\d]+)\.html\?(?:.*&)?video=(?<id>[A-Za-z\d]+)/,
    /^geo\.dailymotion\.com\/player\.html\?(?:.*&)?video=(?<id>[A-Za-z\d]+)/,
    /dailymotion\.com\/player\/(?<playerId>[a-z\d]+)\.js["'][^>]*data-video=["'](?<id>[A-Za-z\d]+)/,
    /^(?:[a-z]+\.)?dailymotion\.com\/(?:embed\/)?video\/(?<id>[A-Za-z\d]+)/,
    /^dai\.ly\/(?<id>[A-Za-z\d]+)/,
  ],
  oembed: 'https://www.dailymotion.com/services/oembed?format=json',
  allow: 'autoplay; fullscreen; picture-in-picture; web-share',
  describe: ({ id, playerId }) => ({
    pageUrl: `https://www.dailymotion.com/video/${id}`,
    frameUrl: `https://geo.dailymotion.com/player${playerId ? `/${playerId}` : ''}.html?video=${id}`,
  }),
}

export const messages = undefined
