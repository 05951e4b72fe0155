/** Addresses as alternatives of a regular expression, without their first slash. */
export const pagePattern = (paths: string[]): string =>
  paths
    .filter((path) => path !== '/')
    .map((path) => path.slice(1).replaceAll('.', '\\.'))
    .join('|')
