import { withParameters } from '../../services/with-parameters.ts'
import type { Campaign } from '../campaign.ts'
import { isPage } from '../routes.ts'

type Navigation = {
  address: string
  /** The section to which the page is scrolled, e.g. `#garantie`; empty for its top. */
  fragment: string
  addsEntry: boolean
}

/**
 * What the application does where a link is followed.
 *
 * @returns `null` where the link leads elsewhere, and the browser follows it
 */
export function navigationBy(link: URL, shown: URL, campaign: Campaign): Navigation | null {
  if (link.origin !== shown.origin) return null
  const fragment = link.hash
  if (link.pathname === shown.pathname) {
    const address = new URL(shown)
    address.hash = fragment
    return { address: address.href, fragment, addsEntry: fragment !== shown.hash }
  }
  if (!isPage(link.pathname)) return null
  return { address: withParameters(link, campaign), fragment, addsEntry: true }
}

/** Back and Forward lead to the section of the page that is shown, and to the top of any other. */
export const fragmentAfterTravel = (to: Pick<URL, 'pathname' | 'hash'>, shownPath: string) =>
  to.pathname === shownPath ? to.hash : ''
