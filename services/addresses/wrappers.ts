import { fitsOne } from './match-address.ts'

/** Addresses by which a mail filter, a search engine or a network leads to another address, and counts who follows it. */
export const wrappers = `*.safelinks.protection.outlook.com (l|lm).facebook.com/l.php l.instagram.com l.threads.net
  l.messenger.com linkedin.com/(redir|safety)/** google.*/url youtube.com/redirect slack-redir.net linkprotect.cudasvc.com
  (deref-gmx.*|deref-mail.*|deref-web.de)/** urldefense.com urldefense.proofpoint.com *.mimecast.com secure-web.cisco.com`

/** Finds the address in the query of one of these: `https://l.facebook.com/l.php?u=https%3A%2F%2Fcalendly.com%2F…` */
export function innerAddress(url: URL): string | undefined {
  if (!fitsOne(url, wrappers)) return undefined
  return [...url.searchParams.values()].find((value) => /^https?:\/\//i.test(value))
}
