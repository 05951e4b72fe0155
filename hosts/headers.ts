// The headers of every answer, the same for every site and every build, and why each has its value. The files
// of each host repeat them, and `hosts.test.ts` compares. The rest of the security policy stands in the pages.

export const headers: Record<string, string> = {
  // Only a header can say who may frame a page. `'self'`: a calendar's frame may show our page of thanks.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  // `includeSubDomains` is left out: other sites of the owner's domain may not have https.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // Other sites get the page's origin: YouTube, and players limited to a domain, refuse requests without it.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A feature denied to a page is denied to its frames too, so no feature that a service uses is listed.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), magnetometer=(), microphone=(), midi=(), usb=()',
  // Not `same-origin`, which would cut a calendar off from the sign-in and payment windows that it opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The values of `Cache-Control`. */
export const caching = {
  /** For files whose name holds a hash of their content: browsers keep them for a year. */
  immutable: 'public, max-age=31536000, immutable',
  /** For all other answers: browsers ask at each use whether the file has changed. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** For `/assets/*` on hosts that would also send `immutable` with the 404 of a file that is gone. */
  day: 'public, max-age=86400',
}

/** Matches the files whose name holds a hash of their content: `/assets/browser-x1Y2z3W4.js` */
export const IMMUTABLE = /^\/assets\/[^/]+-[\w-]{8}\.[a-zA-Z\d]+$/
