// Recognises a video or a booking page in an address, a message that holds one, or an embed code.

import type { Provider } from '../Provider.ts'
import { listProviders } from '../providers.ts'
import type { EmbedKind } from '../Service.ts'
import { findParts, isOnHost } from './match-address.ts'
import { withoutVisitor } from './without-visitor.ts'
import { innerAddress } from './wrappers.ts'

type RecognisedEmbed = {
  /** The service whose video or booking page the text contains. */
  providerId?: string | undefined
  /** The address of the service's video or booking page in the pasted text, else the first address in it. */
  url?: string | undefined
  /** If no video or booking page was recognised: a service to whose host an address in the text leads. */
  providerOfHost?: Provider | undefined
  /** Why the text cannot be used, and what to copy instead. */
  refusal?: string
}

const INTERRUPTED =
  'Une espace, un retour à la ligne ou « … » coupe cette adresse. Copiez-la de nouveau, seule, entière et d’un seul tenant.'

const SEVERAL = 'Ce texte contient plusieurs adresses. Ne collez que celle qu’il faut montrer.'

export function recogniseEmbed(kind: EmbedKind, pasted: string): RecognisedEmbed {
  const text = decode(pasted)
  // The address of a frame comes before those of other links in its code.
  const frame = text.slice(text.search(/<iframe|$/i))
  const addresses = [...findAddresses(frame), ...findAddresses(text)]
  const urls = addresses.map(parseAddress).filter((url) => url !== undefined)
  const starts = addresses.map((address) => parseAddress(address.split(INTERRUPTION)[0] ?? ''))
  const candidates = kind === 'scheduling' ? urls.map(withoutVisitor) : urls
  const entries = listProviders(kind)
  for (const [providerId, provider] of entries) {
    const url = parseAddress(provider.addressFromCode?.(text) ?? '')
    if (url) return { providerId, url: url.href }
  }
  const url = candidates.find((each) => identify(kind, each))
  if (url) {
    const names = starts.flatMap((start) => (start && identify(kind, start)?.name) ?? [])
    if (new Set(names).size > 1) return { refusal: SEVERAL }
    return { providerId: identify(kind, url)?.providerId, url: url.href }
  }
  // What precedes a space or three dots may be another address.
  if (addresses.some((address) => INTERRUPTION.test(address))) return { refusal: INTERRUPTED }
  // A script is no page: `https://app.cal.com/embed/embed.js`
  const page = urls.find(({ pathname }) => !/\.m?js$/.test(pathname))
  const ofHost = entries.find(([, { hosts }]) => urls.some((url) => isOnHost(url, hosts)))
  return { url: page?.href, providerOfHost: ofHost?.[1] }
}

/** Finds the service of an address, and names its video or its booking page, to which other addresses may lead. */
function identify(kind: EmbedKind, url: URL) {
  for (const [providerId, provider] of listProviders(kind)) {
    const parts = findParts(url, provider)
    if (parts) return { providerId, name: `${providerId} ${parts.id ?? url.pathname}` }
  }
  return undefined
}

/** How a mail, a word processor or a page that shows code writes some signs. Code may be escaped twice: `&amp;lt;`. */
const escapes: [written: RegExp, sign: string][] = [
  [/&amp;/gi, '&'],
  [/&lt;|\\u003c/gi, '<'],
  [/&gt;|\\u003e/gi, '>'],
  [/&(?:quot|#34|#x22);|\\"|[“”„«»]/gi, '"'],
  [/&(?:apos|#39|#x27);|[‘’]/gi, "'"],
  [/&(?:#47|#x2f);|\\\//gi, '/'],
  [/&nbsp;/gi, ' '],
  // Quotes of a script become those of HTML.
  [/'((?:https?:)?\/\/[^\s<>"']+)'/gi, '"$1"'],
  // Markdown's italics, but not an address that ends with `_`.
  [/(?<!\w)(_+)(https?:\S+?)\1(?!\w)/g, '$2'],
  // Zero-width characters and marks of direction, which copying may add to an address.
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ''],
]

const decode = (pasted: string) =>
  escapes.reduce((text, [written, sign]) => text.replace(written, sign), pasted).trim()

/** Matches an address, which may lack its `https:` between quotes, and what may continue it behind one space. */
const ADDRESS =
  /((?:https?:|(?<="))\/\/[^\s<>"]+)(?=([^\S\n]*\n?[^\S\n]*(?!https?:)(?:[\w%]|[/?&=#+~.-]\S))?)/gi

/** Matches marks around an address, which are no part of it: `**https://…**`, `(https://…).`, `https://…%20`. */
const MARKS_BEFORE = /^["'([{*`]+/
const MARKS_AFTER = /(?:["'.,;:!?)\]}*`|]|%20|%C2%A0)+$/i

/** Lists the addresses in a text or an embed code. One that seems to continue behind a space keeps the space, and can then not be read. */
function findAddresses(text: string): string[] {
  const found = [...text.matchAll(ADDRESS)].map(([, typed = '', next = '']) => {
    const address = withoutMarks(typed)
    const marks = typed.slice(address.length)
    // A small letter behind « . » or « ? » begins no sentence: the space is in the address, `https://calendly. com/…`.
    const isEnd = marks && !(/^[.?]$/.test(marks) && /[a-z\d]$/.test(next))
    return isEnd ? address : address + next
  })
  // A single word may be an address without its `https://`.
  const isWord = found.length === 0 && !/\s/.test(text)
  return isWord ? [withoutMarks(text)] : found
}

/** Dots that stand for the rest of an address stay, so that it is not read. */
const withoutMarks = (typed: string) =>
  INTERRUPTION.test(typed) ? typed : typed.replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '')

/** Query parameters of advertisements, newsletters and shared links, without which an address works. */
const trackingParameters =
  'fbclid gbclid mbclid gclid dclid msclkid mc_cid mc_eid si igsh igshid'.split(' ')

const isTracking = (name: string) => trackingParameters.includes(name) || /^utm_|^_hs/.test(name)

/** Matches what is left out of an address, so that the address is another one. */
const INTERRUPTION = /\s|…|\.{3}/

/** Reads an address that may lack its `https://`, without its tracking parameters, out of what wraps it. */
function parseAddress(address: string): URL | undefined {
  // A path such as `/agence` does not count as an address.
  if (INTERRUPTION.test(address) || /^\/(?!\/)/.test(address)) return undefined
  const whole = `https://${address.replace(/^(?:https?:)?\/\//i, '')}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  if (!url.host.includes('.')) return undefined
  for (const name of [...url.searchParams.keys()]) {
    if (isTracking(name)) url.searchParams.delete(name)
  }
  const inner = innerAddress(url)
  return (inner && parseAddress(inner)) || url
}
