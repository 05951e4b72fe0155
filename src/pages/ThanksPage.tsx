import { site, words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import { stateAttributes } from '../page-state.ts'
import styles from './ThanksPage.module.css'

/**
 * Where a calendar may lead after a booking. Its address does not tell whether there was one: that
 * depends on the page around or the page before (`thanks.ts`).
 */
export function ThanksPage() {
  const { frameOrigins, pageUrl } = site.scheduling
  const calendars = new Set([...frameOrigins, new URL(pageUrl, site.url).origin])
  calendars.delete(site.url)
  return (
    <PlainPage title={words.thanks.title}>
      <p
        className={styles.thanked}
        hidden
        {...stateAttributes({ calendars: [...calendars].join(' ') })}
      >
        {words.thanks.booked}
      </p>
      <p className={styles.unknown}>{words.thanks.unknown}</p>
      <p>{words.thanks.move}</p>
      <p>
        {words.thanks.question} <a href={`mailto:${site.supportEmail}`}>{words.home.help.link}</a>
      </p>
      <div className={styles.unknown}>
        <ButtonLink href="/#agenda">{words.thanks.link}</ButtonLink>
      </div>
    </PlainPage>
  )
}
