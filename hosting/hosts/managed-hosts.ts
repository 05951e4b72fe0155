// Netlify, Cloudflare and Vercel read the policy from files of the site itself. They already serve
// `/page.html` at `/page`, so these files hold headers and redirects only.
import { caching } from '../caching.ts'
import type { Policy } from '../policy.ts'

type Rule = [address: string, headers: Record<string, string>]

/**
 * The headers of each address. `/*` has no `Cache-Control`: the default of Netlify and Vercel is the
 * same as ours, and a host joins the values of all the rules that match.
 */
const rulesOf = ({ headers, files }: Policy): Rule[] => [
  ['/*', headers],
  // A rule for `/assets/*` would also cache the 404 of a missing file for a year.
  ...files
    .filter(({ isImmutable }) => isImmutable)
    .map(({ path }): Rule => [path, { 'Cache-Control': caching.immutable }]),
]

/** Cloudflare and Vercel would serve the file of the 404 page with status 200, so it is redirected. */
const redirectsOf = ({ redirects, notFound }: Policy) =>
  Object.entries({ ...redirects, '/404': '/introuvable', [notFound]: '/introuvable' }).map(
    ([source, destination]) => ({ source, destination, permanent: true }),
  )

/** Writes `_headers` as Netlify and Cloudflare read it. */
const headersFile = (policy: Policy) =>
  rulesOf(policy)
    .map(([address, headers]) => [
      address,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')

/** Netlify gets no `_redirects`: a redirect from `/page/` to `/page` would match its own target. */
export const netlify = (policy: Policy) => ({ '/_headers': headersFile(policy) })

/** @param outName name of the site's folder, e.g. `dist` */
export const cloudflare = (policy: Policy, outName: string) => ({
  '/_headers': headersFile(policy)
    // Cloudflare Pages allows every origin to read every file unless this header is removed.
    .replace('/*', `/*\n  ! Access-Control-Allow-Origin\n  Cache-Control: ${caching.revalidate}`)
    // Cloudflare would join these values to its own, unless its own are removed first.
    .replaceAll('  Cache-Control', '  ! Cache-Control\n$&'),
  '/_redirects': redirectsOf(policy)
    .map(({ source, destination }) => `${source} ${destination} 308\n`)
    .join(''),
  'wrangler.jsonc': `{
  "name": "site",
  "compatibility_date": "2025-01-01",
  "assets": {
    "directory": "../../${outName}",
    "html_handling": "drop-trailing-slash",
    "not_found_handling": "404-page"
  }
}
`,
})

/**
 * Writes `vercel.json` without `cleanUrls` and `trailingSlash`: they redirect any address, so
 * `//evil.example/` would lead to another site.
 */
export function vercel(policy: Policy) {
  const [, ...pages] = Object.entries(policy.pages)
  const config = {
    redirects: redirectsOf(policy),
    rewrites: pages.map(([source, destination]) => ({ source, destination })),
    headers: rulesOf(policy).map(([address, headers]) => ({
      source: address.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return { '/vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
