import { words } from 'virtual:site'
import type { LegalSection } from './LegalText.ts'
import styles from './Summary.module.css'

/**
 * Links to the sections of a text, written twice: in a `<details>` that phones can unfold, and in a list that
 * wide screens show beside the text. CSS shows one of the two. One `<details>` would not do, because CSS cannot
 * open it.
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
