import { describeService } from '../../services/describe-service.ts'
import { parsePlainUrl } from '../../services/plain-url.ts'
import type { SchedulingFrame, SchedulingProvider } from '../../services/SchedulingProvider.ts'
import { demo } from '../../services/scheduling/demo.ts'
import { provider as page } from '../../services/scheduling/page.ts'
import {
  type SchedulingProviderId,
  schedulingProviders,
} from '../../services/scheduling-providers.ts'
import type { Scheduling } from '../../src/Site.ts'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'

export const isProvider = (value: unknown): value is SchedulingProviderId =>
  typeof value === 'string' && Object.hasOwn(schedulingProviders, value)

/** The service that answers at this host, if we know it. */
export const providerOfHost = (host: string): SchedulingProviderId | undefined =>
  (Object.keys(schedulingProviders) as SchedulingProviderId[]).find((id) =>
    schedulingProviders[id].isHost(host),
  )

/**
 * The calendar's service: the one that the owner names, else the one that the address tells.
 *
 * @param config checked by `checkScheduling`
 */
export function recogniseProvider(
  config: SchedulingConfig,
): SchedulingProviderId | 'page' | 'demo' {
  if (config.provider) return config.provider
  const provider = providerOfHost(new URL(config.url).host)
  if (!provider) throw new Error(`No service answers at ${config.url}`)
  return provider
}

/**
 * Computes all that follows from the owner's few words.
 *
 * @param config checked by `checkScheduling`
 * @param siteUrl public address of our own site
 */
export function describeScheduling(config: SchedulingConfig, siteUrl: string): Scheduling {
  const frame = describeFrame(config, siteUrl)
  // Software that we run ourselves: our policy is its policy, and no other company is called.
  const isOurs = parsePlainUrl(frame.service?.privacyPolicy)?.origin === siteUrl
  return {
    ...frame,
    service: isOurs ? null : frame.service,
    with: config.with ?? null,
    means: config.means ?? null,
  }
}

function describeFrame(config: SchedulingConfig, siteUrl: string): SchedulingFrame {
  if (config.provider === 'demo') return demo
  if (config.provider === 'page') {
    const { preview, ...frame } = describeService(page, config, siteUrl)
    return { ...frame, scriptUrl: null }
  }
  const provider: SchedulingProvider =
    schedulingProviders[recogniseProvider(config) as SchedulingProviderId]
  const { preview, ...frame } = describeService(provider, new URL(config.url), siteUrl)
  const { name, country, privacyPolicy } = { ...frame.service, ...config }
  const isTheirs = privacyPolicy === frame.service?.privacyPolicy
  return {
    ...frame,
    service: isTheirs ? frame.service : { name, country, privacyPolicy },
    scriptUrl: provider.scriptUrl ?? null,
  }
}
