import { join } from 'node:path'
import { hosts } from '../../hosts/hosts.ts'
import type { Policy } from '../../hosting/policy.ts'

/** The configuration files for every host, by path (`nginx/site.conf`, `netlify/_headers`…). */
export const hostFiles = (policy: Policy): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hosts).flatMap(([host, { translate }]) =>
      Object.entries(translate?.(policy, 'dist') ?? {}).map(([name, content]) => [
        join(host, name),
        content,
      ]),
    ),
  )
