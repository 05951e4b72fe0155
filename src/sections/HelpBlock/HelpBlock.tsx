import { site, words } from 'virtual:site'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { phoneAddress } from '../../formats/phone-address.ts'
import styles from './HelpBlock.module.css'

export const HelpBlock = () => (
  <section className={styles.help} aria-labelledby="questions">
    <div>
      <h2 id="questions">{words.home.help.title}</h2>
      <p className={styles.address}>
        {site.supportEmail}
        {site.supportPhone && (
          <>
            <span className={styles.separator}> · </span>
            <a href={phoneAddress(site.supportPhone)}>{site.supportPhone}</a>
          </>
        )}
      </p>
    </div>
    <ButtonLink href={`mailto:${site.supportEmail}`}>{words.home.help.link}</ButtonLink>
  </section>
)
