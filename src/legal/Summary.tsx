import { useEffect, useRef } from 'react'
import { legalFrame as words } from '../../content/legal.ts'
import type { LegalSection } from './LegalText.ts'
import styles from './Summary.module.css'
import { useCurrentSection } from './use-current-section.ts'

/**
 * The sections of a text: folded above it on phones, always open beside it on wide screens. Two
 * lists, of which one is shown, because no style sheet can open a `<details>`.
 */
export function Summary({ sections }: { sections: LegalSection[] }) {
  const current = useCurrentSection(sections)
  const summary = useRef<HTMLElement>(null)
  // In a low window the list scrolls by itself: the section being read stays in the middle of it.
  useEffect(() => {
    const link = summary.current?.querySelector<HTMLElement>(`.${styles.open} [href="#${current}"]`)
    if (link) summary.current?.scrollTo({ top: link.offsetTop - summary.current.clientHeight / 2 })
  }, [current])
  const links = (
    <ol>
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            <span>{number}.</span> {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav ref={summary} className={styles.summary} aria-label={words.summary}>
      <details className={styles.folded}>
        <summary>{words.summary}</summary>
        {links}
      </details>
      <div className={styles.open}>
        <p>{words.summary}</p>
        {links}
      </div>
    </nav>
  )
}
