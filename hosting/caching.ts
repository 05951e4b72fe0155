/** The values of `Cache-Control`. */
export const caching = {
  /** For files whose name holds a hash of their content: browsers keep them for a year. */
  immutable: 'public, max-age=31536000, immutable',
  /** For all other responses: browsers ask at each use whether the file has changed. */
  revalidate: 'public, max-age=0, must-revalidate',
}

/**
 * Pattern of the files whose name holds a hash of their content: `/assets/name-XXXXXXXX.ext`. It has no `^` and
 * no `$`: nginx finds it within a longer text, and Apache adds the ending of a compressed file (`.br`) to it.
 */
export const IMMUTABLE = '/assets/[^/]+-[\\w-]{8}\\.[a-zA-Z\\d]+'
