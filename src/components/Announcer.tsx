import { words } from 'virtual:site'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Announcer.module.css'

/** The lines that screen readers announce on every page: which page is shown now, or that there is no network. */
export const Announcer = ({ path, title }: { path: string; title: string }) => (
  <>
    <p className={hidden.visuallyHidden} role="status">
      {/* Each text is a new element: a translator may have replaced the text that React would change. */}
      <span key={path}>{title}</span>
    </p>
    {/* Before React, `early-taps.ts` shows this line below a button whose tap finds no network. */}
    <p id="hors-connexion" className={styles.offline} role="alert">
      {words.everyPage.offline}
    </p>
  </>
)
