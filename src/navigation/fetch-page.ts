/** After this the browser loads the page, and shows what goes wrong. */
const PATIENCE_MS = 10_000

const pages = new Map<string, Promise<Document>>()

/** The finished HTML of a page of ours, asked for once. Rejects when it cannot be had. */
export function fetchPage(path: string): Promise<Document> {
  const known = pages.get(path)
  if (known) return known
  const page = request(path)
  pages.set(path, page)
  page.catch(() => pages.delete(path))
  return page
}

async function request(path: string): Promise<Document> {
  const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(path)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
