import type { ReactNode } from 'react'
import styles from './PlainPage.module.css'

type Props = { title: string; drawing: ReactNode; children: ReactNode }

export const PlainPage = ({ title, drawing, children }: Props) => (
  <div className={styles.page}>
    {drawing}
    <h1>{title}</h1>
    {children}
  </div>
)
