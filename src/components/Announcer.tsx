import { words } from 'virtual:site'
import unseen from '../styles/unseen.module.css'
import styles from './Announcer.module.css'

/**
 * The status line of navigation (`navigation/announce.ts`): the title of a page shown without a page load,
 * for screen readers, and, on screen too, that a page is late or cannot be had.
 */
export const Announcer = () => (
  <p
    id="annonce"
    className={`${unseen.unseen} ${styles.announcer}`}
    role="status"
    data-coming={words.frame.coming}
    data-unreachable={words.frame.unreachable}
  />
)
