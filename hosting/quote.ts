/**
 * Quotes a header's value for the configuration of a server. nginx, Caddy and Apache each expand
 * characters of their own inside quotes: none of those may appear.
 */
export function quote(value: string): string {
  if (!/^[\w '()=,;:/+.-]+$/.test(value)) {
    throw new Error(`${JSON.stringify(value)} cannot stand between quotes in every configuration`)
  }
  return `"${value}"`
}
