import { parsePlainUrl } from '../services/plain-url.ts'

/** Where the pages may load from: themselves, and what a build adds. */
const directives = {
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
export type CspSources = Partial<Record<keyof typeof directives, string[]>>

/** A source as the policy writes it. Throws in French on an origin that is not plain. */
function checkSource(value: string): string {
  if (/^sha256-[\w+/]{43}=$/.test(value)) return `'${value}'`
  if (parsePlainUrl(value)?.origin === value) return value
  throw new Error(
    `L’origine ${JSON.stringify(value)} ne peut pas entrer dans l’en-tête Content-Security-Policy : écrivez « https:// » suivi d’un nom d’hôte simple, sans port ni chemin.`,
  )
}

/** Sent with every answer, whatever its status. */
export const headersOf = (sources: CspSources): Record<string, string> => ({
  'Content-Security-Policy': Object.entries(directives)
    .map(([name, own]) => {
      const added = sources[name as keyof CspSources]?.map(checkSource)
      return [name, own, ...new Set(added)].join(' ')
    })
    .join('; '),
  // For this host alone: other names of the domain are not the site's to commit.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  // YouTube and players restricted to a domain fail without a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Nothing that a service's frame is allowed: a denial here would win over it.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), magnetometer=(), microphone=(), midi=(), usb=()',
  // `same-origin` would cut the sign-in and payment windows that a calendar opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
