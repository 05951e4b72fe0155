import { headersFile } from './configuration-text.ts'
import type { Policy } from './policy.ts'

/** `_headers` and `_redirects` go with the site; `wrangler.jsonc` stays beside it. */
export function cloudflare(policy: Policy): Record<string, string> {
  const redirects = Object.entries({
    ...policy.redirects,
    // Cloudflare would serve the 404 page at its own address with status 200.
    '/404': '/introuvable',
    '/404.html': '/introuvable',
  })
  // Without the first line, values would be joined to Cloudflare's own.
  const cache = (value: string) => ['! Cache-Control', `Cache-Control: ${value}`]
  // Cloudflare Pages opens every file to every site unless told otherwise.
  const everywhere = ['! Access-Control-Allow-Origin', ...cache(policy.cache.revalidate)]
  return {
    _headers: headersFile(policy, everywhere, cache(policy.cache.immutable)),
    _redirects: redirects.map(([from, to]) => `${from} ${to} 308\n`).join(''),
    'wrangler.jsonc': `{
  "name": "site",
  "compatibility_date": "2025-01-01",
  "assets": {
    "directory": "../../dist",
    "html_handling": "drop-trailing-slash",
    "not_found_handling": "404-page"
  }
}
`,
  }
}
