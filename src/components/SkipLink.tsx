import { words } from 'virtual:site'
import styles from './SkipLink.module.css'

/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#contenu">
      {words.frame.skipLink}
    </a>
  )
}
