const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

/** In characters: longer than the names of campaigns. */
const LONGEST_VALUE = 100

/** Which campaign brought the visitor: a fixed list of parameters of the address, and nothing else. */
export type Utm = Partial<Record<(typeof names)[number], string>>

/**
 * Reads the campaign from an address.
 *
 * Nothing is kept in a cookie or in storage: it lives as long as the page does.
 *
 * @param address where the visitor landed
 * @param referrer the page before, which counts when it is ours: a link followed before hydration
 *   loads a new page, without the parameters of the first
 */
export function readUtm(address: string, referrer = ''): Utm {
  const { origin, searchParams } = new URL(address)
  const utm: Utm = {}
  for (const name of names) {
    const value = searchParams.get(name) ?? ''
    // Cut between characters: half of a surrogate pair cannot be encoded.
    const plain = [...value.replace(/\p{Cc}/gu, ' ').trim()].slice(0, LONGEST_VALUE).join('')
    if (plain) utm[name] = plain
  }
  const isOurs = URL.canParse(referrer) && new URL(referrer).origin === origin
  return Object.keys(utm).length === 0 && isOurs ? readUtm(referrer) : utm
}

/** Read once, as the application starts: client-side navigation changes the address. */
export const landing =
  typeof document === 'undefined' ? {} : readUtm(location.href, document.referrer)
