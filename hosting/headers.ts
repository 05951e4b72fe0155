// The headers of every response, and why each has its value.
import { parsePlainUrl } from '../services/addresses/plain-url.ts'

/** What `Content-Security-Policy` always allows; `CspSources` adds to it. */
const directives = {
  'default-src': "'none'",
  // `'self'` because the inline script, which its hash allows, imports files that this hash does not cover.
  'script-src': "'self'",
  // A page of an earlier build may still be open or stored. This build's policy does not have the hash of its
  // inline style, so the page loads a style sheet as a file: `'self'` allows that.
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  // `'self'` because a page's script fetches the page that a visitor goes to, and Lighthouse fetches robots.txt.
  'connect-src': "'self'",
  'media-src': "'self'",
  // `'self'` because a calendar may redirect its frame to our page of thanks.
  'frame-src': "'self'",
  // `'self'` because a calendar's frame may show our page of thanks inside our home page.
  'frame-ancestors': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
}

/**
 * What a build adds to each directive: origins of its services (`https://calendly.com`), and the
 * `sha256-…` of the inline script and style of its pages and of the pages of the build before.
 */
export type CspSources = Partial<Record<keyof typeof directives, string[]>>

/** @throws {Error} in French, on an origin with anything more than `https://` and a host name */
function quoteSource(value: string): string {
  if (/^sha256-[\w+/]{43}=$/.test(value)) return `'${value}'`
  if (parsePlainUrl(value)?.origin === value) return value
  throw new Error(
    `L’origine ${JSON.stringify(value)} ne peut pas entrer dans l’en-tête Content-Security-Policy : écrivez « https:// » suivi d’un nom d’hôte simple, sans port ni chemin.`,
  )
}

export const headersOf = (sources: CspSources): Record<string, string> => ({
  'Content-Security-Policy': Object.entries(directives)
    .map(([name, always]) => {
      const added = sources[name as keyof CspSources]?.map(quoteSource)
      return [name, always, ...new Set(added)].join(' ')
    })
    .join('; '),
  // `includeSubDomains` is left out: other sites of the owner's domain may not have https.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  // Other sites get the page's origin: YouTube, and players limited to a domain, refuse requests without it.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A feature denied to a page is denied to its frames too, so no feature that a service uses is listed.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), magnetometer=(), microphone=(), midi=(), usb=()',
  // Not `same-origin`, which would cut a calendar off from the sign-in and payment windows that it opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
