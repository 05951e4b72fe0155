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
export type Blanks = Readonly<Record<string, RegExp>>

export type AddressForms = {
  /** Address patterns of a video or a booking page, e.g. `vimeo.com/{id}`. The first that fits counts. */
  addresses: readonly string[]
  /** What the placeholders of `addresses`, as `{id}`, may stand for. */
  blanks?: Blanks
  /**
   * Patterns of addresses that only the account's owner can open, e.g. `cal.com/bookings`. Such an address is
   * refused, although it fits `addresses` too.
   */
  accountPages?: readonly string[]
}

/**
 * The text that each placeholder of an address pattern stands for in an address: `{ id: '76979871' }` for
 * `vimeo.com/{id}` and `vimeo.com/76979871`.
 */
export type Parts = Readonly<Record<string, string>>

/**
 * Matches the placeholders of an address pattern, and the signs of the pattern that mean something else in a
 * regular expression.
 */
const SIGN = /[.(*]|\{(\w+)\}/g

/**
 * Translates an address pattern, or a part of a pattern, into the source of a regular expression: `vimeo.com/{id}`
 * becomes `vimeo\.com/(?<id>\d{5,12})`.
 */
function patternOf(form: string, blanks: Blanks): string {
  return form.replace(SIGN, (sign, name: string) => {
    if (sign === '.') return '\\.'
    // A bracket in an address pattern only groups alternatives: the regular expression need not capture its text.
    if (sign === '(') return '(?:'
    if (sign === '*') return '[^/]+'
    const blank = blanks[name]
    if (!blank) throw new Error(`${form}: \`blanks\` lacks {${name}}`)
    return `(?<${name}>${blank.source})`
  })
}

/**
 * Finds the texts that the placeholders of an address pattern stand for in an address; `undefined` if the address
 * does not fit the pattern.
 */
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

/**
 * Finds the first address pattern of a service that an address fits, and returns the texts that the pattern's
 * placeholders stand for in this address.
 */
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

/** Whether an address is on one of these hosts, or on a subdomain of one. */
export const isOnHost = (url: URL, hosts: readonly string[] = []) =>
  hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
