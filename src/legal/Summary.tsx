import { words } from 'virtual:site'
import type { LegalSection } from './LegalText.ts'
import styles from './Summary.module.css'

/**
 * The sections of a text: folded above it on phones, always open beside it on wide screens. Two
 * lists, of which one is shown, because no style sheet can open a `<details>`.
 */
export function Summary({ sections }: { sections: LegalSection[] }) {
  const links = (
    <ol>
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span>{number}.</span> {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.summary} aria-label={words.legal.summary}>
      <details className={styles.folded}>
        <summary>{words.legal.summary}</summary>
        {links}
      </details>
      <div className={styles.open}>
        <p>{words.legal.summary}</p>
        {links}
      </div>
    </nav>
  )
}
