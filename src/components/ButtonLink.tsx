import type { ReactNode } from 'react'
import buttons from '../styles/button.module.css'

export const ButtonLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={buttons.filled} href={href}>
    {children}
  </a>
)
