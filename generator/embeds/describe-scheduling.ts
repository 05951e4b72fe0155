import { describeService } from '../../services/describe-service.ts'
import type { CompanyKey } from '../../services/Provider.ts'
import { providerOf } from '../../services/providers.ts'
import type { SchedulingFrame, Service } from '../../services/Service.ts'
import { demo } from '../../services/scheduling/demo.ts'
import type { Scheduling } from '../../src/Site.ts'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'

/**
 * A company as the owner names it, where the address does not. With a policy of its own it is another
 * one than the entry's, of which no page says anything.
 */
export function namedBy(
  { name, country, privacyPolicy }: { [Key in CompanyKey]?: string | undefined },
  service: Service,
): Service {
  const named = { name: name ?? service.name, country: country ?? service.country }
  return privacyPolicy && privacyPolicy !== service.privacyPolicy
    ? { ...named, privacyPolicy }
    : { ...service, ...named }
}

/**
 * Computes all that follows from the owner's few words.
 *
 * @param config checked by `checkSite`
 * @param siteUrl public address of our own site
 */
export function describeScheduling(config: SchedulingConfig, siteUrl: string): Scheduling {
  return {
    ...describeFrame(config, siteUrl),
    with: config.with ?? null,
    means: config.means ?? null,
  }
}

function describeFrame(config: SchedulingConfig, siteUrl: string): SchedulingFrame {
  if (config.provider === 'demo') return demo
  const provider = providerOf('scheduling', config.provider)
  if (!provider) throw new Error(`No calendar is called ${config.provider}`)
  const { thumbnailUrl, ...frame } = describeService(provider, new URL(config.url), siteUrl)
  return {
    ...frame,
    service: config.isOwn ? null : namedBy(config, frame.service),
    isDemonstration: false,
    scriptUrl: provider.scriptUrl ?? null,
  }
}
