import { words } from 'virtual:site'
import { pageTitle } from '../app/PageHead.tsx'
import type { Route } from '../routes.ts'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Banner.module.css'

/** The line that tells screen readers which page is shown, once it is another than the browser has loaded. */
export const Announcer = ({ route }: { route: Route | null }) => (
  <>
    <p className={hidden.visuallyHidden} role="status">
      {/* Each text is a new element: a translator may have replaced the text that React would change. */}
      {route && <span key={route.path}>{pageTitle(route)}</span>}
    </p>
    {/* The boot script shows this line where a tap finds no network to load React by. */}
    <p className={`${styles.banner} ${styles.announced} ${styles.early}`} role="alert">
      {words.frame.offline}
    </p>
  </>
)
