import { findParts, isOnHost } from './match-address.ts'
import type { ListedProvider } from './Provider.ts'
import { type EmbedKind, type ProviderId, providers } from './providers.ts'

/** Query parameters that only follow people from one page to another: the address works without. */
const TRACKING_PARAMETER =
  /^(?:utm_\w+|[fgm]bclid|gclid|dclid|msclkid|mc_[ce]id|si|igsh(?:id)?|_hs\w+)$/

/** Undoes the escapes of HTML and of JSON, and drops the invisible characters that copying adds. */
const decode = (pasted: string) =>
  pasted
    .trim()
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('\\/', '/')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')

const isEmbedCode = (text: string) => /<[a-z][\w-]*[\s>]|\bCal\(|new \w+Widget\(/i.test(text)

/** Finds the addresses of an embed code, those of its frames first. */
function findInEmbedCode(code: string): string[] {
  const frameSources = code.matchAll(/<iframe[^>]*?\ssrc=["']?([^"'\s>]+)/gi)
  const quotedAddresses = code.matchAll(/["'(]((?:https?:)?\/\/[^\s"'<>()\\]+)/g)
  return [...frameSources, ...quotedAddresses].map(([, address = '']) => address)
}

/** Finds what looks like an address; a text of a single word may be one without its `https://`. */
function findAddresses(text: string): string[] {
  if (isEmbedCode(text)) return findInEmbedCode(text)
  const isSentence = /[\s<(]/.test(text)
  return isSentence ? (text.match(/https?:\/\/[^\s<>()"'«»]+/g) ?? []) : [text]
}

/** @returns the address over https, without tracking parameters; `undefined` for another text */
function parseAddress(address: string): URL | undefined {
  const whole = address.replace(/^(?:https?:)?\/\/|^(?=[^/])/i, 'https://')
  if (/\s/.test(whole) || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING_PARAMETER.test(name)) url.searchParams.delete(name)
  }
  return url.host.includes('.') ? url : undefined
}

/** What was recognised in a pasted text: an address of a listed service, or else what is left. */
export type RecognisedEmbed<Kind extends EmbedKind> =
  | { provider: ProviderId<Kind>; url: string }
  | {
      provider: undefined
      /** The first address of the text. */
      url: string | undefined
      /** The service whose host an address has, although it is not one of a video or of a booking page. */
      providerOfHost: ListedProvider | undefined
    }

/**
 * Recognises a video or a booking page in whatever its service lets people copy: an address of any
 * form, or an embed code.
 */
export function recogniseEmbed<Kind extends EmbedKind>(
  kind: Kind,
  pasted: string,
): RecognisedEmbed<Kind> {
  const text = decode(pasted)
  const urls = findAddresses(text)
    .map(parseAddress)
    .filter((url) => url !== undefined)
  const entries = Object.entries(providers[kind]) as [ProviderId<Kind>, ListedProvider][]
  for (const [provider, service] of entries) {
    const address = isEmbedCode(text) ? service.addressFromCode?.(text) : undefined
    if (address) return { provider, url: address }
    const url = urls.find((each) => findParts(each, service))
    if (url) return { provider, url: url.href }
  }
  const ofHost = entries.find(([, { hosts }]) => urls.some((url) => isOnHost(url, hosts)))
  return { provider: undefined, url: urls[0]?.href, providerOfHost: ofHost?.[1] }
}
