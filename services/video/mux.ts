import type { VideoProvider } from '../VideoProvider.ts'

export { playerJs as messages } from '../player-js.ts'

export const provider: VideoProvider<'id'> = {
  service: {
    name: 'Mux',
    country: 'États-Unis',
    privacyPolicy: 'https://www.mux.com/privacy',
  },
  tells: ['ready', 'playing', 'ended'],
  verified: {
    against: 'référence de player.mux.com, lue ; player.js 0.1.0, exécuté',
    on: '2026-11-21',
  },
  discretion: 'disable-mux-data=true',
  fields: {
    id: {
      what: 'le « playback ID » de la vidéo',
      example: 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs',
      form: /^[A-Za-z\d]{4,80}$/,
    },
  },
  example: 'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs',
  host: /(?:^|\.)mux\.com$/,
  forms: [
    /^(?:player|stream|image)\.mux\.com\/(?<id>[A-Za-z\d]{20,80})/,
    /playback-id=["'](?<id>[A-Za-z\d]{20,80})["']/,
  ],
  allow: 'accelerometer; gyroscope; autoplay; encrypted-media; fullscreen; picture-in-picture',
  autoplay: { autoplay: 'true' },
  describe: ({ id }) => ({
    pageUrl: `https://player.mux.com/${id}?disable-mux-data=true`,
    frameUrl: `https://player.mux.com/${id}?disable-mux-data=true`,
    preview: { url: `https://image.mux.com/${id}/thumbnail.webp`, tellsRatio: true },
  }),
}
