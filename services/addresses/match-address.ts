/*
 * Compares an address with the forms in which a service writes its own. A form reads like an address:
 *
 *     youtube.com/(shorts|live)/{id}      one of these words, then what the blank `id` takes
 *     *.wistia.com/medias/{id}            `*` takes labels of a host, or a segment of a path
 *     youtube.com/watch?v={id}            the query has this parameter, whatever else it has
 *
 * An address fits a form where its path begins like the form's. `www.` is left out of both.
 */

/** What each blank of a form takes, e.g. `{ id: /\d{5,12}/ }`. */
export type Blanks = Readonly<Record<string, RegExp>>

/** How a service writes its addresses. */
export type AddressForms = {
  /** Forms of the addresses of a video or of a booking page. The first one that an address fits counts. */
  addresses: readonly string[]
  /** What the blanks of `addresses` take. */
  blanks?: Blanks
  /** Forms of pages that only the account's owner can open, among `addresses`. */
  accountPages?: readonly string[]
}

/** What the blanks of a form took, e.g. `{ id: '76979871' }`. */
export type Parts = Readonly<Record<string, string>>

const hostWithoutWww = ({ host }: URL) => host.replace(/^www\./, '')

/** Makes the source of a regular expression from a form, or from a part of it. */
const patternOf = (form: string, blanks: Blanks) =>
  form
    .replaceAll('.', '\\.')
    .replaceAll('(', '(?:')
    .replaceAll('*', '[^/]+')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${blanks[name]?.source})`)

/** @returns what the blanks took, or `undefined` where the address does not fit the form */
export function matchAddress(url: URL, form: string, blanks: Blanks = {}): Parts | undefined {
  const [place = '', query] = form.split('?')
  // The last word of the form is a whole word of the address.
  const placePattern = new RegExp(`^${patternOf(place, blanks)}(?![\\w-])`)
  const fit = placePattern.exec(hostWithoutWww(url) + url.pathname)
  if (!fit) return undefined
  const parts = { ...fit.groups }
  for (const [name, value] of new URLSearchParams(query)) {
    const valuePattern = new RegExp(`^${patternOf(value, blanks)}$`)
    const valueFit = valuePattern.exec(url.searchParams.get(name) ?? '')
    if (!valueFit) return undefined
    Object.assign(parts, valueFit.groups)
  }
  return parts
}

/** @returns what the blanks took of the first form of a service that the address fits */
export function findParts(
  url: URL,
  { addresses, accountPages = [], blanks }: AddressForms,
): Parts | undefined {
  if (accountPages.some((form) => matchAddress(url, form))) return undefined
  for (const form of addresses) {
    const parts = matchAddress(url, form, blanks)
    if (parts) return parts
  }
  return undefined
}

/** True where an address is on one of these hosts, or on a subdomain of one. */
export const isOnHost = (url: URL, hosts: readonly string[] = []) =>
  hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
