import { words } from 'virtual:site'
import unseen from '../styles/unseen.module.css'
import styles from './Announcer.module.css'

/**
 * Says what becomes of the page: the title of one that came without a page load, since screen readers
 * hear nothing of those, and to everybody that one is late or did not come (`navigation/announce.ts`).
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
