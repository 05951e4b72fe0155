// Gumlet: its addresses and its frame, whose messages are those of player.js.
import type { Provider } from '../Provider.ts'

export { playerJs as messages, playerJsSamples as samples } from '../player-js.ts'

export const provider: Provider = {
  service: { name: 'Gumlet' },
  verified:
    '2026-11-22, @gumlet/player.js 3.0.8 et des cadres de sites publics, lus ; player.js 0.1.0, exécuté',
  example: 'https://play.gumlet.io/embed/6957d6f315b21a591c4e08cc',
  hosts: ['gumlet.io', 'gumlet.com', 'gumlet.tv'],
  addresses: ['play.gumlet.io/embed/{id}'],
  blanks: { id: /[\da-f]{24}/ },
  oembed: {
    // `recordedAnswer` was not received from Gumlet. It was put together from the code of Gumlet's WordPress plugin
    // and of three other public programs that ask Gumlet's oEmbed, read on 2026-11-23.
    endpoint: 'https://api.gumlet.com/v1/oembed?format=json',
    recordedAnswer: {
      thumbnail_url:
        'https://video.gumlet.io/64d5c5a7b6ed1a5b1b4e08cc/6957d6f315b21a591c4e08cc/thumbnail-1-0.png',
    },
  },
  allow: 'accelerometer; gyroscope; autoplay; encrypted-media; picture-in-picture; fullscreen',
  autoplay: { autoplay: 'true' },
  describe: (_url, { id }) => ({
    pageUrl: `https://play.gumlet.io/embed/${id}`,
    // Without `autoplay=false`, the video's collection decides whether the player starts by itself.
    frameUrl: `https://play.gumlet.io/embed/${id}?autoplay=false`,
  }),
}
