import { useEffect, useState } from 'react'
import { findRoute } from '../routes.ts'
import { type LoadedPage, loadPage } from './load-page.ts'

/**
 * Keeps the current page on screen until the next one can be shown whole. A plain state instead of
 * Suspense: no fallback ever flashes, and prerendered pages hydrate in one piece.
 */
export function useLoadedPage(firstPage: LoadedPage, path: string): LoadedPage {
  const [page, setPage] = useState(firstPage)
  const isShown = page.route === findRoute(path)
  useEffect(() => {
    if (isShown) return
    let isCurrent = true
    loadPage(path).then(
      (next) => isCurrent && setPage(next),
      // The address is right already: the server has the page, under its new file names.
      () => isCurrent && location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [isShown, path])
  return page
}
