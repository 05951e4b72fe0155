import type { Policy } from './policy.ts'

/** Cloudflare ignores the rules after the hundredth. */
const MOST_RULES = 100

/** `_headers` and `_redirects` go with the site; `wrangler.jsonc` stays beside it. */
export function cloudflare(policy: Policy): Record<string, string> {
  const rules = [
    [
      '/*',
      ...Object.entries(policy.headers).map(([name, value]) => `  ${name}: ${value}`),
      // Cloudflare Pages opens every file to every site unless told otherwise.
      '  ! Access-Control-Allow-Origin',
      '  ! Cache-Control',
      `  Cache-Control: ${policy.cache.revalidate}`,
    ],
    // One rule per file, for `/assets/*` would also keep a missing file missing for a year. Beyond
    // the limit, files are merely asked for again.
    ...policy.files
      .filter(({ isImmutable }) => isImmutable)
      .slice(0, MOST_RULES - 1)
      // Without the first line, values would be joined to Cloudflare's own.
      .map(({ path }) => [path, '  ! Cache-Control', `  Cache-Control: ${policy.cache.immutable}`]),
  ]
  const redirects = Object.entries({
    ...policy.redirects,
    // Cloudflare would serve the 404 page at its own address with status 200.
    '/404': '/introuvable',
    '/404.html': '/introuvable',
  })
  return {
    _headers: rules.map((lines) => `${lines.join('\n')}\n`).join('\n'),
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
