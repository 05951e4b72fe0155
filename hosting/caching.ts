/** For how long browsers cache a published file: the values of `Cache-Control`. */
export const caching = {
  /** Browsers keep a file that matches `IMMUTABLE` for a year, and never ask whether it has changed. */
  immutable: 'public, max-age=31536000, immutable',
  /** Browsers ask for any other file at each use, and the server answers 304 while the file is the same. */
  revalidate: 'public, max-age=0, must-revalidate',
}

/**
 * Pattern of the files whose name holds a hash of their content, which therefore never changes:
 * `/assets/name-XXXXXXXX.ext`. It has no `^` and no `$`, because nginx matches it within a longer
 * text than the address, and Apache with the ending of a compressed file.
 */
export const IMMUTABLE = '/assets/[^/]+-[\\w-]{8}\\.[a-zA-Z\\d]+'
