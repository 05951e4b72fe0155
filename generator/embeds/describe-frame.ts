import { describeService } from '../../services/describe-service.ts'
import type { CompanyKey } from '../../services/Provider.ts'
import { type EmbedKind, providerOf } from '../../services/providers.ts'
import type { Service } from '../../services/Service.ts'

type Config = { provider: string; url: string } & { [Key in CompanyKey]?: string | undefined }

/**
 * Computes all that follows for a frame from its address, and from how the owner names its company
 * where the address does not.
 *
 * @param config checked by `checkSite`
 * @param siteUrl public address of our own site
 */
export function describeFrame(kind: EmbedKind, config: Config, siteUrl: string) {
  const provider = providerOf(kind, config.provider)
  if (!provider) throw new Error(`No ${kind} service is called ${config.provider}`)
  const { service: known, ...frame } = describeService(provider, new URL(config.url), siteUrl)
  const { name = known.name, country = known.country, privacyPolicy } = config
  // With another policy it is another company: what the entry says of the first is not true of it.
  const service: Service =
    privacyPolicy && privacyPolicy !== known.privacyPolicy
      ? { name, country, privacyPolicy }
      : { ...known, name, country }
  return { provider, frame, service }
}
