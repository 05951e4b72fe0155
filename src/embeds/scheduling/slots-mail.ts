import { words } from 'virtual:site'
import { type Utm, withUtmInSubject } from '../../attribution.ts'

/** Address of an e-mail, ready to be completed, that proposes three slots. */
export function slotsMail(to: string, utm?: Utm): string {
  const { subject, body } = words.scheduling.mail
  const told = withUtmInSubject(subject, utm)
  // Line breaks of an e-mail are CRLF, also in its address (RFC 6068).
  const lines = body.replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(told)}&body=${encodeURIComponent(lines)}`
}
