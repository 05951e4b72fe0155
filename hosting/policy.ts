import { caching, IMMUTABLE } from './caching.ts'
import { contentType } from './content-type.ts'
import { type CspSources, headersOf } from './headers.ts'

/** What the build knows of the site it has just written. */
export type BuiltSite = {
  /** Public addresses of the pages, home page first: `/`, `/mentions-legales`… */
  paths: string[]
  /** Public paths of every file written, e.g. `/index.html`, `/assets/browser-x1Y2z3W4.js`. */
  files: string[]
  /** Addresses that take a count by `POST`, for the log of the server. */
  countedPaths: string[]
  cspSources: CspSources
}

/** How the site is served, decided once: plain data that our server and each host's file obey. */
export type Policy = {
  /** Sent with every answer, whatever its status. */
  headers: Record<string, string>
  cache: typeof caching
  /** Addresses that answer 204 to a `POST` without a query, for the line that it leaves in the log. */
  counted: string[]
  /** The file behind each page's address: `/mentions-legales` → `/mentions-legales.html`. */
  pages: Record<string, string>
  /** Other spellings of a page's address, answered by a 308 that keeps the query. */
  redirects: Record<string, string>
  /** The page sent with status 404, itself at no address. */
  notFound: string
  /** Every file of the site, pages included; what is not listed is not served. */
  files: { path: string; type: string; isImmutable: boolean }[]
}

/** Decides how a site is served. Throws in French on a name or an origin that could split a header. */
export const makePolicy = (site: BuiltSite): Policy => ({
  headers: headersOf(site.cspSources),
  cache: caching,
  counted: site.countedPaths,
  pages: Object.fromEntries(site.paths.map((path) => [path, fileOf(path)])),
  redirects: Object.fromEntries(site.paths.flatMap(otherSpellings)),
  notFound: '/404.html',
  files: [...site.files].sort().map((path) => ({
    path: checkName(path),
    type: contentType(path),
    isImmutable: new RegExp(`^${IMMUTABLE}$`).test(path),
  })),
})

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** Exactly these and no pattern: `/^(.+)\/$/` would redirect to other sites and let headers in. */
const otherSpellings = (path: string): [string, string][] =>
  [path === '/' ? '/index' : `${path}/`, fileOf(path)].map((spelling) => [spelling, path])

/** Names go into server configurations, regular expressions and headers: plain characters only. */
function checkName(path: string): string {
  if (/^\/(?:\.?\w[\w.-]*(?:\/\w[\w.-]*)*)?$/.test(path)) return path
  throw new Error(
    `Le nom ${JSON.stringify(path)} ne peut pas être publié : n’utilisez que des lettres sans accent, des chiffres, des tirets et des points.`,
  )
}
