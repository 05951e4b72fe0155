import type { Policy } from './policy.ts'

/**
 * Vercel's `vercel.json`. Not `cleanUrls` and `trailingSlash`: their patterns match any address, and
 * would send `//evil.example/` to another site.
 */
export function vercel(policy: Policy): Record<string, string> {
  const immutable = [{ key: 'Cache-Control', value: policy.cache.immutable }]
  const config = {
    redirects: Object.entries({
      ...policy.redirects,
      // A file like any other to Vercel, which would serve it with status 200.
      [policy.notFound]: '/introuvable',
    }).map(([source, destination]) => ({ source, destination, permanent: true })),
    rewrites: Object.entries(policy.pages)
      .filter(([path]) => path !== '/')
      .map(([source, destination]) => ({ source, destination })),
    headers: [
      {
        source: '/(.*)',
        headers: Object.entries(policy.headers).map(([key, value]) => ({ key, value })),
      },
      // A rule for `/assets/(.*)` would also keep a missing file missing for a year.
      ...policy.files
        .filter(({ isImmutable }) => isImmutable)
        .map(({ path }) => ({ source: path, headers: immutable })),
    ],
  }
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
