// Makes the policy for the moment when a publication renames files, and visitors may get pages of the
// new edition or of earlier ones. `sftp.ts` writes it as an `.htaccess` just before.
import type { Policy } from '../../policy.ts'
import type { Edition } from './plan.ts'

const CSP = 'Content-Security-Policy'

/** Makes the policy of an edition serve the pages of other editions too, and let their scripts run. */
export function joinPolicies({ policy }: Edition, otherEditions: Edition[]): Policy {
  // The new policy comes last, because its page files replace those of the others.
  const policies = [...otherEditions.map((other) => other.policy), policy]
  const csp = joinCsp(policies.map(({ headers }) => headers[CSP] ?? ''))
  return {
    ...policy,
    pages: Object.assign({}, ...policies.map(({ pages }) => pages)),
    headers: { ...policy.headers, [CSP]: csp },
  }
}

/** Gives each directive all the sources that it has in one of these values of the header. */
function joinCsp(values: string[]): string {
  const sourcesByDirective = new Map<string, Set<string>>()
  for (const directive of values.flatMap((value) => value.split('; '))) {
    const [name = '', ...sources] = directive.split(' ')
    const joinedSources = sourcesByDirective.get(name) ?? new Set()
    for (const source of sources) joinedSources.add(source)
    sourcesByDirective.set(name, joinedSources)
  }
  return [...sourcesByDirective]
    .map(([name, sources]) => {
      // 'none' is left out: browsers ignore it beside another source, with a warning in the console.
      if (sources.size > 1) sources.delete("'none'")
      return [name, ...sources].join(' ')
    })
    .join('; ')
}
