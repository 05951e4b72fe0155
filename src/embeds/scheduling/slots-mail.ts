import { words } from 'virtual:site'
import type { Utm } from '../../attribution.ts'

/** What is left of a subject line once it says what it is about. */
const LONGEST_SUFFIX = 150

/** Adds the campaign to an e-mail's subject, e.g. `Appel (utm : source=lettre, medium=email)`. */
export function withUtmInSubject(subject: string, utm: Utm = {}): string {
  const told = Object.entries(utm).map(([name, value]) => `${name.slice('utm_'.length)}=${value}`)
  if (told.length === 0) return subject
  return `${subject} (utm : ${[...told.join(', ')].slice(0, LONGEST_SUFFIX).join('')})`
}

/** Address of an e-mail, ready to be completed, that proposes three slots. */
export function slotsMail(to: string, utm?: Utm): string {
  const { subject, body } = words.scheduling.mail
  const told = withUtmInSubject(subject, utm)
  // Line breaks of an e-mail are CRLF, also in its address (RFC 6068).
  const lines = body.replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(told)}&body=${encodeURIComponent(lines)}`
}
