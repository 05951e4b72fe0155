import { parsePlainUrl } from '../services/plain-url.ts'

export type CspSources = {
  /** `sha256-…` of the one inline style sheet and of the one inline script, of this build and of the last. */
  styleHashes: string[]
  scriptHashes: string[]
  /** Plain origins of the configured services, e.g. `https://fast.wistia.net`. */
  frameOrigins: string[]
  imageOrigins: string[]
  scriptOrigins: string[]
  /** Where visits are counted. */
  connectOrigins: string[]
}

/**
 * The Content-Security-Policy of every page: nothing is allowed but what the site itself and its
 * configured services need.
 *
 * @throws in French on an origin that is not plain, before it reaches a header
 */
export function contentSecurityPolicy(sources: CspSources): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // `'self'` because a chunk loaded by import() is not covered by hashes.
    'script-src': ["'self'", ...hashes(sources.scriptHashes), ...origins(sources.scriptOrigins)],
    // `'self'` because a page that meets the policy of a build it does not know asks for a file.
    'style-src': ["'self'", ...hashes(sources.styleHashes)],
    'img-src': ["'self'", ...origins(sources.imageOrigins)],
    'font-src': ["'self'"],
    // Navigation fetches the next page; audits read robots.txt from within the page.
    'connect-src': ["'self'", ...origins(sources.connectOrigins)],
    'media-src': ["'self'"],
    // `'self'` for the page of thanks, where a calendar may lead its frame.
    'frame-src': ["'self'", ...origins(sources.frameOrigins)],
    // A calendar may lead its frame to our page of thanks; another site frames none of ours.
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const origins = (values: string[]) =>
  [...new Set(values)].sort().map((value) => {
    if (parsePlainUrl(value)?.origin === value) return value
    throw new Error(
      `L’origine ${JSON.stringify(value)} ne peut pas entrer dans l’en-tête Content-Security-Policy : écrivez « https:// » suivi d’un nom d’hôte simple, sans port ni chemin.`,
    )
  })

const hashes = (values: string[]) => [...new Set(values)].map((value) => `'${value}'`)
