import { site, words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import { stateAttributes } from '../page-state.ts'
import styles from './ThanksPage.module.css'

const { thanks, scheduling, home } = words

/**
 * The page `/merci`, to which a calendar may lead after a booking. Anyone can open its address, so
 * its HTML holds two messages, of which CSS shows one: `.unknown`, or `.thanked` in a calendar's
 * frame and where `thanks.ts` finds that the visitor comes from a calendar.
 */
export const ThanksPage = () => (
  <PlainPage title={thanks.title}>
    {site.scheduling.isDemonstration ? (
      <p>{scheduling.booked.demonstration.text}</p>
    ) : (
      <BookingMessages />
    )}
    <div className={styles.unknown}>
      <ButtonLink href="/#agenda">{thanks.link}</ButtonLink>
    </div>
  </PlainPage>
)

const BookingMessages = () => (
  <>
    <p className={styles.thanked} hidden {...stateAttributes({ calendars: calendarOrigins() })}>
      {thanks.booked}
    </p>
    <p className={styles.unknown}>{thanks.unknown}</p>
    <p>{thanks.move}</p>
    <p>
      {thanks.question} <a href={`mailto:${site.supportEmail}`}>{home.help.link}</a>
    </p>
  </>
)

/** The origins from which an arrival on this page proves a booking, separated by spaces. */
function calendarOrigins(): string {
  const { frameOrigins, pageUrl } = site.scheduling
  const origins = new Set([...frameOrigins, new URL(pageUrl, site.url).origin])
  // A visitor who comes from a page of this site has not booked there, even if its calendar is on
  // the same origin.
  origins.delete(site.url)
  return [...origins].join(' ')
}
