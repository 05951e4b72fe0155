import type { Policy } from '../../policy.ts'
import type { Edition } from './plan.ts'

const CSP = 'Content-Security-Policy'

/**
 * Makes the policy that holds while a publication renames files: it serves the pages of the old and of the new
 * build, and lets the scripts of both run. An interrupted publication may have left several old builds.
 */
export function joinPolicies({ policy }: Edition, otherEditions: Edition[]): Policy {
  // The new policy comes last, so that the new file is served where several builds have a page at one address.
  const policies = [...otherEditions.map((other) => other.policy), policy]
  const csp = joinCsp(policies.map(({ headers }) => headers[CSP] ?? ''))
  return {
    ...policy,
    pages: Object.assign({}, ...policies.map(({ pages }) => pages)),
    headers: { ...policy.headers, [CSP]: csp },
  }
}

/** Joins values of `Content-Security-Policy`: each directive gets its sources from all of them. */
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
      // `'none'` is left out: browsers ignore it beside another source, with a warning in the console.
      if (sources.size > 1) sources.delete("'none'")
      return [name, ...sources].join(' ')
    })
    .join('; ')
}
