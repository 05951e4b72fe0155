import { site, words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import { stateAttributes } from '../page-state.ts'
import styles from './ThanksPage.module.css'

const { thanks, scheduling, home } = words

/**
 * The page `/merci`, to which a calendar may lead after a booking. Anyone can open its address: CSS
 * shows `.thanked`, not `.unknown`, only where `thanks.ts` finds that the calendar has led here.
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
  // A visitor who has booked nothing may come to `/merci` from this site's own pages.
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
