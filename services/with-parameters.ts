/** Sets query parameters of an address, and removes those that are `null`. */
export function withParameters(
  address: URL | string,
  parameters: Record<string, string | null> = {},
): string {
  const entries = Object.entries(parameters)
  if (entries.length === 0) return String(address)
  const url = new URL(address, globalThis.location?.href)
  for (const [name, value] of entries) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
