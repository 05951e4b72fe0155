import type { ReactNode } from 'react'
import styles from './PlainPage.module.css'

export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    {children}
  </div>
)
