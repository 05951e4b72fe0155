// Vimeo: its addresses, its frame, and the messages of its player.
import type { Messages, Provider } from '../Provider.ts'
import { parseObject } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'Vimeo',
    country: 'États-Unis',
    privacyPolicy: 'https://vimeo.com/privacy',
    legalName: 'Vimeo.com, Inc.',
    purposes: 'Lire la vidéo, en compter les lectures et écarter les robots',
    trackers: [
      { name: 'vuid', duration: '2\u00a0ans' },
      { name: 'player', duration: '1 an' },
      { name: 'flags', duration: '1 an' },
      { name: 'cf_clearance', duration: '1 an' },
      { name: 'player_clearance', duration: '7\u00a0jours' },
      { name: '__cf_bm', duration: '30\u00a0minutes' },
      { name: '_cfuvid', duration: 'la session' },
    ],
    source: 'https://help.vimeo.com/hc/en-us/articles/26080940921361',
  },
  promisesMessage: true,
  example: 'https://vimeo.com/76979871',
  hosts: ['vimeo.com'],
  addresses: [
    '(player.|)vimeo.com/(video/|){id}?h={hash}',
    '(player.|)vimeo.com/(video/|){id}(/{hash}|)',
    'vimeo.com/manage/videos/{id}(/{hash}|)(/**|)',
    'vimeo.com/*/review/{id}/{hash}',
    'vimeo.com/(channels|ondemand)/*/{id}',
    'vimeo.com/groups/*/videos/{id}',
    'vimeo.com/(showcase|album)/*/video/{id}',
    'vimeo.com/(showcase|album)/*?video={id}',
  ],
  placeholders: { id: /\d{5,12}/, hash: /[\da-f]{6,20}/ },
  oembed: {
    // Without `width`, the picture is 295 pixels wide.
    endpoint: 'https://vimeo.com/api/oembed.json?width=1280',
  },
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  autoplay: { autoplay: '1' },
  page: 'https://vimeo.com/{id}/{hash}',
  // No `thumbnail`: its address has a number that only oEmbed tells.
  frame: 'https://player.vimeo.com/video/{id}?h={hash}&dnt=1&texttrack=fr&byline=0&portrait=0',
}

export const messages: Messages = {
  // The page pings the player, which answers even if it was ready before the page's script ran.
  onLoad: [{ method: 'ping' }],
  onReady: [
    { method: 'addEventListener', value: 'play' },
    { method: 'addEventListener', value: 'ended' },
  ],
  read(data) {
    const { event, method, data: details } = parseObject(data)
    if (event === 'ready' || method === 'ping') return { kind: 'ready' }
    if (event === 'play') return { kind: 'playing' }
    if (event === 'ended') return { kind: 'ended' }
    // Only an error of `ready` is fatal: errors of other methods report a wrong request by the page.
    const isFatal = event === 'error' && parseObject(details).method === 'ready'
    return isFatal ? { kind: 'failed' } : undefined
  },
}
