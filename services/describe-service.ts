// Describes the frame of a video or scheduling service: its addresses, the origins that it needs and the
// company behind it. The build calls it for the site's pages, and the checks of `site.yaml` for an address.
import { findParts } from './addresses/match-address.ts'
import type { CompanyKey, KnownCompany, Provider } from './Provider.ts'
import type { Service, ServiceFrame } from './Service.ts'
import { withParameters } from './with-parameters.ts'

/** What the owner wrote about the company in `site.yaml`. */
type WrittenCompany = { [Key in CompanyKey]?: string | undefined }

/** `thumbnailUrl` is the service's preview picture, where its address can be composed. */
type DescribedService = ServiceFrame & { service: Service; thumbnailUrl: string | null }

/**
 * Describes the frame of a service from the address of a video or of a booking page. What the provider's
 * own `describe` returns comes first, then what its other keys say, then a default.
 *
 * @param siteUrl public address of the owner's site
 * @param company what the owner wrote about the company, where the address does not identify it
 */
export function describeService(
  provider: Provider,
  url: URL,
  siteUrl: string,
  company: WrittenCompany = {},
): DescribedService {
  const parts = findParts(url, provider) ?? {}
  const described = provider.describe?.(url, parts, siteUrl) ?? {}
  const frameParameters = provider.frameParameters?.(siteUrl) ?? {}
  const frameUrl = described.frameUrl ?? withParameters(url, frameParameters)
  const origins = [new URL(frameUrl).origin, ...(described.otherFrameOrigins ?? [])]
  return {
    service: completeCompany(described.service ?? provider.service, company),
    pageUrl: described.pageUrl ?? withoutParameters(url, Object.keys(frameParameters)),
    frameUrl,
    frameOrigins: [...new Set(origins)],
    allow: provider.allow ?? '',
    readyIsVerified: described.readyIsVerified ?? provider.readyIsVerified ?? false,
    thumbnailUrl: described.thumbnailUrl ?? null,
  }
}

function withoutParameters(url: URL, names: string[]): string {
  const removals = names.map((name): [string, null] => [name, null])
  return withParameters(url, Object.fromEntries(removals))
}

/** Joins what is known of the company: what the owner wrote comes before what the service's file says. */
function completeCompany(provided: KnownCompany, written: WrittenCompany): Service {
  const privacyPolicy = written.privacyPolicy ?? provided.privacyPolicy ?? ''
  const identity = {
    name: written.name ?? provided.name,
    country: written.country ?? provided.country ?? '',
    privacyPolicy,
  }
  // Another privacy policy means another company, so the file's details (trackers, source) are left out.
  const isAnotherCompany = privacyPolicy !== provided.privacyPolicy
  return isAnotherCompany ? identity : { ...provided, ...identity }
}
