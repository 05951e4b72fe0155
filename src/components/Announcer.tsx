import { words } from 'virtual:site'
import { stateAttributes } from '../page-state.ts'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Announcer.module.css'

/**
 * The status line, which `navigation/announce.ts` fills after a link is followed. Screen readers read the
 * title of the page shown; everybody sees that a page or a part of it is late or cannot be loaded.
 */
const { coming, unreachable, offline } = words.frame

export const Announcer = () => (
  <p
    id="annonce"
    className={`${hidden.visuallyHidden} ${styles.announcer}`}
    role="status"
    {...stateAttributes({ coming, unreachable, offline })}
  />
)
