import { words } from 'virtual:site'
import styles from './SkipLink.module.css'

/** The link to the contents, which the Tab key reaches first on every page. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#contenu">
      {words.frame.skipLink}
    </a>
  )
}
