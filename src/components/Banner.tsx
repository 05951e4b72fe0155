import { words } from 'virtual:words'
import styles from './Banner.module.css'

/** The fixed black strip. */
export function Banner() {
  return (
    <header className={styles.banner}>
      <p className={styles.text}>
        {words.home.banner}
        <svg className={styles.arrow} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M8 2v11M3.5 8.8 8 13.3l4.5-4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </p>
    </header>
  )
}
