import { counter, words } from 'virtual:site'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Announcer } from '../components/Announcer.tsx'
import { Banner } from '../components/Banner.tsx'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { Footer } from '../components/Footer.tsx'
import styles from '../styles/skip-link.module.css'
import { PageHead, pageTitle } from './PageHead.tsx'
import { PageContent } from './pages.tsx'
import { useRoute } from './use-route.ts'

/** The whole site. `path` is that of the page that the build has drawn: React's first render equals it. */
export function App({ path }: { path: string }) {
  const route = useRoute(path)
  const [announced, setAnnounced] = useState({ path: '', title: '' })
  const shown = useRef(route)

  useLayoutEffect(() => {
    // The page that the browser has loaded stays where it is.
    if (shown.current === route) return
    shown.current = route
    setAnnounced({ path: route.path, title: pageTitle(route) })
  }, [route])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is counted
  useEffect(() => counter?.countPage(), [route])

  return (
    <>
      <PageHead route={route} />
      <ErrorBoundary>
        <a className={styles.skipLink} href="#contenu">
          {words.everyPage.skipLink}
        </a>
        <Banner key={route.path} path={route.path} />
      </ErrorBoundary>
      <main id="contenu" tabIndex={-1} key={route.path}>
        <ErrorBoundary>
          <PageContent route={route} />
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <Footer path={route.path} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Announcer {...announced} />
      </ErrorBoundary>
    </>
  )
}
