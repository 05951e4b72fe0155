import { site, words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import notFound from './NotFoundPage.module.css'
import styles from './ThanksPage.module.css'

/**
 * Where a calendar may lead after a booking. Whether there was one, its address does not tell: that
 * shows once the page around or the page before has been seen to be the calendar's.
 */
export function ThanksPage() {
  const { frameOrigins, pageUrl } = site.scheduling
  const calendars = new Set([...frameOrigins, new URL(pageUrl, site.url).origin])
  calendars.delete(site.url)
  return (
    <div className={`${notFound.page} ${styles.thanks}`} data-calendars={[...calendars].join(' ')}>
      <h1>{words.thanks.title}</h1>
      <p className={styles.told}>{words.thanks.booked}</p>
      <p className={styles.untold}>{words.thanks.unknown}</p>
      <p>{words.thanks.move}</p>
      <p>
        {words.thanks.question} <a href={`mailto:${site.supportEmail}`}>{words.home.help.link}</a>
      </p>
      <div className={styles.untold}>
        <ButtonLink href="/#agenda">{words.thanks.link}</ButtonLink>
      </div>
    </div>
  )
}
