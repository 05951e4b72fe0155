import type { ReactNode } from 'react'
import buttons from '../styles/button.module.css'

/** A link to a service's page, which opens beside ours. */
export const TabLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={buttons.text} href={href} target="_blank" rel="noopener">
    {children}
  </a>
)
