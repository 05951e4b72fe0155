import type { VideoProvider } from '../VideoProvider.ts'

export { playerJs as messages } from '../player-js.ts'

export const provider: VideoProvider<'libraryId' | 'id', 'pullZone'> = {
  service: {
    name: 'Bunny Stream',
    country: 'Slovénie',
    privacyPolicy: 'https://bunny.net/privacy/',
  },
  tells: ['ready', 'playing', 'ended'],
  verified: {
    against: 'player.js 0.1.0, exécuté ; documentation de Bunny Stream, lue',
    on: '2026-11-21',
  },
  discretion: 'rememberPosition=false',
  readyIsVerified: true,
  fields: {
    libraryId: {
      what: 'le numéro de la bibliothèque Bunny Stream',
      example: '759',
      form: /^\d{1,12}$/,
    },
    id: {
      what: 'l’identifiant de la vidéo',
      example: 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
      form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    },
    // With it, the host's preview can show.
    pullZone: {
      what: 'le nom qui précède « .b-cdn.net »',
      example: 'vz-a1b2c3d4-e5f',
      form: /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/,
      optional: true,
    },
  },
  example: 'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
  host: /(?:^|\.)(?:mediadelivery|bunnycdn|bunny|b-cdn)\.(?:net|com)$/,
  forms: [
    /(?:mediadelivery\.net|bunnycdn\.com)\/(?:embed|play)\/(?<libraryId>\d+)\/(?<id>[\da-f]{8}-[\da-f-]{27})/,
  ],
  allow: 'accelerometer; gyroscope; autoplay; encrypted-media; picture-in-picture; fullscreen',
  autoplay: { autoplay: 'true' },
  describe: ({ libraryId, id, pullZone }) => ({
    pageUrl: `https://player.mediadelivery.net/play/${libraryId}/${id}`,
    // Unless told otherwise this player starts by itself.
    frameUrl: `https://player.mediadelivery.net/embed/${libraryId}/${id}?autoplay=false&lang=fr&captions=fr-auto&playsinline=true&rememberPosition=false`,
    preview: pullZone
      ? { url: `https://${pullZone}.b-cdn.net/${id}/thumbnail.jpg`, tellsRatio: true }
      : null,
  }),
}
