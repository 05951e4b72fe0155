import type { Policy } from '../../policy.ts'
import type { Edition } from './plan.ts'

const CSP = 'Content-Security-Policy'

/**
 * Makes the policy that holds while a publication renames files: it serves the pages of all these editions, and
 * lets their scripts run.
 */
export function joinPolicies({ policy }: Edition, otherEditions: Edition[]): Policy {
  // The new policy comes last, so that its file is served where several editions have a page at one address.
  const policies = [...otherEditions.map((other) => other.policy), policy]
  const csp = joinCsp(policies.map(({ headers }) => headers[CSP] ?? ''))
  return {
    ...policy,
    pages: Object.assign({}, ...policies.map(({ pages }) => pages)),
    headers: { ...policy.headers, [CSP]: csp },
  }
}

/** Each directive gets every source that one of these values of the header gives it. */
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
