import { frame } from '../../content/frame.ts'
import { ButtonLink } from '../components/ButtonLink.tsx'
import styles from './NotFoundPage.module.css'

const words = frame.notFound

/** Says it simply, and leads home. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <ButtonLink href="/">{words.link}</ButtonLink>
    </div>
  )
}
