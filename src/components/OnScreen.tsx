import { site } from 'virtual:site'
import type { ReactNode } from 'react'
import styles from './OnScreen.module.css'

type Props = {
  /** What paper says instead, followed by the address. */
  onPaper: string
  /** Fragment of the home page where this stands. */
  id: string
  children: ReactNode
}

/** What only lives on a screen. A printed page has its address instead of a hole. */
export const OnScreen = ({ onPaper, id, children }: Props) => (
  <>
    <div className={styles.screen}>{children}</div>
    <p className={styles.paper}>
      {onPaper} {site.url}/#{id}
    </p>
  </>
)
