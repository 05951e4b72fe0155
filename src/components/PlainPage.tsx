import type { ReactNode } from 'react'
import styles from './PlainPage.module.css'

/** A title and a few lines in the middle of the screen, for pages that need no more. */
export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    {children}
  </div>
)
