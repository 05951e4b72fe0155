import { words } from 'virtual:site'
import { pageTitle } from '../app/PageHead.tsx'
import type { Route } from '../routes.ts'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Announcer.module.css'

/** The line that tells screen readers which page is shown, once it is another than the browser has loaded. */
export const Announcer = ({ route }: { route: Route | null }) => (
  <>
    <p className={hidden.visuallyHidden} role="status">
      {/* Each text is a new element: a translator may have replaced the text that React would change. */}
      {route && <span key={route.path}>{pageTitle(route)}</span>}
    </p>
    {/* Before React, `early-taps.ts` shows this line below a button whose tap finds no network. */}
    <p id="hors-connexion" className={styles.offline} role="alert">
      {words.frame.offline}
    </p>
  </>
)
