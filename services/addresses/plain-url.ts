const PLAIN_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/

/**
 * Reads an https address whose host may be copied into a header as it stands: without port, credentials,
 * accent, quote, `;`, space or control character.
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
  // `URL` silently repairs a host (a default port, a capital letter). An address whose host it has repaired is
  // refused.
  const host = value.slice('https://'.length).split(/[/?#]/, 1)[0]
  return url && host === url.host && PLAIN_HOST.test(url.host) ? url : undefined
}
