import { parseMessage } from '../parse-message.ts'
import type { Messages } from '../Service.ts'
import type { VideoProvider } from '../VideoProvider.ts'

export const provider: VideoProvider<'instance' | 'id' | 'country' | 'privacyPolicy'> = {
  // The company that visitors deal with is whoever runs the instance.
  service: {
    name: 'PeerTube',
    country: 'selon l’instance',
    privacyPolicy: 'https://joinpeertube.org/',
  },
  tells: ['ready', 'playing', 'ended'],
  verified: { against: '@peertube/embed-api 8.2 et jschannel 1.0.2, exécutés', on: '2026-11-21' },
  discretion: 'p2p=0',
  readyIsVerified: true,
  fields: {
    instance: {
      what: 'le nom de domaine de l’instance',
      example: 'videos.exemple.fr',
      form: 'host',
    },
    id: {
      what: 'la fin de l’adresse de la vidéo',
      example: 'bbTAvtQn2sJcVVNcmkhkwm',
      form: /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[A-Za-z\d]{20,22})$/,
    },
    country: {
      what: 'en français le pays de l’organisme qui gère l’instance',
      example: 'France',
      form: 'name',
    },
    privacyPolicy: {
      what: 'l’adresse de la politique de confidentialité de l’instance',
      example: 'https://videos.exemple.fr/about/instance',
      form: 'url',
    },
  },
  example: 'https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm',
  forms: [
    /^(?<instance>[a-z\d.-]+\.[a-z]+)\/(?:w|videos\/(?:watch|embed))\/(?<id>[\da-f]{8}-[\da-f-]{27}|[A-Za-z\d]{20,22})(?:[/?;]|$)/,
  ],
  oembed: '/services/oembed',
  allow: 'autoplay; fullscreen; picture-in-picture',
  autoplay: { autoplay: '1' },
  // No preview: the picture's address does not follow from the identifier. `video.poster` may give one.
  describe: ({ instance, id, country, privacyPolicy }) => ({
    service: { name: `PeerTube (${instance})`, country, privacyPolicy },
    pageUrl: `https://${instance}/w/${id}`,
    // With `p2p` on, its default, visitors would see each other's IP address.
    frameUrl: `https://${instance}/videos/embed/${id}?api=1&p2p=0&warningTitle=0&peertubeLink=0&title=0&subtitle=fr`,
  }),
}

/**
 * PeerTube speaks jschannel: JSON text, methods named `peertube::…`. The player keeps everything
 * to itself until a handshake that either side may begin, with lists of published methods that we
 * leave empty.
 */
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
    if (params === 'playing') return { kind: 'playing' }
    if (params === 'ended') return { kind: 'ended' }
    return undefined
  },
}
