import type { Provider, Service, ServiceFrame } from './Service.ts'

/** All that follows for a frame from what the owner has given to a service. */
export function describeService<Given>(
  provider: Provider<Given>,
  given: Given,
  siteUrl: string,
): ServiceFrame & { service: Service; preview: { url: string; tellsRatio: boolean } | null } {
  const { service, allow = '', readyIsVerified = false, discretion = null } = provider
  const { otherFrameOrigins = [], preview = null, ...own } = provider.describe(given, siteUrl)
  const frameOrigins = [...new Set([new URL(own.frameUrl).origin, ...otherFrameOrigins])]
  return { service, readyIsVerified, ...own, frameOrigins, allow, discretion, preview }
}
