import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { routes } from '../routes.ts'
import { arrive } from './arrive.ts'
import { loadPage } from './load-page.ts'

/** The address of ours that a plain link leads to; `undefined` leaves the link to the browser. */
function findLinkedPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return
  return routes.some(({ path }) => path === url.pathname) ? url : undefined
}

/**
 * Turns plain `<a href>` into client-side navigation, wherever they stand: legal texts, sections,
 * footer. They all work before hydration and without JavaScript, and there is no link component to
 * forget. Modified and middle clicks, other targets and unknown paths stay with the browser.
 *
 * @param path of the page on screen
 */
export function useLinkNavigation(path: string) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const url = isPlain && !event.defaultPrevented && findLinkedPage(event.target)
      // After an uncaught error nobody would show the page: the server does.
      if (!url || !('hydrated' in document.documentElement.dataset)) return
      const { pathname, search, hash } = url
      const isSamePage = pathname === location.pathname
      if (isSamePage && hash) return
      event.preventDefault()
      if (isSamePage) arrive('')
      else navigate(pathname + search + hash)
    }
    // The next page's chunk arrives while the finger or the pointer still hesitates.
    const onIntent = (event: Event) => {
      const url = findLinkedPage(event.target)
      if (url) loadPage(url.pathname).catch(() => {})
    }

    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [])

  useEffect(() => {
    // Within a page, Back and Forward arrive at once; another page arrives when it is there.
    const onPopState = () => {
      if (location.pathname === path) arrive(location.hash)
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [path])

  useEffect(() => {
    // We place every arrival ourselves; a reload or a return from elsewhere is the browser's.
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const release = () => {
      history.scrollRestoration = 'auto'
    }
    own()
    window.addEventListener('pageshow', own)
    window.addEventListener('pagehide', release)
    return () => {
      release()
      window.removeEventListener('pageshow', own)
      window.removeEventListener('pagehide', release)
    }
  }, [])
}
