import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { readRatio } from '../../services/addresses/read-ratio.ts'
import { recogniseEmbed } from '../../services/addresses/recognise-embed.ts'
import type { Provider } from '../../services/Provider.ts'
import { type ProviderId, providers } from '../../services/providers.ts'
import type { EmbedKind } from '../../services/Service.ts'
import { findWrongAddress } from './find-wrong-address.ts'
import type { Reading } from './Question.ts'

/** The address of a video or a booking page. `provider` is `other` for an address of no listed service. */
export type FoundService<Kind extends EmbedKind = EmbedKind> = {
  provider: ProviderId<Kind>
  url: string
  /** Width over height, if an embed code tells it. */
  ratio?: number | undefined
}

/**
 * Finds the service of what an owner pasted, or says why it cannot be used, in this order:
 * 1. the listed service that has an address pattern, e.g. `vimeo.com/{id}`, which the address fits;
 * 2. a known mistake, such as the address of a film on another server or of the owner's account;
 * 3. any other page, but not one of a listed service: the service allows only the pages of its pattern in a frame.
 */
export function findService<Kind extends EmbedKind>(
  kind: Kind,
  pasted: string,
): Reading<FoundService<Kind>> {
  const { providerId, providerOfHost, refusal, url: address } = recogniseEmbed(kind, pasted)
  if (refusal) return { refusal }
  const url = parsePlainUrl(address)
  if (!url) return { refusal: orders[kind] }
  if (providerId) {
    if (kind === 'video' && EXPIRING.test(`${pasted} ${url}`)) return { refusal: SIGNED }
  } else {
    const mistake =
      findWrongAddress(kind, url) ?? (providerOfHost && refuse(kind, url, providerOfHost))
    if (mistake) return { refusal: mistake }
  }
  const provider = (providerId ?? 'other') as ProviderId<Kind>
  return { value: { provider, url: url.href, ratio: readRatio(pasted) } }
}

/** Matches a query parameter, or an attribute of an embed code, that makes an address valid for a time or one person. */
export const EXPIRING =
  /[?&;\s](?:(?:access_?|bcdn_|playback-)?token|expir\w*|exp|signature|sig|hmac|jwt|policy|key-pair-id|hdnts|x-(?:amz|goog)-[^=\s]*)=/i

const SIGNED =
  'Cette adresse est signée : elle cesse de marcher après un temps. Rendez la vidéo publique chez son service, puis copiez l’adresse qu’elle y a sans signature.'

const orders = {
  video: `Collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${providers.video.youtube.example} ».`,
  scheduling: `Donnez l’adresse de votre page de réservation, en https et sans port, par exemple « ${providers.scheduling.calendly.example} ».`,
}

const notPages = {
  video:
    'n’est pas l’adresse d’une vidéo. Ouvrez la vidéo comme le fera un visiteur, et copiez son adresse',
  scheduling:
    'n’est pas la page où l’on prend rendez-vous. Copiez le lien que vous donneriez à tous pour réserver',
}

/** Says why an address of a listed service cannot be shown, and what to copy instead. */
const refuse = (kind: EmbedKind, url: URL, { service, example }: Provider) =>
  `« ${url.href} » est bien chez ${service.name}, et ${notPages[kind]}, par exemple « ${example} ».`
