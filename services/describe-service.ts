// Describes the frame of a service: its addresses, the origins that it needs, the company behind it.
import { findParts } from './addresses/match-address.ts'
import { readStart } from './addresses/read-start.ts'
import { findKnownCompany } from './known-companies.ts'
import type { CompanyKey, KnownCompany, Provider } from './Provider.ts'
import type { Service, ServiceFrame } from './Service.ts'
import { withParameters } from './with-parameters.ts'

type WrittenCompany = { [Key in CompanyKey]?: string | undefined }

type DescribedService = ServiceFrame & { service: Service; thumbnailUrl: string | null }

/** Takes each fact from the provider's own `describeFrame`, else from its other keys, else from a default. */
export function describeService(
  provider: Provider,
  url: URL,
  siteUrl: string,
  company: WrittenCompany = {},
): DescribedService {
  const { parameters = {}, describeFrame, startAt } = provider
  const described = describeFrame?.(findParts(url, provider) ?? {}, url, siteUrl) ?? {}
  const start = startAt ? readStart(url) : undefined
  const frameUrl = described.frameUrl ?? withParameters(url, parameters)
  const origins = [new URL(frameUrl).origin, ...(described.otherFrameOrigins ?? [])]
  return {
    service: completeCompany(described.service ?? provider.service, url, company),
    pageUrl: described.pageUrl ?? withoutParameters(url, Object.keys(parameters)),
    frameUrl: start ? withParameters(frameUrl, startAt?.(start)) : frameUrl,
    frameOrigins: [...new Set(origins)],
    allow: provider.allow ?? '',
    readyIsVerified: described.readyIsVerified ?? provider.readyIsVerified ?? false,
    thumbnailUrl: described.thumbnailUrl ?? null,
  }
}

function withoutParameters(address: URL, names: string[]): string {
  return withParameters(address, Object.fromEntries(names.map((name) => [name, null])))
}

/** What the owner wrote comes before what we know. */
function completeCompany(provided: KnownCompany, url: URL, written: WrittenCompany): Service {
  return {
    ...provided,
    name: written.name ?? findKnownCompany(url) ?? provided.name,
    country: written.country ?? provided.country ?? '',
    privacyPolicy: written.privacyPolicy ?? provided.privacyPolicy ?? '',
  }
}
