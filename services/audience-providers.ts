import type { AudienceConfig, AudienceProvider } from './AudienceProvider.ts'
import { provider as matomo } from './audience/matomo.ts'
import { countedPaths, provider as server } from './audience/server.ts'

/** Whoever may count, by the name that `audience.provider` takes, which is its file's. */
export const audienceProviders = { matomo, server }

/** All that follows for the build from what the owner has decided; nothing where nobody counts. */
export function describeAudience(config: AudienceConfig | null) {
  if (!config) return { target: null, toSet: [], connectOrigins: [], countedPaths: [] }
  const { target, toSet } = audienceProviders[config.provider] as AudienceProvider<AudienceConfig>
  const found = target(config)
  return {
    target: found,
    toSet,
    connectOrigins: config.provider === 'matomo' ? [new URL(found.address).origin] : [],
    countedPaths: config.provider === 'server' ? countedPaths() : [],
  }
}
