/*
 * Compares an address with the address patterns of a service. A pattern reads like an address:
 *
 *     youtube.com/(shorts|live)/{id}      `shorts` or `live`, then any text that the placeholder `id` allows
 *     *.wistia.com/medias/{id}            `*` stands for labels of a host, or for a segment of a path
 *     youtube.com/watch?v={id}            the query has the parameter `v`, and may have others
 *
 * An address fits a pattern if the address's path begins like the pattern's. `www.` is left out of both.
 */

/** A regular expression for each placeholder in address patterns, e.g. `{ id: /\d{5,12}/ }` for `{id}`. */
type Blanks = Readonly<Record<string, RegExp>>

export type AddressForms = {
  /** Address patterns of a video or a booking page, e.g. `vimeo.com/{id}`. The first that fits counts. */
  addresses: readonly string[]
  blanks?: Blanks
  /** Pages that only the account's owner can open, refused although they fit `addresses`: `cal.com/bookings` */
  accountPages?: readonly string[]
}

/** What the placeholders stand for in an address: `{ id: '76979871' }` for `vimeo.com/{id}`. */
export type Parts = Readonly<Record<string, string>>

/** Matches placeholders, and the signs of an address pattern that mean something else in a regular expression. */
const SIGN = /[.(*]|\{(\w+)\}/g

/** Writes the source of a regular expression: `vimeo.com/{id}` → `vimeo\.com/(?<id>\d{5,12})` */
function patternOf(form: string, blanks: Blanks): string {
  return form.replace(SIGN, (sign, name: string) => {
    if (sign === '.') return '\\.'
    // A bracket groups alternatives: its text need not be captured.
    if (sign === '(') return '(?:'
    if (sign === '*') return '[^/]+'
    const blank = blanks[name]
    if (!blank) throw new Error(`${form}: \`blanks\` lacks {${name}}`)
    return `(?<${name}>${blank.source})`
  })
}

/** `undefined` if the address does not fit the pattern. */
export function matchAddress(url: URL, form: string, blanks: Blanks = {}): Parts | undefined {
  const [start = '', query] = form.split('?')
  // The address `a.fr/live/1` fits the pattern `a.fr/live`; `a.fr/livestream` does not.
  const startPattern = new RegExp(`^${patternOf(start, blanks)}(?![\\w-])`)
  const hostAndPath = url.host.replace(/^www\./, '') + url.pathname
  const startFit = startPattern.exec(hostAndPath)
  if (!startFit) return undefined
  const parts = { ...startFit.groups }
  for (const [name, value] of new URLSearchParams(query)) {
    const valuePattern = new RegExp(`^${patternOf(value, blanks)}$`)
    const valueFit = valuePattern.exec(url.searchParams.get(name) ?? '')
    if (!valueFit) return undefined
    Object.assign(parts, valueFit.groups)
  }
  return parts
}

/** Matches an address with the first of a service's address patterns that it fits. */
export function findParts(
  url: URL,
  { addresses, accountPages = [], blanks }: AddressForms,
): Parts | undefined {
  if (accountPages.some((form) => matchAddress(url, form, blanks))) return undefined
  for (const form of addresses) {
    const parts = matchAddress(url, form, blanks)
    if (parts) return parts
  }
  return undefined
}

/** True for an address on one of the hosts, or on a subdomain of one. */
export const isOnHost = (url: URL, hosts: readonly string[] = []) =>
  hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
