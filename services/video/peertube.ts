// PeerTube, on anybody's server: its addresses, its frame, and the messages of its player.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { parseMessage } from '../read-message.ts'

export const provider: Provider = {
  service: { name: 'PeerTube' },
  isSelfHosted: true,
  verified: '2026-11-22, @peertube/embed-api 0.2.0 et jschannel 1.0.2, exécutés',
  privacySettings:
    '`p2p=0` : les autres spectateurs ne voient pas l’adresse IP ; qui tient l’instance la reçoit',
  readyIsVerified: true,
  example: 'https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm',
  addresses: ['*/(w|videos/watch|videos/embed)/{id}'],
  blanks: { id: /[\da-f]{8}-[\da-f-]{27}|[A-Za-z\d]{20,22}/ },
  oembed: {
    // `recordedAnswer` was not received from a server. It was put together from the code that answers in PeerTube
    // (Chocobozzz/PeerTube, server/core/controllers/services.ts), read on 2026-11-23.
    endpoint: '/services/oembed',
    recordedAnswer: {
      title: 'Notre méthode',
      thumbnail_url: 'https://videos.exemple.fr/lazy-static/previews/bbTAvtQn2sJcVVNcmkhkwm.jpg',
    },
  },
  allow: 'autoplay; fullscreen; picture-in-picture',
  autoplay: { autoplay: '1' },
  describe({ host, origin }, { id }) {
    return {
      service: { ...provider.service, name: `PeerTube (${host})` },
      pageUrl: `${origin}/w/${id}`,
      // With `p2p` on, its default, visitors would see each other's IP address.
      frameUrl: `${origin}/videos/embed/${id}?api=1&p2p=0&peertubeLink=0&title=0&subtitle=fr`,
    }
  },
}

/** A message of jschannel's handshake. Either side may begin it; the player posts no event before its end. */
const handshake = (type: 'publish-request' | 'publish-reply') =>
  JSON.stringify({ method: 'peertube::__ready', params: { type, publish: [] } })

export const messages: Messages = {
  onLoad: [handshake('publish-request')],
  answer(data) {
    const { method, params } = parseMessage(data)
    const isRequest =
      method === 'peertube::__ready' && parseMessage(params).type === 'publish-request'
    return isRequest ? [handshake('publish-reply')] : []
  },
  read(data) {
    const { method, params } = parseMessage(data)
    if (method === 'peertube::ready' && params === true) return { kind: 'ready' }
    if (method !== 'peertube::playbackStatusChange') return undefined
    return params === 'playing' || params === 'ended' ? { kind: params } : undefined
  },
}

export const samples: readonly Sample[] = [
  [handshake('publish-request'), null, [handshake('publish-reply')]],
  // A reply gets no answer: answering it would start the handshake again, without end.
  [handshake('publish-reply'), null, []],
  ['{"method":"peertube::ready","params":true}', { kind: 'ready' }],
  ['{"method":"peertube::ready","params":false}', null],
  ['{"method":"peertube::playbackStatusChange","params":"playing"}', { kind: 'playing' }],
  ['{"method":"peertube::playbackStatusChange","params":"ended"}', { kind: 'ended' }],
  ['{"method":"peertube::playbackStatusChange","params":"paused"}', null],
]
