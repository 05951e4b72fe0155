import type { Policy } from './policy.ts'

/**
 * Netlify's `_headers`. Clean addresses and the 404 page are Netlify's own defaults; a redirect
 * from the trailing slash would match its own target and loop.
 */
export function netlify(policy: Policy): Record<string, string> {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const closed = Object.keys(policy.pages).filter((path) => !policy.framed.paths.includes(path))
  const rules = [
    // No Cache-Control here: rules that match are joined, and Netlify's default is ours.
    ['/*', ...lines({ ...policy.headers, ...policy.framed.headers })],
    // No rule takes back what another has said, so the page that ours may frame cannot be the
    // exception: the others are. Joined or replaced, what these say is the stricter.
    ...closed.map((path) => [
      path,
      ...lines(
        Object.fromEntries(
          Object.keys(policy.framed.headers).map((name) => [name, policy.headers[name] ?? '']),
        ),
      ),
    ]),
    // A rule for `/assets/*` would also keep a missing file missing for a year.
    ...policy.files
      .filter(({ isImmutable }) => isImmutable)
      .map(({ path }) => [path, `  Cache-Control: ${policy.cache.immutable}`]),
  ]
  return { _headers: rules.map((lines) => `${lines.join('\n')}\n`).join('\n') }
}
