import { plainAddress } from './describe-service.ts'
import type { ListedProvider } from './Provider.ts'
import { type EmbedKind, type ProviderId, providers } from './providers.ts'

/** Follows a link and says nothing of what is at its end. */
const TRACKING = /^(?:utm_\w+|[fgm]bclid|gclid|dclid|msclkid|mc_[ce]id|si|igsh(?:id)?|_hs\w+)$/

/** As the page would read it: entities of HTML and slashes of JSON undone. */
const decode = (pasted: string) =>
  pasted
    .trim()
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('\\/', '/')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')

const isCode = (text: string) => /<[a-z][\w-]*[\s>]|\bCal\(|new \w+Widget\(/i.test(text)

/** The addresses in it: the one that it is, those in a sentence, or those that an embed code holds, frames first. */
function addressesIn(text: string): URL[] {
  const found = isCode(text)
    ? [
        ...text.matchAll(/<iframe[^>]*?\ssrc=["']?([^"'\s>]+)/gi),
        ...text.matchAll(/["'(]((?:https?:)?\/\/[^\s"'<>()\\]+)/g),
      ].map(([, address = '']) => address)
    : /[\s<(]/.test(text)
      ? [...text.matchAll(/https?:\/\/[^\s<>()"'«»]+/g)].map(([address]) => address)
      : [text]
  return found.flatMap((address) => {
    const whole = address.replace(/^(?:https?:)?\/\/|^(?=[^/])/i, 'https://')
    if (/\s/.test(whole) || !URL.canParse(whole)) return []
    const url = new URL(whole)
    for (const name of [...url.searchParams.keys()]) {
      if (TRACKING.test(name)) url.searchParams.delete(name)
    }
    return url.host.includes('.') ? [url] : []
  })
}

/** What an owner pasted: an address of a known service, or what little was found in it. */
export type Recognised<Kind extends EmbedKind> =
  | { provider: ProviderId<Kind>; url: string }
  | {
      provider: undefined
      /** The first address in it. */
      url: string | undefined
      /** The service at whose host it is, though it shows nothing there that we can frame. */
      whose: ListedProvider | undefined
    }

/** Recognises a video or a calendar by whatever its service gives: an address of any kind, or an embed code. */
export function recognise<Kind extends EmbedKind>(kind: Kind, pasted: string): Recognised<Kind> {
  const text = decode(pasted)
  const addresses = addressesIn(text)
  const entries = Object.entries(providers[kind]) as [ProviderId<Kind>, ListedProvider][]
  for (const [provider, { forms, fromCode }] of entries) {
    const url =
      (isCode(text) ? fromCode?.(text) : undefined) ??
      addresses.find((address) => forms.some((form) => form.test(plainAddress(address))))?.href
    if (url) return { provider, url }
  }
  const isAt = ({ host }: ListedProvider) =>
    addresses.some((address) => host?.test(address.host.replace(/^www\./, '')))
  const whose = entries.find(([, entry]) => isAt(entry))?.[1]
  return { provider: undefined, url: addresses[0]?.href, whose }
}
