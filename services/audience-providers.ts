import type { Audience, AudienceConfig } from './AudienceProvider.ts'
import { matomo } from './audience/matomo.ts'
import { server } from './audience/server.ts'

/** All that follows for the build from what the owner has decided; nothing where nobody counts. */
export function describeAudience(config: AudienceConfig | null): Audience {
  if (!config) return { target: null, toSet: [], connectOrigins: [], countedPaths: [] }
  return config.provider === 'matomo' ? matomo(config) : server()
}
