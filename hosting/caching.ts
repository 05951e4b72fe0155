/** For how long a published file is cached. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  /** Asked for again each time, and answered 304 while it is the same. */
  revalidate: 'public, max-age=0, must-revalidate',
}

/**
 * A name made from the content, which therefore never changes: `/assets/name-XXXXXXXX.ext`. As
 * servers write patterns, and without its ends: nginx looks at more than the address, Apache at less.
 */
export const IMMUTABLE = '/assets/[^/]+-[\\w-]{8}\\.[a-zA-Z\\d]+'
