import { parsePlainUrl } from '../../../config/plain-url.ts'
import { isReadableName, isUrl } from '../../../config/value-forms.ts'
import { parseMessage } from '../parse-message.ts'
import type { VideoMessages, VideoProvider } from '../VideoProvider.ts'

type PeertubeFields = {
  /** Host of the instance, e.g. `videos.exemple.fr`. */
  instance: string
  /** The last part of the video's address: long (`52a10666-3a18-…`) or short (`bbTAvtQn2sJcVVNcmkhkwm`). */
  id: string
  /** Country of whoever runs the instance, in French. Every instance has its own: the legal pages need it. */
  country: string
  /** Address of the instance's own privacy policy. */
  privacyPolicy: string
}

export const peertube: VideoProvider<PeertubeFields> = {
  fields: {
    instance: {
      isValid: (value) =>
        typeof value === 'string' && parsePlainUrl(`https://${value}`)?.host === value,
      fix: 'Écrivez le nom de domaine de l’instance, par exemple « videos.exemple.fr ».',
    },
    id: {
      isValid: (value) =>
        typeof value === 'string' &&
        (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ||
          /^[A-Za-z\d]{20,22}$/.test(value)),
      fix: 'Écrivez la fin de l’adresse de la vidéo, par exemple « bbTAvtQn2sJcVVNcmkhkwm ».',
    },
    country: {
      isValid: isReadableName,
      fix: 'Écrivez en français le pays de l’organisme qui gère l’instance, par exemple « France ».',
    },
    privacyPolicy: {
      isValid: isUrl,
      fix: 'Écrivez l’adresse de la politique de confidentialité de l’instance, par exemple « https://videos.exemple.fr/about/instance ».',
    },
  },
  describe: ({ instance, id, country, privacyPolicy }) => ({
    service: { name: `PeerTube (${instance})`, country, privacyPolicy },
    pageUrl: `https://${instance}/w/${id}`,
    // With `p2p` on, its default, visitors would see each other's IP address.
    frameUrl: `https://${instance}/videos/embed/${id}?api=1&p2p=0&warningTitle=0&peertubeLink=0&title=0&subtitle=fr`,
    autoplay: 'autoplay=1',
    // The picture's address does not follow from the identifier: `video.poster` may give one.
    preview: null,
    frameOrigins: [`https://${instance}`],
    allow: 'autoplay; fullscreen; picture-in-picture',
    readyIsVerified: true,
  }),
}

/**
 * PeerTube speaks jschannel: JSON text, methods named `peertube::…`. The player keeps everything
 * to itself until a handshake that either side may begin, with lists of published methods that we
 * leave empty.
 */
const handshake = (type: 'publish-request' | 'publish-reply') =>
  JSON.stringify({ method: 'peertube::__ready', params: { type, publish: [] } })

export const messages: VideoMessages = {
  onLoad: [handshake('publish-request')],
  answer(data) {
    const { method, params } = parseMessage(data)
    const isRequest =
      method === 'peertube::__ready' && parseMessage(params).type === 'publish-request'
    return isRequest ? [handshake('publish-reply')] : []
  },
  read(data) {
    const { method, params } = parseMessage(data)
    if (method === 'peertube::ready') return params === true ? 'ready' : undefined
    if (method !== 'peertube::playbackStatusChange') return undefined
    if (params === 'playing') return 'playing'
    if (params === 'ended') return 'ended'
    return undefined
  },
}
