/** A host of letters, digits, hyphens and dots, which can be copied into a content security policy. */
const PLAIN_HOST =
  /^(?!(?:.*\.)?xn--)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/

/**
 * Reads an https address whose host may be copied into a header as it stands.
 *
 * @returns the parsed address, or `undefined` for anything else: another scheme, a port,
 *   credentials, an international (punycode) host, a quote, a `;`, a blank or a control character.
 */
export function parsePlainUrl(value: unknown): URL | undefined {
  if (
    typeof value !== 'string' ||
    value.length > 2000 ||
    !/^https:\/\/[!#-&(-:<-~]+$/.test(value)
  ) {
    return undefined
  }
  const url = URL.canParse(value) ? new URL(value) : undefined
  // `URL` drops a default port and lower-cases the host, so the host is compared as the owner wrote it.
  const host = value.slice('https://'.length).split(/[/?#]/, 1)[0]
  return url && host === url.host && PLAIN_HOST.test(url.host) ? url : undefined
}
