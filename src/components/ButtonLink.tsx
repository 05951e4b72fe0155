import type { ReactNode } from 'react'
import buttons from '../styles/button.module.css'
import styles from './ButtonLink.module.css'

export const ButtonLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={`${buttons.filled} ${styles.button}`} href={href}>
    {children}
  </a>
)
