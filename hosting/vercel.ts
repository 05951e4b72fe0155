import type { Policy } from './policy.ts'

/** Vercel's `vercel.json`. `cleanUrls` and `trailingSlash` make the policy's redirects, and its 308. */
export function vercel(policy: Policy): Record<string, string> {
  const all = Object.entries(policy.headers).map(([key, value]) => ({ key, value }))
  const immutable = [{ key: 'Cache-Control', value: policy.cache.immutable }]
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: all },
      // A rule for `/assets/(.*)` would also keep a missing file missing for a year.
      ...policy.files
        .filter(({ isImmutable }) => isImmutable)
        .map(({ path }) => ({ source: path, headers: immutable })),
    ],
  }
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
