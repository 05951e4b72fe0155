// Writes the files in which Netlify, Cloudflare and Vercel read how to serve a site. A name with a slash, as
// `/_headers`, is published with the site. One without, as `wrangler.jsonc`, stays in `dist-hosting`.
import { caching } from '../caching.ts'
import type { Policy } from '../policy.ts'
import { writeLines } from './configuration-text.ts'

/** The headers that a host adds to the responses of the addresses that match. */
type HeaderRule = { address: string; headers: Record<string, string> }

/** Lists a rule for all addresses, then one for each file that browsers cache for a year. */
function listHeaderRules({ headers, files }: Policy): HeaderRule[] {
  const immutableFiles = files.filter(({ isImmutable }) => isImmutable)
  const fileHeaders = { 'Cache-Control': caching.immutable }
  return [
    // This rule has no `Cache-Control`: hosts would join it to that of a file. Without one, they send what we would.
    { address: '/*', headers },
    // A rule for `/assets/*` would make browsers keep the 404 of a missing file for a year.
    ...immutableFiles.map(({ path }) => ({ address: path, headers: fileHeaders })),
  ]
}

/**
 * Writes `_headers`: an address on a line, then its headers, indented.
 *
 * @param removed names of the headers of Cloudflare's own that the file tells it to leave out
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
 * Lists the redirects for Cloudflare and Vercel. They would answer 200 at the address of the 404 page itself: it leads
 * to an address that has no page, where they answer 404.
 */
const listRedirects = ({ redirects, notFound }: Policy) =>
  Object.entries({ ...redirects, '/404': '/introuvable', [notFound]: '/introuvable' })

/** Writes no `_redirects` for Netlify, where a redirect from `/page/` to `/page` would match its own target. */
export const netlify = (policy: Policy) => ({
  '/_headers': writeHeadersFile(listHeaderRules(policy)),
})

/** @param outName name of the folder to publish, e.g. `dist` */
export function cloudflare(policy: Policy, outName: string) {
  const rules = listHeaderRules(policy).map(({ address, headers }) => ({
    address,
    headers: { 'Cache-Control': caching.revalidate, ...headers },
  }))
  const removed = [
    // Cloudflare Pages lets every other site read our files.
    'Access-Control-Allow-Origin',
    // Cloudflare Pages would join its own value to ours.
    'Cache-Control',
  ]
  return {
    '/_headers': writeHeadersFile(rules, removed),
    '/_redirects': listRedirects(policy)
      .map(([source, destination]) => `${source} ${destination} 308\n`)
      .join(''),
    // The command that publishes, `npx wrangler deploy`, reads it on the owner's machine.
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
 * Writes `vercel.json` without `cleanUrls` and `trailingSlash`: by them, Vercel would redirect any address, and
 * `//evil.example/` to another site.
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
