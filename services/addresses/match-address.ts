/*
 * Compares an address with the address patterns of a service. A pattern reads like an address:
 *
 *     youtube.com/(shorts|live)/{id}      `shorts` or `live`, then any text that the placeholder `id` allows
 *     *.wistia.com/medias/{id}            `*` stands for labels of a host, or for one segment of a path
 *     studio.youtube.com/video/{id}/**    `**` stands for the rest of a path
 *     youtube.com/watch?v={id}            the query has the parameter `v`, and may have others
 *
 * `www.` and a slash at the end are left out of both.
 */

/** A regular expression for each placeholder in address patterns, e.g. `{ id: /\d{5,12}/ }` for `{id}`. */
type Placeholders = Readonly<Record<string, RegExp>>

export type AddressPatterns = {
  /** Address patterns of the pages that everybody may see, e.g. `vimeo.com/{id}`. The first that fits counts. */
  addresses: readonly string[]
  /** `{user}` and `{event}`, a part of a path that the owner has chosen, are always there. */
  placeholders?: Placeholders
  /** Words that the service keeps for pages of its own, in the place of any of these but `{event}`. */
  reserved?: readonly string[]
}

/** What the placeholders stand for in an address: `{ id: '76979871' }` for `vimeo.com/{id}`. */
export type AddressParts = Readonly<Record<string, string>>

/** No user or video has these names: they are pages of an account, of one booking, or of the company itself. */
const RESERVED = [
  'about|account|accounts|admin|api|app|apps|auth|availability|blog|book(ing|ings|ed)|calendar|cancel\\w*|confirm\\w*',
  'contact|dashboard|docs|enterprise|event[-_]?types?|events|features|getting-started|help|home|integrations|invitees?',
  'legal|log-?in|logout|me|onboarding|organi[sz]ations?|plans|preferences|pricing|privacy[\\w-]*|product|profile|register',
  'reschedul\\w*|scheduled[-_]?events|security|settings|sign[-_]?(in|up|out)|sso|status|support|teams|templates|terms|user|users|workflows',
].join('|')

function placeholdersOf({ placeholders = {}, reserved = [] }: AddressPatterns): Placeholders {
  const words = [RESERVED, ...reserved].join('|')
  const unlikeThese = ([name, { source }]: [string, RegExp]) =>
    [name, new RegExp(`(?!(?:${words})(?:/|$))(?:${source})`)] as const
  const event = /(?!(?:invitees|embed|edit|log-?in|reschedul\w*|cancel\w*)(?:\/|$))[^/]+/
  const others = Object.entries({ user: /[^/]+/, ...placeholders }).map(unlikeThese)
  return { event, ...Object.fromEntries(others) }
}

/** The signs of an address pattern, in a regular expression. A bracket groups alternatives, and captures nothing. */
const signs: Record<string, string> = { '**': '.*', '*': '[^/]+', '.': '\\.', '(': '(?:' }

const SIGN_OR_PLACEHOLDER = /\*\*|[.(*]|\{(\w+)\}/g

/** Writes the source of a regular expression: `vimeo.com/{id}` → `vimeo\.com/(?<id>\d{5,12})` */
function sourceOf(pattern: string, placeholders: Placeholders): string {
  return pattern.replace(SIGN_OR_PLACEHOLDER, (sign, name: string) => {
    if (signs[sign]) return signs[sign]
    const allowed = placeholders[name]
    if (!allowed) throw new Error(`${pattern}: \`placeholders\` lacks {${name}}`)
    return `(?<${name}>${allowed.source})`
  })
}

/** Leaves out of an address what does not change which page it opens: `www.`, a slash at the end, the query. */
export const hostAndPath = (url: URL) =>
  (url.host.replace(/^www\./, '') + url.pathname).replace(/\/+$/, '')

/** `undefined` if the address does not fit the pattern. */
function matchAddress(
  url: URL,
  pattern: string,
  placeholders: Placeholders = {},
): AddressParts | undefined {
  const [start = '', query] = pattern.split('?')
  const startFit = new RegExp(`^(?:${sourceOf(start, placeholders)})$`).exec(hostAndPath(url))
  if (!startFit) return undefined
  const parts = { ...startFit.groups }
  for (const [name, value] of new URLSearchParams(query)) {
    const valuePattern = new RegExp(`^${sourceOf(value, placeholders)}$`)
    const valueFit = valuePattern.exec(url.searchParams.get(name) ?? '')
    if (!valueFit) return undefined
    Object.assign(parts, valueFit.groups)
  }
  return parts
}

/** Tells whether an address fits one of several patterns, between spaces. A host alone stands for all its pages. */
export const fitsOne = (url: URL, patterns: string) =>
  patterns
    .split(/\s+/)
    .some((each) => matchAddress(url, each.includes('/') ? each : `${each}(/**|)`))

/** Matches an address with the first of a service's address patterns that it fits. */
export function findParts(url: URL, service: AddressPatterns): AddressParts | undefined {
  const placeholders = placeholdersOf(service)
  for (const pattern of service.addresses) {
    const parts = matchAddress(url, pattern, placeholders)
    if (parts) return parts
  }
  return undefined
}

/** True for an address on one of the hosts, or on a subdomain of one. */
export const isOnHost = (url: URL, hosts: readonly string[] = []) =>
  hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
