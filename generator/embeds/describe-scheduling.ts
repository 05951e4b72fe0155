import { demo } from '../../services/scheduling/demo.ts'
import type { Scheduling } from '../../src/Site.ts'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'
import { describeFrame } from './describe-frame.ts'

/**
 * Everything that the page must know of the configured calendar.
 *
 * @param config checked by `checkSite`
 * @param siteUrl public address of our own site
 */
export function describeScheduling(config: SchedulingConfig, siteUrl: string): Scheduling {
  const call = { with: config.with ?? null, means: config.means ?? null }
  if (config.provider === 'demo') return { ...demo, ...call }
  const { provider, frame, service } = describeFrame('scheduling', config, siteUrl)
  const { thumbnailUrl, ...shown } = frame
  return {
    ...shown,
    ...call,
    service: config.isOwn ? null : service,
    isDemonstration: false,
    scriptUrl: provider.scriptUrl ?? null,
  }
}
