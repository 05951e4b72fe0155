import type { Parts, Provider } from './Provider.ts'
import type { Service, ServiceFrame } from './Service.ts'
import { withParameters } from './with-parameters.ts'

/** An address as forms read it. */
export const plainAddress = ({ host, pathname, search }: URL) =>
  host.replace(/^www\./, '') + pathname + search

/** All that follows for a frame from an address of its service. */
export function describeService(
  provider: Provider,
  url: URL,
  siteUrl: string,
): ServiceFrame & { service: Service; thumbnailUrl: string | null } {
  const { service, allow = '', readyIsVerified = false, parameters } = provider
  const address = plainAddress(url)
  const parts: Parts = provider.forms.map((form) => form.exec(address)?.groups).find(Boolean) ?? {}
  const own = parameters?.(siteUrl) ?? {}
  const { otherFrameOrigins = [], ...described } = provider.describe?.(url, parts, siteUrl) ?? {}
  const absent = Object.fromEntries(Object.keys(own).map((name) => [name, null]))
  const frame = {
    service,
    readyIsVerified,
    thumbnailUrl: null,
    pageUrl: withParameters(url, absent),
    frameUrl: withParameters(url, own),
    ...described,
  }
  const frameOrigins = [...new Set([new URL(frame.frameUrl).origin, ...otherFrameOrigins])]
  return { ...frame, frameOrigins, allow }
}
