import { site } from 'virtual:site'
import { home } from '../../../content/home.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import styles from './HelpBlock.module.css'

/** One way to ask a person. */
export function HelpBlock() {
  return (
    <section className={styles.help} aria-labelledby="questions">
      <h2 id="questions">{home.help.title}</h2>
      <ButtonLink href={`mailto:${site.supportEmail}`}>{home.help.link}</ButtonLink>
      <p className={styles.address}>{site.supportEmail}</p>
    </section>
  )
}
