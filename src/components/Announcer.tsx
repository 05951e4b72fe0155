import { words } from 'virtual:site'
import { useNavigationStatus } from '../app/Navigation.tsx'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Announcer.module.css'

/** The line that says which page is shown (to screen readers), or that a page is late or cannot be had (to all). */
export function Announcer({ title }: { title: string }) {
  const status = useNavigationStatus()
  const text = status ? words.frame[status] : title
  return (
    <>
      <p className={status ? styles.seen : hidden.visuallyHidden} role="status">
        {/* Each text is a new element: a translator may have replaced the text that React would change. */}
        <span key={text}>{text}</span>
      </p>
      {/* The boot script shows this line where a tap finds no network to load React by. */}
      <p className={`${styles.seen} ${styles.early}`} role="alert">
        {words.frame.offline}
      </p>
    </>
  )
}
