// Writes the files in which Netlify, Cloudflare and Vercel read how to serve a site.
import { caching } from '../caching.ts'
import type { Policy } from '../policy.ts'
import { writeLines } from './configuration-text.ts'

type HeaderRule = { address: string; headers: Record<string, string> }

function listHeaderRules({ headers, files }: Policy): HeaderRule[] {
  const immutableFiles = files.filter(({ isImmutable }) => isImmutable)
  const fileHeaders = { 'Cache-Control': caching.immutable }
  return [
    // The rule for `/*` sets no `Cache-Control`: hosts would join its value to that of a hashed file's rule.
    // Pages get the host's own value, which suits them.
    { address: '/*', headers },
    // A rule for `/assets/*` would make browsers keep the 404 of a missing file for a year.
    ...immutableFiles.map(({ path }) => ({ address: path, headers: fileHeaders })),
  ]
}

/**
 * Writes `_headers`: an address on a line, then its headers, indented.
 *
 * @param removed names of headers that Cloudflare adds by itself, and that this file makes it leave out
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
 * Lists the redirects for Cloudflare and Vercel. At `/404`, the file of the error page itself, both would answer
 * 200: a redirect to `/introuvable`, which has no page, makes them answer 404.
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
    // Cloudflare Pages adds `Access-Control-Allow-Origin`, by which every other site could read our files.
    'Access-Control-Allow-Origin',
    // Cloudflare Pages adds a `Cache-Control` of its own to the one that we set, and sends both joined.
    'Cache-Control',
  ]
  return {
    '/_headers': writeHeadersFile(rules, removed),
    '/_redirects': listRedirects(policy)
      .map(([source, destination]) => `${source} ${destination} 308\n`)
      .join(''),
    // `npx wrangler deploy`, which publishes the site, reads this file on the owner's machine.
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
 * Writes `vercel.json`. It has no `cleanUrls` and no `trailingSlash`: with these options, Vercel redirects any
 * address, and a visitor of `//evil.example/` would land on another site.
 */
export function vercel(policy: Policy) {
  // The home page is left out, because Vercel serves its file at `/` without being told.
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
