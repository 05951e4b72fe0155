// Recognises a video or a booking page in an address, a message that holds one, or an embed code.
import type { Provider } from '../Provider.ts'
import { type EmbedKind, listProviders } from '../providers.ts'
import { findParts, isOnHost } from './match-address.ts'
import { withoutVisitor } from './without-visitor.ts'

type RecognisedEmbed = {
  /** The service whose video or booking page the text contains. */
  providerId?: string
  /** The address of the service's video or booking page in the pasted text, else the first address in it. */
  url: string | undefined
  /** If no video or booking page was recognised: a service to whose host an address in the text leads. */
  providerOfHost?: Provider | undefined
}

export function recogniseEmbed(kind: EmbedKind, pasted: string): RecognisedEmbed {
  const text = decode(pasted)
  const isCode = isEmbedCode(text)
  const addresses = isCode ? findInEmbedCode(text) : findInText(text)
  const urls = addresses.map(parseAddress).filter((url) => url !== undefined)
  const candidates = kind === 'scheduling' ? urls.map(withoutVisitor) : urls
  const entries = listProviders(kind)
  for (const [providerId, provider] of entries) {
    const address = isCode ? parseAddress(provider.addressFromCode?.(text) ?? '') : undefined
    const url = address ?? candidates.find((each) => findParts(each, provider))
    if (url) return { providerId, url: url.href }
  }
  // A script is no page: `https://app.cal.com/embed/embed.js`
  const pages = urls.filter(({ pathname }) => !isCode || !/\.m?js$/.test(pathname))
  const listedProviders = entries.map(([, provider]) => provider)
  const providerOfHost = listedProviders.find(({ hosts }) =>
    urls.some((url) => isOnHost(url, hosts)),
  )
  return { url: pages[0]?.href, providerOfHost }
}

/** Matches zero-width characters, which copying may add to an address. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g

const decode = (pasted: string) =>
  pasted
    .trim()
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('\\/', '/')
    .replace(INVISIBLE, '')

/** Matches a tag of HTML, `<iframe src=…`, but not `<https://…>`, as an e-mail may write an address. */
const HTML_TAG = /<[a-z][\w-]*[\s>]/i

/** Matches calls of Cal.com's and SimplyBook's scripts: `Cal("init")`, `new SimplybookWidget({`. */
const SCRIPT_CALL = /\bCal\(|new \w+Widget\(/i

const isEmbedCode = (text: string) => HTML_TAG.test(text) || SCRIPT_CALL.test(text)

/** Matches the address of a frame in an embed code: `<iframe width="560" src="https://…"`. */
const FRAME_SOURCE = /<iframe[^>]*?\ssrc=["']?([^"'\s>]+)/gi

/** Matches an address in an embed code, between quotes or brackets: `"https://…"`, `'//…'`, `(https://…`. */
const QUOTED_ADDRESS = /["'(]((?:https?:)?\/\/[^\s"'<>()\\]+)/g

/** Lists the addresses in an embed code: those of its frames, then all others. */
function findInEmbedCode(code: string): string[] {
  const matches = [...code.matchAll(FRAME_SOURCE), ...code.matchAll(QUOTED_ADDRESS)]
  return matches.map(([, address = '']) => address)
}

/** A single word may be an address without its `https://`. */
function findInText(text: string): string[] {
  const isSentence = /[\s<(]/.test(text)
  return isSentence ? (text.match(/https?:\/\/[^\s<>()"'«»]+/g) ?? []) : [text]
}

/** Query parameters of advertisements, newsletters and shared links, without which an address works. */
const trackingParameters =
  'fbclid gbclid mbclid gclid dclid msclkid mc_cid mc_eid si igsh igshid'.split(' ')

const isTracking = (name: string) => trackingParameters.includes(name) || /^utm_|^_hs/.test(name)

/** Reads an address that may lack its `https://`, without its tracking parameters. */
function parseAddress(address: string): URL | undefined {
  // A path such as `/agence` does not count as an address.
  if (/\s/.test(address) || /^\/(?!\/)/.test(address)) return undefined
  const whole = `https://${address.replace(/^(?:https?:)?\/\//i, '')}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  if (!url.host.includes('.')) return undefined
  for (const name of [...url.searchParams.keys()]) {
    if (isTracking(name)) url.searchParams.delete(name)
  }
  return url
}
