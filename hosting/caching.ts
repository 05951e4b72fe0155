/** The values of `Cache-Control`. */
export const caching = {
  /** For a year, of the files that match `IMMUTABLE`. */
  immutable: 'public, max-age=31536000, immutable',
  /** Browsers ask at each use whether the file has changed. */
  revalidate: 'public, max-age=0, must-revalidate',
}

/**
 * Pattern of the files whose name holds a hash of their content: `/assets/name-XXXXXXXX.ext`. It has no `^` and
 * no `$`, because nginx matches it within a longer text, and Apache with the ending of a compressed file.
 */
export const IMMUTABLE = '/assets/[^/]+-[\\w-]{8}\\.[a-zA-Z\\d]+'
