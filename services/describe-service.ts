// Describes the frame of a service: its addresses, the origins that it needs, the company behind it.
import { type AddressParts, findParts } from './addresses/match-address.ts'
import { findKnownCompany } from './known-companies.ts'
import type { Provider } from './Provider.ts'
import type { Service, ServiceFrame } from './Service.ts'
import { withParameters } from './with-parameters.ts'

/** What the owner has written of the company. */
type WrittenCompany = Partial<Record<'name' | 'country' | 'privacyPolicy', string | null>>

type DescribedService = ServiceFrame & { service: Service; thumbnailUrl: string | null }

/** Takes each fact from the provider's own `describeFrame`, else from its other keys, else from a default. */
export function describeService(
  provider: Provider,
  url: URL,
  siteUrl: string,
  company: WrittenCompany = {},
): DescribedService {
  const {
    parameters = {},
    page,
    frame = page,
    thumbnail,
    allow = '',
    otherFrameOrigins = [],
  } = provider
  const { host: siteHost, origin } = new URL(siteUrl)
  const siteOrigin = encodeURIComponent(origin)
  const parts = { ...findParts(url, provider), siteHost, siteOrigin }
  const ofPage: Record<string, string | null> = {}
  const ofFrame: typeof ofPage = {}
  for (const [name, value] of Object.entries(parameters)) {
    ofPage[name] = null
    ofFrame[name] = value && fillAddress(value, parts)
  }
  const described = {
    pageUrl: page ? fillAddress(page, parts) : withParameters(url, ofPage),
    frameUrl: frame ? fillAddress(frame, parts) : withParameters(url, ofFrame),
    promisesMessage: provider.promisesMessage ?? false,
    ...provider.describeFrame?.(url),
  }
  return {
    ...described,
    service: completeCompany(provider, url, company),
    frameOrigins: [...new Set([new URL(described.frameUrl).origin, ...otherFrameOrigins])],
    allow,
    thumbnailUrl: thumbnail ? fillAddress(thumbnail, parts) : null,
  }
}

/** Puts the parts into a template. What belongs to a part that is absent is left out: `?h={hash}`, `/{hash}`. */
function fillAddress(template: string, parts: AddressParts): string {
  const filled = template.replace(/([?&]\w+=|\/)?\{(\w+)\}/g, (_, before = '', name: string) =>
    parts[name] === undefined ? '' : before + parts[name],
  )
  // The first parameter follows a `?`, also where the one before it is left out.
  return filled.includes('?') ? filled : filled.replace('&', '?')
}

/** What the owner wrote comes before what we know. A service that anybody may run tells no company by its name. */
function completeCompany(provider: Provider, url: URL, written: WrittenCompany): Service {
  const { source: _, ...provided } = provider.service
  const known = provider.canBeSelfHosted && findKnownCompany(url)
  return {
    ...provided,
    name: written.name ?? (known || provided.name),
    country: written.country ?? provided.country ?? '',
    privacyPolicy: written.privacyPolicy ?? provided.privacyPolicy ?? '',
  }
}
