import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Banner } from './components/Banner.tsx'
import { Footer } from './components/Footer.tsx'
import { RouteAnnouncer } from './components/RouteAnnouncer.tsx'
import { SkipLink } from './components/SkipLink.tsx'
import { arrive } from './navigation/arrive.ts'
import type { LoadedPage } from './navigation/load-page.ts'
import { useLinkNavigation } from './navigation/use-link-navigation.ts'
import { useLoadedPage } from './navigation/use-loaded-page.ts'
import { updateHead } from './update-head.ts'

/** The frame of every page. `firstPage` is the one that the HTML already shows. */
export function App({ firstPage }: { firstPage: LoadedPage }) {
  const path = usePathname({ ssrPath: firstPage.route.path })
  const { route, Content } = useLoadedPage(firstPage, path)
  const shown = useRef(route)

  useLinkNavigation(path)
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  // Before the paint: the new page is never seen scrolled where the old one was.
  useLayoutEffect(() => {
    if (shown.current === route) return
    shown.current = route
    // What the boot script set right was the text of the page before.
    document.adoptedStyleSheets = []
    updateHead(route)
    arrive(location.hash)
  }, [route])

  return (
    <>
      <SkipLink />
      <Banner path={route.path} />
      <main id="contenu" tabIndex={-1}>
        <Content key={route.path} />
      </main>
      <Footer path={route.path} />
      <RouteAnnouncer route={route} />
    </>
  )
}
