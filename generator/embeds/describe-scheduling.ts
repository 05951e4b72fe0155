import { describeService } from '../../services/describe-service.ts'
import { providers } from '../../services/providers.ts'
import { demo } from '../../services/scheduling/demo.ts'
import type { Scheduling } from '../../src/Site.ts'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'

/**
 * Everything that the page must know of the configured calendar.
 *
 * @param config checked by `checkSite`
 * @param siteUrl public address of our own site
 */
export function describeScheduling(config: SchedulingConfig, siteUrl: string): Scheduling {
  const call = { with: config.with ?? null, means: config.means ?? null }
  if (config.provider === 'demo') return { ...demo, ...call }
  const provider = providers.scheduling[config.provider]
  const url = new URL(config.url)
  const { service, thumbnailUrl, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    ...frame,
    ...call,
    service: config.isOwn ? null : service,
    isDemonstration: false,
    scriptUrl: provider.scriptUrl ?? null,
  }
}
