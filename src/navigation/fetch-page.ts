/** How long a page may take. After that, the browser loads it and shows what goes wrong. */
const PATIENCE_MS = 10_000

const pages = new Map<string, Promise<Document>>()

/** Fetches a page of this site, once. Throws where it does not arrive, or has a wrong status. */
export function fetchPage(path: string): Promise<Document> {
  const requested = pages.get(path)
  if (requested) return requested
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
