import { words } from 'virtual:site'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Announcer.module.css'

/**
 * The status line of navigation (`navigation/announce.ts`): the title of a page shown without a page load,
 * for screen readers, and, on screen too, that something is late or cannot be had.
 */
export const Announcer = () => (
  <p
    id="annonce"
    className={`${hidden.visuallyHidden} ${styles.announcer}`}
    role="status"
    data-coming={words.frame.coming}
    data-unreachable={words.frame.unreachable}
    data-offline={words.frame.offline}
  />
)
