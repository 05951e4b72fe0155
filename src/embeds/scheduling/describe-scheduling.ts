import { demo } from './providers/demo.ts'
import type { SchedulingFrame, SchedulingProvider } from './SchedulingProvider.ts'
import {
  type PageCalendar,
  type SchedulingConfig,
  type SchedulingProviderId,
  schedulingProviders,
} from './scheduling-providers.ts'

/** The calendar as the page shows it: its frame, and what the owner says of the call. */
export type SchedulingEmbedData = SchedulingFrame & {
  with: string | null
  means: string | null
}

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
export function describeScheduling(config: SchedulingConfig, siteUrl: string): SchedulingEmbedData {
  return {
    ...describeFrame(config, new URL(siteUrl).host),
    with: config.with ?? null,
    means: config.means ?? null,
  }
}

function describeFrame(config: SchedulingConfig, embeddingHost: string): SchedulingFrame {
  if (config.provider === 'demo') return demo
  if (config.provider === 'page') return describePage(config)
  const id = recogniseProvider(config) as SchedulingProviderId
  const provider: SchedulingProvider = schedulingProviders[id]
  const url = new URL(config.url)
  const frameUrl = provider.frameUrl(url, embeddingHost)
  return {
    service: provider.service,
    pageUrl: provider.pageUrl?.(url) ?? url.href,
    frameUrl,
    frameOrigins: [...new Set([new URL(frameUrl).origin, ...(provider.otherFrameOrigins ?? [])])],
    scriptUrl: provider.scriptUrl ?? null,
    allow: provider.allow ?? '',
    readyIsVerified: provider.readyIsVerified,
  }
}

function describePage({ url, name, country, privacyPolicy }: PageCalendar): SchedulingFrame {
  return {
    service: { name, country, privacyPolicy },
    pageUrl: url,
    frameUrl: url,
    frameOrigins: [new URL(url).origin],
    scriptUrl: null,
    allow: '',
    readyIsVerified: false,
  }
}
