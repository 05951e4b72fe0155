// Video services whose messages our page does not read: a frame that has loaded counts as shown.
import type { Provider } from '../Provider.ts'

const commonRights = 'autoplay; fullscreen; picture-in-picture'
const sensorRights = `accelerometer; gyroscope; encrypted-media; ${commonRights}`
const autoplay = { autoplay: 'true' }

export const videoTable = {
  bunny: {
    service: {
      name: 'Bunny Stream',
      country: 'Slovénie',
      privacyPolicy: 'https://bunny.net/privacy/',
      purposes: 'Lire la vidéo, mesurer sans nommer personne la qualité de la diffusion',
      // The player keeps the position of playback for seven days, but only where the frame's address asks for it.
      trackers: [],
      source: 'https://docs.bunny.net/stream/data-and-privacy',
    },
    example: 'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
    hosts: ['mediadelivery.net', 'bunnycdn.com', 'bunny.net', 'b-cdn.net'],
    addresses: ['*.(mediadelivery.net|bunnycdn.com)/(embed|play)/{libraryId}/{id}'],
    placeholders: { libraryId: /\d+/, id: /[\da-f]{8}-[\da-f-]{27}/ },
    oembed: { endpoint: 'https://video.bunnycdn.com/OEmbed' },
    allow: sensorRights,
    autoplay,
    page: 'https://player.mediadelivery.net/play/{libraryId}/{id}',
    // Without `autoplay=false`, Bunny's player starts by itself.
    frame:
      'https://player.mediadelivery.net/embed/{libraryId}/{id}?autoplay=false&lang=fr&captions=fr&playsinline=true&rememberPosition=false',
  },
  mux: {
    service: {
      name: 'Mux',
      country: 'États-Unis',
      privacyPolicy: 'https://www.mux.com/privacy',
      legalName: 'Mux, Inc.',
      source: 'https://www.mux.com/privacy',
    },
    example: 'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs',
    hosts: ['mux.com'],
    addresses: ['(player|stream|image).mux.com/{id}(.*|/**|)'],
    placeholders: { id: /[A-Za-z\d]{20,80}/ },
    addressFromCode(code) {
      const [, id] = /playback-id=["']([A-Za-z\d]{20,80})["']/.exec(code) ?? []
      return id && `https://player.mux.com/${id}`
    },
    allow: sensorRights,
    autoplay,
    page: 'https://player.mux.com/{id}?disable-mux-data=true',
    thumbnail: 'https://image.mux.com/{id}/thumbnail.webp',
  },
  gumlet: {
    service: { name: 'Gumlet' },
    example: 'https://play.gumlet.io/embed/6957d6f315b21a591c4e08cc',
    hosts: ['gumlet.io', 'gumlet.com', 'gumlet.tv'],
    addresses: ['play.gumlet.io/embed/{id}'],
    placeholders: { id: /[\da-f]{24}/ },
    oembed: { endpoint: 'https://api.gumlet.com/v1/oembed?format=json' },
    allow: sensorRights,
    autoplay,
    page: 'https://play.gumlet.io/embed/{id}',
    // Without `autoplay=false`, the video's collection decides whether the player starts by itself.
    frame: 'https://play.gumlet.io/embed/{id}?autoplay=false',
  },
  'api-video': {
    service: { name: 'api.video' },
    example: 'https://embed.api.video/vod/vi4k0jvEUuaTdRAEjQ4Jfrgz',
    hosts: ['api.video'],
    addresses: ['(embed|cdn).api.video/vod/{id}(/**|)'],
    placeholders: { id: /vi[A-Za-z\d]{10,40}/ },
    allow: commonRights,
    autoplay,
    page: 'https://embed.api.video/vod/{id}',
    thumbnail: 'https://cdn.api.video/vod/{id}/thumbnail.jpg',
  },
  peertube: {
    service: { name: 'PeerTube' },
    canBeSelfHosted: true,
    example: 'https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm',
    addresses: ['{host}/(w|videos/watch|videos/embed)/{id}'],
    placeholders: { host: /[^/]+/, id: /[\da-f]{8}-[\da-f-]{27}|[A-Za-z\d]{20,22}/ },
    oembed: { endpoint: '/services/oembed' },
    allow: commonRights,
    autoplay: { autoplay: '1' },
    page: 'https://{host}/w/{id}',
    // With `p2p` on, its default, visitors would see each other's IP address.
    frame: 'https://{host}/videos/embed/{id}?p2p=0&peertubeLink=0&title=0&subtitle=fr',
  },
  dailymotion: {
    service: {
      name: 'Dailymotion',
      country: 'France',
      privacyPolicy: 'https://legal.dailymotion.com/fr/politique-de-confidentialite/',
    },
    example: 'https://www.dailymotion.com/video/x84sh87',
    hosts: ['dailymotion.com', 'dai.ly'],
    addresses: [
      'geo.dailymotion.com/player(/{playerId}|).html?video={id}',
      '(*.|)dailymotion.com/(embed/|)video/{id}(_*|)',
      'dai.ly/{id}',
    ],
    placeholders: { id: /[A-Za-z\d]+/, playerId: /[a-z\d]+/ },
    addressFromCode(code) {
      const player =
        /(geo\.dailymotion\.com\/player\/[a-z\d]+)\.js["'][^>]*data-video=["'](\w+)["']/
      const [, address, id] = player.exec(code) ?? []
      return id && `https://${address}.html?video=${id}`
    },
    oembed: {
      endpoint: 'https://www.dailymotion.com/services/oembed?format=json',
      // The address of a picture ends with the picture's height in pixels.
      largerThumbnails: (thumbnail) => [thumbnail.replace(/x\d+$/, 'x720'), thumbnail],
    },
    allow: `${commonRights}; web-share`,
    page: 'https://www.dailymotion.com/video/{id}',
    frame: 'https://geo.dailymotion.com/player/{playerId}.html?video={id}',
  },
  loom: {
    service: {
      name: 'Loom',
      country: 'États-Unis',
      privacyPolicy: 'https://www.atlassian.com/legal/privacy-policy',
    },
    example: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
    hosts: ['loom.com'],
    addresses: ['loom.com/(share|embed)/(*-|){id}'],
    placeholders: { id: /[\da-f]{32}/ },
    oembed: { endpoint: 'https://www.loom.com/v1/oembed' },
    allow: commonRights,
    page: 'https://www.loom.com/share/{id}',
    frame:
      'https://www.loom.com/embed/{id}?hide_owner=true&hide_share=true&hide_title=true&hideEmbedTopBar=true',
  },
  vidalytics: {
    service: {
      name: 'Vidalytics',
      country: 'États-Unis',
      privacyPolicy: 'https://www.vidalytics.com/privacy-policy/',
    },
    example: 'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/',
    hosts: ['vidalytics.com'],
    addresses: ['fast.vidalytics.com/embeds/*/*'],
    allow: commonRights,
  },
  other: {
    service: { name: 'Autre service' },
    canBeSelfHosted: true,
    example: 'https://videos.exemple.fr/integrer/123',
    addresses: [],
    allow: commonRights,
  },
} satisfies Record<string, Provider>
