import { words } from 'virtual:site'
import { useNavigationStatus } from '../app/Navigation.tsx'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Banner.module.css'

const announced = `${styles.banner} ${styles.announced}`

/** The line that says which page is shown (to screen readers), or that a page is late or cannot be had (to all). */
export function Announcer({ title }: { title: string }) {
  const status = useNavigationStatus()
  const text = status ? words.frame[status] : title
  return (
    <>
      <p className={status ? announced : hidden.visuallyHidden} role="status">
        {/* Each text is a new element: a translator may have replaced the text that React would change. */}
        <span key={text}>{text}</span>
      </p>
      {/* The boot script shows this line where a tap finds no network to load React by. */}
      <p className={`${announced} ${styles.early}`} role="alert">
        {words.frame.offline}
      </p>
    </>
  )
}
