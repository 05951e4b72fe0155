import { site, words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import { stateAttributes } from '../page-state.ts'
import styles from './ThanksPage.module.css'

const { thanks, scheduling, home } = words

/**
 * Where a calendar may lead after a booking. Its address does not tell whether there was one: that
 * depends on the page around or the page before (`thanks.ts`).
 */
export const ThanksPage = () => (
  <PlainPage title={thanks.title}>
    {site.scheduling.isDemonstration ? (
      <p>{scheduling.booked.demonstration.text}</p>
    ) : (
      <ConfirmationByMail />
    )}
    <div className={styles.unknown}>
      <ButtonLink href="/#agenda">{thanks.link}</ButtonLink>
    </div>
  </PlainPage>
)

/** Where the visitor finds the confirmation, and whom to ask for it. */
function ConfirmationByMail() {
  const { frameOrigins, pageUrl } = site.scheduling
  const calendars = new Set([...frameOrigins, new URL(pageUrl, site.url).origin])
  calendars.delete(site.url)
  return (
    <>
      <p
        className={styles.thanked}
        hidden
        {...stateAttributes({ calendars: [...calendars].join(' ') })}
      >
        {thanks.booked}
      </p>
      <p className={styles.unknown}>{thanks.unknown}</p>
      <p>{thanks.move}</p>
      <p>
        {thanks.question} <a href={`mailto:${site.supportEmail}`}>{home.help.link}</a>
      </p>
    </>
  )
}
