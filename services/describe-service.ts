// Describes the frame of a service: its addresses, the origins that it needs, the company behind it.
import { findParts } from './addresses/match-address.ts'
import type { CompanyKey, KnownCompany, Provider } from './Provider.ts'
import type { Service, ServiceFrame } from './Service.ts'
import { withParameters } from './with-parameters.ts'

type WrittenCompany = { [Key in CompanyKey]?: string | undefined }

type DescribedService = ServiceFrame & { service: Service; thumbnailUrl: string | null }

/** Takes each fact from the provider's own `describe`, else from its other keys, else from a default. */
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

function withoutParameters(address: URL, names: string[]): string {
  return withParameters(address, Object.fromEntries(names.map((name) => [name, null])))
}

/** What the owner wrote comes before what the service's file says. */
function completeCompany(provided: KnownCompany, written: WrittenCompany): Service {
  const privacyPolicy = written.privacyPolicy ?? provided.privacyPolicy ?? ''
  const identity = {
    name: written.name ?? provided.name,
    country: written.country ?? provided.country ?? '',
    privacyPolicy,
  }
  // If the owner gives another privacy policy than the service's file does, another company runs the service: what
  // the file says of its own company is then left out.
  const isAnotherCompany =
    provided.privacyPolicy !== undefined && privacyPolicy !== provided.privacyPolicy
  return isAnotherCompany ? identity : { ...provided, ...identity }
}
