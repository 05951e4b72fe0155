// Bunny Stream: its addresses and its frame, whose messages are those of player.js.
import type { Provider } from '../Provider.ts'

export { playerJs as messages, playerJsSamples as samples } from '../player-js.ts'

export const provider: Provider = {
  service: {
    name: 'Bunny Stream',
    country: 'Slovénie',
    privacyPolicy: 'https://bunny.net/privacy/',
    purposes: 'lire la vidéo, mesurer sans nommer personne la qualité de la diffusion',
    trackers: [{ name: 'position de lecture, qui n’est pas demandée ici', duration: '7 jours' }],
    source: 'https://docs.bunny.net/stream/data-and-privacy',
  },
  verified: '2026-11-22, player.js 0.1.0, exécuté ; documentation de Bunny Stream, lue',
  readyIsVerified: true,
  example: 'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
  hosts: ['mediadelivery.net', 'bunnycdn.com', 'bunny.net', 'b-cdn.net'],
  addresses: ['*.(mediadelivery.net|bunnycdn.com)/(embed|play)/{libraryId}/{id}'],
  blanks: { libraryId: /\d+/, id: /[\da-f]{8}-[\da-f-]{27}/ },
  oembed: {
    // `endpoint` and `recordedAnswer` were read on 2026-11-23, in docs.bunny.net « Get oEmbed data » and in an
    // answer of Bunny's support.
    endpoint: 'https://video.bunnycdn.com/OEmbed',
    recordedAnswer: {
      title: '鶴島の魅力を紹介!(Tsurushima no miryoku o shōkai!)',
      thumbnail_url:
        'https://vz-9d706929-bc7.b-cdn.net/8a800e53-c949-46d0-8818-af566f032ec1/thumbnail.jpg',
    },
  },
  allow: 'accelerometer; gyroscope; autoplay; encrypted-media; picture-in-picture; fullscreen',
  autoplay: { autoplay: 'true' },
  // No `thumbnailUrl`: the pictures are on a host of the account, which only oEmbed tells.
  describe: (_url, { libraryId, id }) => ({
    pageUrl: `https://player.mediadelivery.net/play/${libraryId}/${id}`,
    // Without `autoplay=false`, Bunny's player starts by itself.
    frameUrl: `https://player.mediadelivery.net/embed/${libraryId}/${id}?autoplay=false&lang=fr&captions=fr&playsinline=true&rememberPosition=false`,
  }),
}
