import { words } from 'virtual:site'
import { stateAttributes } from '../page-state.ts'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Announcer.module.css'

const { coming, unreachable, offline } = words.frame

/** The line in which `announce.ts` says which page is shown, or that a page cannot be reached. */
export const Announcer = () => (
  <p
    id="annonce"
    className={`${hidden.visuallyHidden} ${styles.announcer}`}
    role="status"
    {...stateAttributes({ coming, unreachable, offline })}
  />
)
