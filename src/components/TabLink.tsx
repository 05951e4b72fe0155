import type { ReactNode } from 'react'
import buttons from '../styles/button.module.css'

type Props = { href: string; isFilled?: boolean; children: ReactNode }

/** A link to a service's page, which opens beside ours. */
export const TabLink = ({ href, isFilled = false, children }: Props) => (
  <a
    className={isFilled ? buttons.filled : buttons.text}
    href={href}
    target="_blank"
    rel="noopener"
  >
    {children}
  </a>
)
