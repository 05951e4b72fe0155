import { words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import styles from './NotFoundPage.module.css'

/** Says it simply, and leads home. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
      <ButtonLink href="/">{words.notFound.link}</ButtonLink>
    </div>
  )
}
