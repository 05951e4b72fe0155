/** The web manifest, under the owner's name. */
export const webManifest = ({ name }: { name: string }): string =>
  `${JSON.stringify({
    name,
    lang: 'fr',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#000000',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })}\n`
