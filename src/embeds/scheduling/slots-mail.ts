import { words } from 'virtual:site'
import type { Campaign } from '../../campaign.ts'

const LONGEST_CAMPAIGN = 150

/** A `mailto:` link to a draft in which the visitor proposes three slots. Its subject names the campaign. */
export function slotsMail(to: string, campaign: Campaign): string {
  const { subject, body } = words.scheduling.mail
  const parameters = Object.entries(campaign).map(
    ([name, value]) => `${name.slice('utm_'.length)}=${value}`,
  )
  const summary = [...parameters.join(', ')].slice(0, LONGEST_CAMPAIGN).join('')
  const line = encodeURIComponent(summary ? `${subject} (utm : ${summary})` : subject)
  // In a `mailto:` address, the line breaks of the body are CRLF (RFC 6068).
  return `mailto:${to}?subject=${line}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
