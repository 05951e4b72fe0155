import { words } from 'virtual:site'
import type { Utm } from '../../attribution.ts'

/** Length above which the subject line cuts the campaign's name, in characters. */
const LONGEST_CAMPAIGN = 150

/** Address of an e-mail to complete, which proposes three slots and names the campaign. */
export function slotsMail(to: string, utm: Utm = {}): string {
  const { subject, body } = words.scheduling.mail
  const parameters = Object.entries(utm).map(
    ([name, value]) => `${name.slice('utm_'.length)}=${value}`,
  )
  const campaign = [...parameters.join(', ')].slice(0, LONGEST_CAMPAIGN).join('')
  const line = encodeURIComponent(campaign ? `${subject} (utm : ${campaign})` : subject)
  // In a `mailto:` address, the line breaks of the body are CRLF (RFC 6068).
  return `mailto:${to}?subject=${line}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
