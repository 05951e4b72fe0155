// Hosts that read the policy as rules, in files of the site itself. Clean addresses are their own.
import { caching } from './caching.ts'
import type { Policy } from './policy.ts'

type Rule = [address: string, headers: Record<string, string>]

/** No Cache-Control everywhere: Netlify's and Vercel's own is ours, and rules that match are joined. */
const rulesOf = ({ headers, files }: Policy): Rule[] => [
  ['/*', headers],
  // A rule for `/assets/*` would also keep a missing file missing for a year.
  ...files
    .filter(({ isImmutable }) => isImmutable)
    .map(({ path }): Rule => [path, { 'Cache-Control': caching.immutable }]),
]

/** The 404 page, a file like any other to Cloudflare and Vercel, would be served with status 200. */
const redirectsOf = ({ redirects, notFound }: Policy) =>
  Object.entries({ ...redirects, '/404': '/introuvable', [notFound]: '/introuvable' }).map(
    ([source, destination]) => ({ source, destination, permanent: true }),
  )

/** `_headers`, as Netlify and Cloudflare read it. */
const headersFile = (policy: Policy) =>
  rulesOf(policy)
    .map(([address, headers]) => [
      address,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')

/** No `_redirects`: one from the trailing slash would match its own target and loop. */
export const netlify = (policy: Policy) => ({ '/_headers': headersFile(policy) })

/** @param outName of the folder of the site */
export const cloudflare = (policy: Policy, outName: string) => ({
  '/_headers': headersFile(policy)
    // Cloudflare Pages opens every file to every site unless told otherwise.
    .replace('/*', `/*\n  ! Access-Control-Allow-Origin\n  Cache-Control: ${caching.revalidate}`)
    // Values would be joined to Cloudflare's own.
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
 * Not `cleanUrls` and `trailingSlash`: their patterns match any address, and would send
 * `//evil.example/` to another site.
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
