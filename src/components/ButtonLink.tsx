import type { ReactNode } from 'react'
import { PageLink } from '../app/Navigation.tsx'
import buttons from '../styles/button.module.css'

export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  const Link = href.startsWith('/') ? PageLink : 'a'
  return (
    <Link className={buttons.filled} href={href}>
      {children}
    </Link>
  )
}
