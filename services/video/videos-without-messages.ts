// Video services whose frames post no documented message, so that a link stays beside them.
import type { Provider } from '../Provider.ts'

export const videosWithoutMessages = {
  dailymotion: {
    service: {
      name: 'Dailymotion',
      country: 'France',
      privacyPolicy: 'https://legal.dailymotion.com/fr/politique-de-confidentialite/',
    },
    verified: '2026-11-22, documentation « iFrame (Web) », lue',
    example: 'https://www.dailymotion.com/video/x84sh87',
    hosts: ['dailymotion.com', 'dai.ly'],
    addresses: [
      'geo.dailymotion.com/player/{playerId}.html?video={id}',
      'geo.dailymotion.com/player.html?video={id}',
      '(*.|)dailymotion.com/(embed/|)video/{id}',
      'dai.ly/{id}',
    ],
    blanks: { id: /[A-Za-z\d]+/, playerId: /[a-z\d]+/ },
    addressFromCode(code) {
      const player = /(geo\.dailymotion\.com\/player\/[a-z\d]+)\.js["'][^>]*data-video=["'](\w+)/
      const [, address, id] = player.exec(code) ?? []
      return id && `https://${address}.html?video=${id}`
    },
    oembed: {
      // Read on 2026-11-23 for `endpoint`: developers.dailymotion.com « oEmbed »; for `recordedAnswer`: an answer
      // that Dailymotion gave on 2024-06-10.
      endpoint: 'https://www.dailymotion.com/services/oembed?format=json',
      recordedAnswer: {
        title: 'Chats paresseux',
        thumbnail_url: 'https://s2.dmcdn.net/v/63aD1au2tjDf9rTG/x240',
      },
      // The address of a picture ends with the picture's height in pixels.
      largerThumbnails: (thumbnail) => [thumbnail.replace(/x\d+$/, 'x720'), thumbnail],
    },
    allow: 'autoplay; fullscreen; picture-in-picture; web-share',
    describe: (_url, { id, playerId }) => ({
      pageUrl: `https://www.dailymotion.com/video/${id}`,
      frameUrl: `https://geo.dailymotion.com/player${playerId ? `/${playerId}` : ''}.html?video=${id}`,
    }),
  },
  loom: {
    service: {
      name: 'Loom',
      country: 'États-Unis',
      privacyPolicy: 'https://www.atlassian.com/legal/privacy-policy',
    },
    verified: '2026-11-22, @loomhq/loom-embed 1.7.0 et react-loom-player 1.6.0, lus',
    example: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
    hosts: ['loom.com'],
    addresses: ['loom.com/(share|embed)/(*-|){id}'],
    blanks: { id: /[\da-f]{32}/ },
    oembed: {
      // `recordedAnswer` was not received from Loom. It was put together from the code of four public programs
      // that ask Loom's oEmbed, read on 2026-11-23.
      endpoint: 'https://www.loom.com/v1/oembed',
      recordedAnswer: {
        title: 'How to use Loom',
        thumbnail_url:
          'https://cdn.loom.com/sessions/thumbnails/5fd6f10d394a46eb80567f09b1cd07f3-00001.gif',
        duration: 95,
      },
    },
    allow: 'autoplay; fullscreen',
    describe: (_url, { id }) => ({
      pageUrl: `https://www.loom.com/share/${id}`,
      frameUrl: `https://www.loom.com/embed/${id}?hide_owner=true&hide_share=true&hide_title=true&hideEmbedTopBar=true`,
    }),
  },
  vidalytics: {
    service: {
      name: 'Vidalytics',
      country: 'États-Unis',
      privacyPolicy: 'https://www.vidalytics.com/privacy-policy/',
    },
    verified: '2026-11-22, cadres de sites publics, dont un français, lus',
    example: 'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/',
    hosts: ['vidalytics.com'],
    // Vidalytics' usual embed code loads a script. The script's address also opens as a page, which a frame can
    // show.
    addresses: ['fast.vidalytics.com/embeds/*/*'],
    allow: 'autoplay; fullscreen',
  },
  page: {
    service: { name: 'Autre service' },
    isSelfHosted: true,
    verified: '2026-11-22, rien : c’est le vôtre',
    example: 'https://videos.exemple.fr/integrer/123',
    addresses: [],
    allow: 'autoplay; fullscreen; picture-in-picture',
  },
} satisfies Record<string, Provider>
