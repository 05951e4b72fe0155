import type { ReactNode } from 'react'
import { Banner } from './components/Banner.tsx'
import { Footer } from './components/Footer.tsx'
import { SkipLink } from './components/SkipLink.tsx'

/** Everything that a page has around its own contents, e.g. the banner and the footer. */
export function Page({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Banner path={path} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
    </>
  )
}
