/*
 * Compares an address with the forms in which a service writes its own. A form reads like an address:
 *
 *     youtube.com/(shorts|live)/{id}      `shorts` or `live`, then any text that the placeholder `id` allows
 *     *.wistia.com/medias/{id}            `*` stands for labels of a host, or for a segment of a path
 *     youtube.com/watch?v={id}            the query has the parameter `v`, and may have others
 *
 * An address fits a form if the address's path begins like the form's. `www.` is left out of both.
 */

/** A regular expression for each placeholder of a form, e.g. `{ id: /\d{5,12}/ }`. */
export type Blanks = Readonly<Record<string, RegExp>>

export type AddressForms = {
  /** Forms of the addresses of a video or of a booking page. The first that fits counts. */
  addresses: readonly string[]
  /** What the placeholders of `addresses` may stand for. */
  blanks?: Blanks
  /** Forms, among those of `addresses`, of pages that only the account's owner can open. */
  accountPages?: readonly string[]
}

/** The text that each placeholder of a form stands for in an address, e.g. `{ id: '76979871' }`. */
export type Parts = Readonly<Record<string, string>>

/** The source of a regular expression for a form, or for a part of one. */
const patternOf = (form: string, blanks: Blanks) =>
  form
    .replaceAll('.', '\\.')
    .replaceAll('(', '(?:')
    .replaceAll('*', '[^/]+')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${blanks[name]?.source})`)

/** Reads the placeholders of a form in an address; `undefined` where the address does not fit. */
export function matchAddress(url: URL, form: string, blanks: Blanks = {}): Parts | undefined {
  const [place = '', query] = form.split('?')
  // The form `a.fr/live` does not fit `a.fr/livestream`.
  const placePattern = new RegExp(`^${patternOf(place, blanks)}(?![\\w-])`)
  const fit = placePattern.exec(url.host.replace(/^www\./, '') + url.pathname)
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

/** Reads the placeholders of the first form of a service that fits an address. */
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

/** Whether an address is on one of these hosts, or on a subdomain of one. */
export const isOnHost = (url: URL, hosts: readonly string[] = []) =>
  hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
