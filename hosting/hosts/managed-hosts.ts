// Netlify, Cloudflare and Vercel read how a site is served from files of the site itself. They serve
// `/page.html` at `/page` by themselves or by a rewrite, so these files hold little but headers and redirects.
import { caching } from '../caching.ts'
import type { Policy } from '../policy.ts'
import { writeLines } from './configuration-text.ts'

/** The headers that a host adds to the responses of the addresses that match. */
type HeaderRule = { address: string; headers: Record<string, string> }

/**
 * Lists a rule for all addresses, then one for each file that browsers cache for a year.
 *
 * The rule for all addresses has no `Cache-Control`, because a host joins the values of all rules that match
 * an address; the default of Netlify and Vercel is the same as ours. Each file has its own rule, because one
 * for `/assets/*` would make browsers keep the 404 of a missing file for a year.
 */
function listHeaderRules({ headers, files }: Policy): HeaderRule[] {
  const immutableFiles = files.filter(({ isImmutable }) => isImmutable)
  const fileHeaders = { 'Cache-Control': caching.immutable }
  return [
    { address: '/*', headers },
    ...immutableFiles.map(({ path }) => ({ address: path, headers: fileHeaders })),
  ]
}

/**
 * Writes `_headers` as Netlify and Cloudflare read it.
 *
 * @param removed headers of the host's own that each rule removes first, which only Cloudflare can
 */
function writeHeadersFile(rules: HeaderRule[], removed: string[] = []): string {
  const removals = removed.map((name) => `  ! ${name}\n`).join('')
  return rules
    .map(({ address, headers }) => {
      const lines = writeLines(headers, (name, value) => `  ${name}: ${value}`)
      return `${address}\n${removals}${lines}\n`
    })
    .join('\n')
}

/**
 * Lists redirects by address. The file of the 404 page is among them, because Cloudflare and Vercel would
 * otherwise serve it at its own address with status 200.
 */
const listRedirects = ({ redirects, notFound }: Policy) =>
  Object.entries({ ...redirects, '/404': '/introuvable', [notFound]: '/introuvable' })

/** Netlify gets no `_redirects`: a redirect from `/page/` to `/page` would match its own target. */
export const netlify = (policy: Policy) => ({
  '/_headers': writeHeadersFile(listHeaderRules(policy)),
})

/** @param outName name of the site's folder, e.g. `dist` */
export function cloudflare(policy: Policy, outName: string) {
  const rules = listHeaderRules(policy).map(({ address, headers }) => ({
    address,
    headers: { 'Cache-Control': caching.revalidate, ...headers },
  }))
  // Cloudflare Pages adds both headers by itself: the first lets every other site read every file, and the
  // second would be joined to our `Cache-Control`.
  const removed = ['Access-Control-Allow-Origin', 'Cache-Control']
  return {
    '/_headers': writeHeadersFile(rules, removed),
    '/_redirects': listRedirects(policy)
      .map(([source, destination]) => `${source} ${destination} 308\n`)
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
  }
}

/**
 * Writes `vercel.json` without `cleanUrls` and `trailingSlash`: they redirect any address, so
 * `//evil.example/` would lead to another site.
 */
export function vercel(policy: Policy) {
  // Vercel serves the home page's file at `/` by itself.
  const pages = Object.entries(policy.pages).filter(([address]) => address !== '/')
  const config = {
    redirects: listRedirects(policy).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    rewrites: pages.map(([source, destination]) => ({ source, destination })),
    headers: listHeaderRules(policy).map(({ address, headers }) => ({
      source: address.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return { '/vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
