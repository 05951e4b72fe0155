import type { Audience, AudienceConfig } from './Audience.ts'
import { describeMatomo } from './matomo.ts'
import { describeServer } from './server.ts'

/** @param config `null` where visits are not counted */
export function describeAudience(config: AudienceConfig | null): Audience {
  if (!config) return { target: null, requiredSettings: [], connectOrigins: [], countedPaths: [] }
  return config.provider === 'matomo' ? describeMatomo(config) : describeServer()
}
