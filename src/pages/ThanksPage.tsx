import { site, words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import { stateAttributes } from '../page-state.ts'
import styles from './ThanksPage.module.css'

const { thanks, scheduling, home } = words

/**
 * The page `/merci`, to which a calendar may lead after a booking. Anyone can open its address: only
 * where `thanks.ts` finds that the visitor comes from the calendar, CSS shows `.thanked`, not `.unknown`.
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
  const calendars = calendarOrigins().join(' ')
  return (
    <>
      <p className={styles.thanked} hidden {...stateAttributes({ calendars })}>
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

/** The origins of other sites on which a call can be booked, in the frame or in a tab. */
function calendarOrigins(): string[] {
  const { frameOrigins, pageUrl } = site.scheduling
  const origins = new Set([...frameOrigins, new URL(pageUrl, site.url).origin])
  // A visitor who has booked nothing may come to `/merci` from this site's own pages.
  origins.delete(site.url)
  return [...origins]
}
