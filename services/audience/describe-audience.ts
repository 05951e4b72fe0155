// Gives the build what it needs to know of whoever counts the visits.
import type { Audience, AudienceConfig } from './Audience.ts'
import { describeMatomo } from './matomo.ts'
import { describeServer } from './server.ts'

/** Describes how visits are counted, from what the owner wrote; `null` means that they are not. */
export function describeAudience(config: AudienceConfig | null): Audience {
  if (!config) return { target: null, requiredSettings: [], connectOrigins: [], countedPaths: [] }
  return config.provider === 'matomo' ? describeMatomo(config) : describeServer()
}
