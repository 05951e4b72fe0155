import { words } from 'virtual:site'
import type { ReactNode } from 'react'
import { Banner } from './components/Banner.tsx'
import { Footer } from './components/Footer.tsx'
import styles from './Page.module.css'

export const Page = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <a className={styles.skipLink} href="#contenu">
      {words.frame.skipLink}
    </a>
    <Banner path={path} />
    <main id="contenu" tabIndex={-1}>
      {children}
    </main>
    <Footer path={path} />
  </>
)
