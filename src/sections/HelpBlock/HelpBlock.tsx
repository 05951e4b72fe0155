import { site, words } from 'virtual:site'
import { phoneAddress } from '../../formats/phone-address.ts'
import buttons from '../../styles/button.module.css'
import styles from './HelpBlock.module.css'

export const HelpBlock = () => (
  <section className={styles.help} aria-labelledby="questions">
    <div>
      <h2 id="questions">{words.home.help.title}</h2>
      <p className={styles.address}>
        <span>{site.supportEmail}</span>{' '}
        {site.supportPhone && (
          <a className={buttons.text} href={phoneAddress(site.supportPhone)}>
            {site.supportPhone}
          </a>
        )}
      </p>
    </div>
    <a className={buttons.filled} href={`mailto:${site.supportEmail}`}>
      {words.home.help.link}
    </a>
  </section>
)
