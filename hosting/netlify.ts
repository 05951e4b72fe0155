import type { Policy } from './policy.ts'

/**
 * Netlify's `_headers`. Clean addresses and the 404 page are Netlify's own defaults; a redirect
 * from the trailing slash would match its own target and loop.
 */
export function netlify(policy: Policy): Record<string, string> {
  const rules = [
    // No Cache-Control here: rules that match are joined, and Netlify's default is ours.
    ['/*', ...Object.entries(policy.headers).map(([name, value]) => `  ${name}: ${value}`)],
    // A rule for `/assets/*` would also keep a missing file missing for a year.
    ...policy.files
      .filter(({ isImmutable }) => isImmutable)
      .map(({ path }) => [path, `  Cache-Control: ${policy.cache.immutable}`]),
  ]
  return { _headers: rules.map((lines) => `${lines.join('\n')}\n`).join('\n') }
}
