// Mux: its addresses and its frame, whose messages are those of player.js.
import type { Provider } from '../Provider.ts'

export { playerJs as messages, playerJsSamples as samples } from '../player-js.ts'

export const provider: Provider = {
  service: {
    name: 'Mux',
    country: 'États-Unis',
    privacyPolicy: 'https://www.mux.com/privacy',
    company: 'Mux, Inc.',
    source: 'https://www.mux.com/privacy',
  },
  verified: '2026-11-22, référence de player.mux.com, lue ; player.js 0.1.0, exécuté',
  privacySettings: '`disable-mux-data=true` : la lecture n’est pas comptée dans vos statistiques',
  example: 'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs',
  hosts: ['mux.com'],
  addresses: ['(player|stream|image).mux.com/{id}'],
  blanks: { id: /[A-Za-z\d]{20,80}/ },
  addressFromCode(code) {
    const [, id] = /playback-id=["']([A-Za-z\d]{20,80})["']/.exec(code) ?? []
    return id && `https://player.mux.com/${id}`
  },
  allow: 'accelerometer; gyroscope; autoplay; encrypted-media; fullscreen; picture-in-picture',
  autoplay: { autoplay: 'true' },
  describe: (_url, { id }) => ({
    pageUrl: `https://player.mux.com/${id}?disable-mux-data=true`,
    frameUrl: `https://player.mux.com/${id}?disable-mux-data=true`,
    thumbnailUrl: `https://image.mux.com/${id}/thumbnail.webp`,
  }),
}
