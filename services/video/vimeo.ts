import { parseMessage } from '../parse-message.ts'
import type { Messages } from '../Service.ts'
import type { VideoProvider } from '../VideoProvider.ts'

export const provider: VideoProvider<'id', 'hash'> = {
  service: {
    name: 'Vimeo',
    country: 'États-Unis',
    privacyPolicy: 'https://vimeo.com/privacy',
  },
  tells: ['ready', 'playing', 'ended'],
  verified: { against: '@vimeo/player 2.30.4, exécuté', on: '2026-11-21' },
  discretion: 'dnt=1',
  readyIsVerified: true,
  fields: {
    id: {
      what: 'le numéro de l’adresse de la vidéo',
      example: '76979871',
      form: /^\d{1,12}$/,
    },
    hash: {
      what: 'ce qui suit le numéro dans l’adresse d’une vidéo non répertoriée',
      example: '8272103f6e',
      form: /^[\da-f]{6,20}$/,
      optional: true,
    },
  },
  example: 'https://vimeo.com/76979871',
  host: /(?:^|\.)vimeo\.com$/,
  forms: [
    /^player\.vimeo\.com\/video\/(?<id>\d+)(?:\?(?:.*&)?h=(?<hash>[\da-f]{6,20}))?/,
    /^vimeo\.com\/(?:showcase|album)\/\d+\?(?:.*&)?video=(?<id>\d{5,12})/,
    /^vimeo\.com\/(?<id>\d{5,12})\?(?:.*&)?h=(?<hash>[\da-f]{6,20})/,
    // Neither a collection nor a live event is a film, though they have numbers.
    /^vimeo\.com\/(?!event\/|(?:showcase|album)\/\d+\/?(?:\?|$))(?:[^?]*\/)?(?<id>\d{5,12})(?:\/(?<hash>[\da-f]{6,20}))?(?:[/?]|$)/,
  ],
  oembed: 'https://vimeo.com/api/oembed.json',
  refusals: {
    403: 'La vidéo ne se montre que sur les sites que vous avez nommés. Dans Vimeo, « Confidentialité », « Où cette vidéo peut-elle être intégrée ? » : ajoutez l’adresse de ce site.',
    404: 'La vidéo est supprimée ou privée, ou « non répertoriée » et son code manque. Recopiez le lien de partage entier, par exemple « https://vimeo.com/76979871/8272103f6e ».',
  },
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  autoplay: { autoplay: '1' },
  // No preview: the picture's address does not follow from the number. `video.poster` may give one.
  describe: ({ id, hash }) => ({
    pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frameUrl: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1&texttrack=fr&byline=0&portrait=0`,
  }),
}

export const messages: Messages = {
  // Answered by a player that was ready before we listened.
  onLoad: [{ method: 'ping' }],
  onReady: [
    { method: 'addEventListener', value: 'play' },
    { method: 'addEventListener', value: 'ended' },
  ],
  read(data) {
    const { event, method } = parseMessage(data)
    if (event === 'ready' || method === 'ping') return { kind: 'ready' }
    if (event === 'play') return { kind: 'playing' }
    if (event === 'ended') return { kind: 'ended' }
    return undefined
  },
}
