import { site } from 'virtual:site'
import { words } from 'virtual:words'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import styles from './HelpBlock.module.css'

/** One way to ask a person. */
export function HelpBlock() {
  return (
    <section className={styles.help} aria-labelledby="questions">
      <h2 id="questions">{words.home.help.title}</h2>
      <ButtonLink href={`mailto:${site.supportEmail}`}>{words.home.help.link}</ButtonLink>
      <p className={styles.address}>{site.supportEmail}</p>
    </section>
  )
}
