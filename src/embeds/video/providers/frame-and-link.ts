import type { FieldRule } from '../../../config/fields.ts'
import { isReadableName, isUrl } from '../../../config/value-forms.ts'
import type { Service } from '../../Service.ts'
import type { FrameVideo, VideoProvider } from '../VideoProvider.ts'

/**
 * Services of which we know the address and little more: their frame, with a standing link beside
 * it. Nothing that they say is verified, so their silence is never called a failure.
 */
type Row = {
  service: Service
  pageUrl: string
  frameUrl: string
  allow: string
  autoplay?: string
  preview?: string
}

const frameAndLink = (row: Row): Omit<FrameVideo, 'kind'> => ({
  service: row.service,
  pageUrl: row.pageUrl,
  frameUrl: row.frameUrl,
  autoplay: row.autoplay ?? null,
  preview: row.preview ? { url: row.preview, tellsRatio: true } : null,
  frameOrigins: [new URL(row.frameUrl).origin],
  allow: row.allow,
  readyIsVerified: false,
})

const identifier = (fix: string): FieldRule => ({
  isValid: (value) => typeof value === 'string' && /^[A-Za-z\d]{4,80}$/.test(value),
  fix,
})

type MuxFields = {
  /** The playback ID (not the asset ID), e.g. `EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs`. */
  id: string
}

export const mux: VideoProvider<MuxFields> = {
  fields: {
    id: identifier(
      'Écrivez le « playback ID » de la vidéo, par exemple « EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs ».',
    ),
  },
  describe: ({ id }) =>
    frameAndLink({
      service: {
        name: 'Mux',
        country: 'États-Unis',
        privacyPolicy: 'https://www.mux.com/privacy',
      },
      pageUrl: `https://player.mux.com/${id}?disable-mux-data=true`,
      frameUrl: `https://player.mux.com/${id}?disable-mux-data=true`,
      autoplay: 'autoplay=true',
      preview: `https://image.mux.com/${id}/thumbnail.webp`,
      allow: 'accelerometer; gyroscope; autoplay; encrypted-media; fullscreen; picture-in-picture',
    }),
}

type DailymotionFields = {
  /** The last part of the video's address, e.g. `x84sh87`. */
  id: string
  /** Identifier of a player made in the Dailymotion studio, e.g. `xgvyr`. */
  playerId: string
}

export const dailymotion: VideoProvider<DailymotionFields> = {
  fields: {
    id: identifier('Écrivez la fin de l’adresse de la vidéo, par exemple « x84sh87 ».'),
    playerId: identifier(
      'Écrivez l’identifiant d’un lecteur créé dans le studio Dailymotion, par exemple « xgvyr ».',
    ),
  },
  describe: ({ id, playerId }) =>
    frameAndLink({
      service: {
        name: 'Dailymotion',
        country: 'France',
        privacyPolicy: 'https://legal.dailymotion.com/fr/politique-de-confidentialite/',
      },
      pageUrl: `https://www.dailymotion.com/video/${id}`,
      frameUrl: `https://geo.dailymotion.com/player/${playerId}.html?video=${id}`,
      allow: 'autoplay; fullscreen; picture-in-picture; web-share',
    }),
}

type LoomFields = {
  /** The last part of the share address, e.g. `0281766fa2d04bb788eaf19e65135184`. */
  id: string
}

export const loom: VideoProvider<LoomFields> = {
  fields: {
    id: identifier(
      'Écrivez la fin de l’adresse de partage, par exemple « 0281766fa2d04bb788eaf19e65135184 ».',
    ),
  },
  describe: ({ id }) =>
    frameAndLink({
      service: {
        name: 'Loom',
        country: 'États-Unis',
        privacyPolicy: 'https://www.atlassian.com/legal/privacy-policy',
      },
      pageUrl: `https://www.loom.com/share/${id}`,
      frameUrl: `https://www.loom.com/embed/${id}?hide_owner=true&hide_share=true&hide_title=true&hideEmbedTopBar=true`,
      allow: 'autoplay; fullscreen',
    }),
}

type PageFields = {
  /** Address that a frame may show, as the service gives it for embedding. */
  url: string
  /** Name of the service, as visitors know it. */
  name: string
  /** Country of the service, in French. */
  country: string
  /** Address of the service's own privacy policy. */
  privacyPolicy: string
}

const name = (fix: string): FieldRule => ({ isValid: isReadableName, fix })
const address = (fix: string): FieldRule => ({
  isValid: isUrl,
  fix,
})

/** Any other service. */
export const page: VideoProvider<PageFields> = {
  fields: {
    url: address(
      'Écrivez l’adresse d’intégration que donne le service, par exemple « https://videos.exemple.fr/integrer/123 ».',
    ),
    name: name('Écrivez le nom du service, par exemple « Vidéos Exemple ».'),
    country: name('Écrivez le pays du service en français, par exemple « France ».'),
    privacyPolicy: address(
      'Écrivez l’adresse de la politique de confidentialité du service, par exemple « https://videos.exemple.fr/confidentialite ».',
    ),
  },
  describe: ({ url, name, country, privacyPolicy }) =>
    frameAndLink({
      service: { name, country, privacyPolicy },
      pageUrl: url,
      frameUrl: url,
      allow: 'autoplay; fullscreen; picture-in-picture',
    }),
}
