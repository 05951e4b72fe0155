import { caching, IMMUTABLE } from './caching.ts'
import { contentType } from './content-type.ts'
import { type CspSources, headersOf } from './headers.ts'

/** A site that has just been built, as far as serving it is concerned. */
export type BuiltSite = {
  /** Public addresses of the pages, home page first: `/`, `/mentions-legales`… */
  paths: string[]
  /** Public paths of every file written, e.g. `/index.html`, `/assets/browser-x1Y2z3W4.js`. */
  files: string[]
  /** Addresses to which pages post what is counted, e.g. `/mesure/page-vue`. */
  countedPaths: string[]
  cspSources: CspSources
}

/**
 * How the site is served. It is decided once, as plain data that our own server reads and from which
 * the configuration of each host is written.
 */
export type Policy = {
  /** Headers of every response, whatever its status. */
  headers: Record<string, string>
  cache: typeof caching
  /** Addresses that answer 204 to a `POST` without a query: the server's log is what counts them. */
  counted: string[]
  /** The file behind each page's address: `/mentions-legales` → `/mentions-legales.html`. */
  pages: Record<string, string>
  /** Other spellings of a page's address, answered by a 308 that keeps the query. */
  redirects: Record<string, string>
  /** The file of the page that is sent with status 404; no address leads to it. */
  notFound: string
  /** Every file of the site, pages included. A file that is not listed is not served. */
  files: { path: string; type: string; isImmutable: boolean }[]
}

/**
 * Decides how a site is served.
 *
 * @throws {Error} in French, on a file name or an origin that could break a header or a configuration
 */
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

/**
 * Lists other spellings one by one. A pattern such as `/^(.+)\/$/` would redirect `//evil.example/`
 * to another site, and let line ends into the `Location` header.
 */
const otherSpellings = (path: string): [string, string][] =>
  [path === '/' ? '/index' : `${path}/`, fileOf(path)].map((spelling) => [spelling, path])

/** Names are copied into configurations, regular expressions and headers, hence plain characters only. */
function checkName(path: string): string {
  if (/^\/(?:\.?\w[\w.-]*(?:\/\w[\w.-]*)*)?$/.test(path)) return path
  throw new Error(
    `Le nom ${JSON.stringify(path)} ne peut pas être publié : n’utilisez que des lettres sans accent, des chiffres, des tirets et des points.`,
  )
}
