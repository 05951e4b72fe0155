import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'

/** A link that looks like the page's one button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.button} href={href}>
      {children}
    </a>
  )
}
