import { type CspSources, contentSecurityPolicy } from './content-security-policy.ts'

/**
 * Sent with every answer, whatever its status.
 *
 * @param hstsIncludeSubDomains only when every subdomain of the site's domain answers in https
 */
export const headersOf = (
  sources: CspSources,
  hstsIncludeSubDomains: boolean,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(sources),
  // `preload` is a commitment that takes months to undo: it is the owner's to ask for.
  'Strict-Transport-Security': `max-age=63072000${hstsIncludeSubDomains ? '; includeSubDomains' : ''}`,
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
