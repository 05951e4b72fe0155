// Decides how a built site is served. Our own server reads the result as `dist-hosting/policy.json`, and
// `hosts.ts` writes the configuration of a host from it.
import { caching, IMMUTABLE } from './caching.ts'
import { contentType } from './content-type.ts'
import { type CspSources, headersOf } from './headers.ts'

export type BuiltSite = {
  /** Public addresses of the pages, home page first: `/`, `/mentions-legales`… */
  paths: string[]
  /** Public paths of every file written, e.g. `/index.html`, `/assets/browser-x1Y2z3W4.js`. */
  files: string[]
  /** Addresses to which pages send a `POST` for each visit to count, e.g. `/mesure/page-vue`. */
  countedPaths: string[]
  cspSources: CspSources
}

export type Policy = {
  /** Headers of every response, whatever its status. */
  headers: Record<string, string>
  cache: typeof caching
  /** Addresses to which a `POST` without a query is answered 204, and counted in the server's log. */
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

const IMMUTABLE_FILE = new RegExp(`^${IMMUTABLE}$`)

/** @throws {Error} in French, on a file name or an origin that could break a header or a configuration */
export function makePolicy({ paths, files, countedPaths, cspSources }: BuiltSite): Policy {
  for (const path of files) checkName(path)
  return {
    headers: headersOf(cspSources),
    cache: caching,
    counted: countedPaths,
    pages: Object.fromEntries(paths.map((path) => [path, fileOf(path)])),
    redirects: listRedirects(paths),
    notFound: '/404.html',
    files: [...files].sort().map((path) => ({
      path,
      type: contentType(path),
      isImmutable: IMMUTABLE_FILE.test(path),
    })),
  }
}

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/**
 * Lists redirects such as `/merci/` → `/merci` one by one: a pattern such as `/^(.+)\/$/` would redirect
 * `//evil.example/` to another site, and let line ends into `Location`.
 */
function listRedirects(paths: string[]): Policy['redirects'] {
  const redirects: Policy['redirects'] = {}
  for (const path of paths) {
    const folderSpelling = path === '/' ? '/index' : `${path}/`
    redirects[folderSpelling] = path
    redirects[fileOf(path)] = path
  }
  return redirects
}

/** Matches the path of a file, e.g. `/.well-known/security.txt`: only its first name may begin with a dot. */
const PLAIN_NAME = /^\/(?:\.?\w[\w.-]*(?:\/\w[\w.-]*)*)?$/

/** Names are copied into configurations, regular expressions and headers, hence plain characters only. */
function checkName(path: string) {
  if (PLAIN_NAME.test(path)) return
  throw new Error(
    `Le nom ${JSON.stringify(path)} ne peut pas être publié : n’utilisez que des lettres sans accent, des chiffres, des tirets et des points.`,
  )
}
