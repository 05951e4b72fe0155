// Makes what a page must know of a service's frame out of the address that the owner gave.
import { findParts } from './addresses/match-address.ts'
import type { CompanyKey, KnownCompany, Provider } from './Provider.ts'
import type { Service, ServiceFrame } from './Service.ts'
import { withParameters } from './with-parameters.ts'

/** The company that the owner wrote, completed from the provider where the two are the same. */
function completeCompany(
  provided: KnownCompany,
  written: { [Key in CompanyKey]?: string | undefined },
): Service {
  const {
    name = provided.name,
    country = provided.country ?? '',
    privacyPolicy = provided.privacyPolicy ?? '',
  } = written
  // A company with another privacy policy is another one, so the provider's details are not about it.
  const details = privacyPolicy === provided.privacyPolicy ? provided : {}
  return { ...details, name, country, privacyPolicy }
}

/**
 * Describes the frame of a service from the address of a video or of a booking page.
 *
 * @param siteUrl public address of our own site
 * @param company what the owner wrote about the company, where the address does not identify it
 */
export function describeService(
  provider: Provider,
  url: URL,
  siteUrl: string,
  company: { [Key in CompanyKey]?: string | undefined } = {},
): ServiceFrame & { service: Service; thumbnailUrl: string | null } {
  const { allow = '', readyIsVerified = false } = provider
  const frameParameters = provider.frameParameters?.(siteUrl) ?? {}
  const pageParameters = Object.fromEntries(
    Object.keys(frameParameters).map((name) => [name, null]),
  )
  const described = provider.describe?.(url, findParts(url, provider) ?? {}, siteUrl)
  const { otherFrameOrigins = [], service = provider.service, ...addresses } = described ?? {}
  const frame = {
    readyIsVerified,
    thumbnailUrl: null,
    pageUrl: withParameters(url, pageParameters),
    frameUrl: withParameters(url, frameParameters),
    ...addresses,
    service: completeCompany(service, company),
  }
  const frameOrigins = [...new Set([new URL(frame.frameUrl).origin, ...otherFrameOrigins])]
  return { ...frame, frameOrigins, allow }
}
