import { words } from 'virtual:site'
import { stateAttributes } from '../page-state.ts'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Announcer.module.css'

/**
 * The status line of navigation (`navigation/announce.ts`): the title of a page shown without a page load,
 * for screen readers, and, on screen too, that something is late or cannot be had.
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
