/*
 * Compares an address with the forms in which a service writes its own. A form reads like an address:
 *
 *     youtube.com/(shorts|live)/{id}      `shorts` or `live`, then any text that the placeholder `id` allows
 *     *.wistia.com/medias/{id}            `*` stands for labels of a host, or for a segment of a path
 *     youtube.com/watch?v={id}            the query has the parameter `v`, and may have others
 *
 * An address fits a form if the address's path begins like the form's. `www.` is left out of both.
 */

/** A regular expression for each placeholder in the forms of addresses, e.g. `{ id: /\d{5,12}/ }`. */
export type Blanks = Readonly<Record<string, RegExp>>

export type AddressForms = {
  /** Forms of the addresses of a video or a booking page, e.g. `vimeo.com/{id}`. The first that fits counts. */
  addresses: readonly string[]
  /** What the placeholders of `addresses`, as `{id}`, may stand for. */
  blanks?: Blanks
  /** Forms of addresses that only the account's owner can open. They fit `addresses` too, and are refused. */
  accountPages?: readonly string[]
}

/** The text that each placeholder of a form stands for in an address, e.g. `{ id: '76979871' }`. */
export type Parts = Readonly<Record<string, string>>

/** Matches the placeholders of a form, and the signs that mean something else in a regular expression. */
const SIGN = /[.(*]|\{(\w+)\}/g

/** Translates a form of addresses, or a part of one, into the source of a regular expression. */
function patternOf(form: string, blanks: Blanks): string {
  return form.replace(SIGN, (sign, name: string) => {
    if (sign === '.') return '\\.'
    // A bracket in a form only groups alternatives, so the regular expression does not capture its text.
    if (sign === '(') return '(?:'
    if (sign === '*') return '[^/]+'
    const blank = blanks[name]
    if (!blank) throw new Error(`${form}: \`blanks\` lacks {${name}}`)
    return `(?<${name}>${blank.source})`
  })
}

/** Finds what the placeholders of a form stand for in an address; `undefined` for an address that differs. */
export function matchAddress(url: URL, form: string, blanks: Blanks = {}): Parts | undefined {
  const [start = '', query] = form.split('?')
  // The form `a.fr/live` fits `a.fr/live/1`, and not `a.fr/livestream`.
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

/** Finds the first of a service's forms that an address fits, and what its placeholders stand for there. */
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
