// Netlify, Cloudflare and Vercel read how a site is served from files of the site itself.
import { caching } from '../caching.ts'
import type { Policy } from '../policy.ts'
import { writeLines } from './configuration-text.ts'

/** The headers that a host adds to the responses of the addresses that match. */
type HeaderRule = { address: string; headers: Record<string, string> }

/**
 * Lists a rule for all addresses, then one for each file that browsers cache for a year: one for `/assets/*`
 * would make them keep the 404 of a missing file for as long. The first has no `Cache-Control`, because hosts
 * join the values of all rules that match; the default of Netlify and Vercel is the same as ours.
 */
function listHeaderRules({ headers, files }: Policy): HeaderRule[] {
  const immutableFiles = files.filter(({ isImmutable }) => isImmutable)
  const fileHeaders = { 'Cache-Control': caching.immutable }
  return [
    { address: '/*', headers },
    ...immutableFiles.map(({ path }) => ({ address: path, headers: fileHeaders })),
  ]
}

/** @param removed headers of the host's own that each rule removes first, which only Cloudflare can */
function writeHeadersFile(rules: HeaderRule[], removed: string[] = []): string {
  const removals = removed.map((name) => `  ! ${name}\n`).join('')
  return rules
    .map(({ address, headers }) => {
      const lines = writeLines(headers, (name, value) => `  ${name}: ${value}`)
      return `${address}\n${removals}${lines}\n`
    })
    .join('\n')
}

/** Cloudflare and Vercel would serve the 404 page at its own address with status 200: it is redirected too. */
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
  // Cloudflare Pages adds both. The first lets other sites read every file; the second would be joined to ours.
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

/** Vercel's `cleanUrls` and `trailingSlash` would redirect `//evil.example/` to another site. */
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
