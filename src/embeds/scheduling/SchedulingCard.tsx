import { site, words } from 'virtual:site'
import { afterPaint } from '../../after-paint.ts'
import { WholeMonth } from '../../components/DrawnMonth.tsx'
import buttons from '../../styles/button.module.css'
import scripted from '../../styles/scripted.module.css'
import skipLink from '../../styles/skip-link.module.css'
import { AgreementNotice } from '../consent/AgreementNotice.tsx'
import { ConsentQuestion, questionId } from '../consent/ConsentQuestion.tsx'
import { type Failure, isFailure, showsFrame } from '../embed-view.ts'
import { boxId, startButtonId } from '../frame-focus.ts'
import type { FramedEmbed } from '../use-framed-embed.ts'
import { useBooking } from './bookings.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import { CallBar } from './CallBar.tsx'
import styles from './SchedulingCard.module.css'
import { SchedulingLinks } from './SchedulingLinks.tsx'

type Props = { calendar: FramedEmbed }

/** Draws the calendar in any of its views, between two notes on confidentiality. */
export function SchedulingCard({ calendar }: Props) {
  const { view, consent, withdraw } = calendar
  const isBooked = useBooking() !== null
  return (
    <div>
      {!isBooked && <p className={styles.note}>{words.scheduling.confidentiality}</p>}
      <div className={styles.card}>
        <CallBar hasLink={!isFailure(view)} />
        {view === 'waiting' ? <Ask calendar={calendar} /> : <FrameBox calendar={calendar} />}
      </div>
      <div id="apres-agenda" className={styles.after} tabIndex={-1}>
        <AgreementNotice kind="scheduling" consent={consent} onWithdraw={withdraw} />
        {!isBooked && <p>{words.scheduling.discretion}</p>}
      </div>
    </div>
  )
}

function FrameBox({ calendar }: Props) {
  const { view } = calendar
  const classes = [styles.box]
  // The box hides its frame, which may show an error page of the browser, until the calendar is there.
  if (!showsFrame(view)) classes.push(styles.covered)
  if (view === 'loading') classes.push(styles.loading)
  return (
    <>
      <a className={skipLink.skipLink} href="#apres-agenda">
        {words.scheduling.skip}
      </a>
      <div id={boxId('scheduling')} className={classes.join(' ')} tabIndex={-1}>
        {view === 'loading' && <Loading />}
        <CalendarFrame calendar={calendar} />
        {isFailure(view) && <FailurePanel calendar={calendar} failure={view} />}
      </div>
    </>
  )
}

const Loading = () => (
  <p className={`${styles.skeleton} ${scripted.scripted}`}>{words.scheduling.loading}</p>
)

/**
 * The button that loads the calendar, and the question. CSS shows the text about loading in their place after a tap
 * that comes before React, and where an agreement is stored.
 */
const Ask = ({ calendar: { agree, rememberRef } }: Props) => (
  <div className={`${styles.box} ${styles.waiting}`}>
    <Loading />
    <WholeMonth />
    <div className={styles.ask}>
      <button
        type="button"
        id={startButtonId('scheduling')}
        className={`${buttons.filled} ${scripted.scripted}`}
        aria-describedby={questionId('scheduling')}
        onClick={({ currentTarget }) => {
          currentTarget.dataset.pressed = ''
          afterPaint(agree)
        }}
      >
        {words.scheduling.load}
      </button>
      <noscript>
        <a className={buttons.filled} href={site.scheduling.pageUrl}>
          {words.scheduling.load}
        </a>
      </noscript>
      <ConsentQuestion kind="scheduling" rememberRef={rememberRef} />
    </div>
  </div>
)

/** The first way, which is a button, is the one that helps most. */
function FailurePanel({ calendar, failure }: Props & { failure: Failure }) {
  const isOffline = failure === 'offline'
  const { title, text } = words.scheduling.silent
  const look = isOffline ? buttons.filled : buttons.text
  const retry = (
    <button type="button" className={look} onClick={calendar.restart}>
      {words.everyPage.retry}
    </button>
  )
  return (
    <div className={styles.failure}>
      <h3>{isOffline ? words.everyPage.offline : title}</h3>
      {isOffline ? retry : <p>{text}</p>}
      <SchedulingLinks failure={failure} />
      {!isOffline && retry}
    </div>
  )
}
