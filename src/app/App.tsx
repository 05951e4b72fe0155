import { counter } from 'virtual:audience'
import { words } from 'virtual:site'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Announcer } from '../components/Announcer.tsx'
import { Banner } from '../components/Banner.tsx'
import { Footer } from '../components/Footer.tsx'
import { findRoute } from '../routes.ts'
import styles from '../styles/skip-link.module.css'
import { arriveOnPage, Navigation, useShownPath } from './Navigation.tsx'
import { PageHead, pageTitle } from './PageHead.tsx'
import { Part } from './Part.tsx'
import { PageContent } from './pages.tsx'

/** The whole site. `path` is that of the page that the build has drawn: React's first render equals it. */
export const App = ({ path }: { path: string }) => (
  <Navigation initialPath={path}>
    <Layout />
  </Navigation>
)

function Layout() {
  const route = findRoute(useShownPath())
  const title = pageTitle(route)
  const [announced, setAnnounced] = useState('')
  const arrivedAt = useRef(title)

  useLayoutEffect(() => {
    // The page that the browser has loaded stays where it is.
    if (arrivedAt.current === title) return
    arrivedAt.current = title
    arriveOnPage()
    setAnnounced(title)
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is counted
  useEffect(() => counter?.countPage(), [route])

  return (
    <>
      <PageHead route={route} />
      <Part>
        <a className={styles.skipLink} href="#contenu">
          {words.frame.skipLink}
        </a>
        <Banner key={route.path} path={route.path} />
      </Part>
      <main id="contenu" tabIndex={-1} key={route.path}>
        <Part>
          <PageContent route={route} />
        </Part>
      </main>
      <Part>
        <Footer path={route.path} />
      </Part>
      <Part>
        <Announcer title={announced} />
      </Part>
    </>
  )
}
