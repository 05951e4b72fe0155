import type { CompanyKey, Parts, Provider } from './Provider.ts'
import type { Service, ServiceFrame } from './Service.ts'
import { withParameters } from './with-parameters.ts'

/** An address as forms read it. */
export const plainAddress = ({ host, pathname, search }: URL) =>
  host.replace(/^www\./, '') + pathname + search

/**
 * All that follows for a frame from an address of its service.
 *
 * @param siteUrl public address of our own site
 * @param named how the owner names its company, where the address does not
 */
export function describeService(
  provider: Provider,
  url: URL,
  siteUrl: string,
  named: { [Key in CompanyKey]?: string | undefined } = {},
): ServiceFrame & { service: Service; thumbnailUrl: string | null } {
  const { allow = '', readyIsVerified = false, parameters } = provider
  const address = plainAddress(url)
  const parts: Parts = provider.forms.map((form) => form.exec(address)?.groups).find(Boolean) ?? {}
  const own = parameters?.(siteUrl) ?? {}
  const { otherFrameOrigins = [], ...described } = provider.describe?.(url, parts, siteUrl) ?? {}
  const { service: known = provider.service } = described
  const { name = known.name, country = known.country, privacyPolicy = known.privacyPolicy } = named
  // With another policy it is another company: what the entry says of the first is not true of it.
  const told = privacyPolicy === known.privacyPolicy ? known : {}
  const absent = Object.fromEntries(Object.keys(own).map((name) => [name, null]))
  const frame = {
    readyIsVerified,
    thumbnailUrl: null,
    pageUrl: withParameters(url, absent),
    frameUrl: withParameters(url, own),
    ...described,
    service: { ...told, name, country, privacyPolicy },
  }
  const frameOrigins = [...new Set([new URL(frame.frameUrl).origin, ...otherFrameOrigins])]
  return { ...frame, frameOrigins, allow }
}
