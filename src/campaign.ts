const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

const LONGEST_VALUE = 100

/** An e-mail address, or a French telephone number: such a value names a person, and no service receives it. */
const PERSONAL = /@|(?<!\d)(?:0|(?:\+|00)?33)(?:\D?\(0\))?(?:[\s.\-_/()]*\d){9}(?!\d)/

/** The campaign that brought the visitor. */
export type Campaign = Partial<Record<(typeof names)[number], string>>

/**
 * Reads the campaign from the address of this page or, if there is none, from that of the page before it on
 * this site: a link that is opened in another tab is without the parameters. Nothing is stored.
 */
export function readCampaign(address: string, referrer = ''): Campaign {
  const { origin, searchParams } = new URL(address)
  const utm: Campaign = {}
  for (const name of names) {
    const value = searchParams.get(name) ?? ''
    // The value is cut between characters: `encodeURIComponent` throws on half of a surrogate pair.
    const plain = [...value.replace(/\p{Cc}/gu, ' ').trim()].slice(0, LONGEST_VALUE).join('')
    if (plain && !PERSONAL.test(value)) utm[name] = plain
  }
  const isOurs = URL.canParse(referrer) && new URL(referrer).origin === origin
  return Object.keys(utm).length === 0 && isOurs ? readCampaign(referrer) : utm
}

/** This visit's campaign, read before navigation changes the address. */
export const campaign: Campaign =
  typeof document === 'undefined' ? {} : readCampaign(location.href, document.referrer)
