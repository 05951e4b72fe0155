import { parsePlainUrl } from '../services/plain-url.ts'

/** What the site itself needs, and nothing more. */
const own = {
  'default-src': "'none'",
  // `'self'` because a chunk loaded by import() is not covered by hashes.
  'script-src': "'self'",
  // `'self'` because a page that meets the policy of a build it does not know asks for a file.
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  // Navigation fetches the next page; audits read robots.txt from within the page.
  'connect-src': "'self'",
  'media-src': "'self'",
  // `'self'` for the page of thanks, where a calendar may lead its frame.
  'frame-src': "'self'",
  // A calendar may lead its frame to our page of thanks; another site frames none of ours.
  'frame-ancestors': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
}

/**
 * What a build adds: plain origins of its configured services, and `sha256-…` of what stands inline
 * in its pages and in those of the build before.
 */
export type CspSources = Partial<Record<keyof typeof own, string[]>>

/**
 * The Content-Security-Policy of every page.
 *
 * @throws in French on an origin that is not plain, before it reaches a header
 */
export const contentSecurityPolicy = (added: CspSources): string =>
  Object.entries(own)
    .map(([directive, value]) => {
      const values = added[directive as keyof CspSources]?.map(checkSource)
      return [directive, value, ...new Set(values)].join(' ')
    })
    .join('; ')

function checkSource(value: string): string {
  if (/^sha256-[\w+/]{43}=$/.test(value)) return `'${value}'`
  if (parsePlainUrl(value)?.origin === value) return value
  throw new Error(
    `L’origine ${JSON.stringify(value)} ne peut pas entrer dans l’en-tête Content-Security-Policy : écrivez « https:// » suivi d’un nom d’hôte simple, sans port ni chemin.`,
  )
}
