/** Sets the query parameters of an address, and removes those that are `null`. */
export function withParameters(address: URL, parameters: Record<string, string | null>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
