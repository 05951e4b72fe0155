import { words } from 'virtual:site'
import type { ReactNode } from 'react'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import scripted from '../../styles/scripted.module.css'
import skipLink from '../../styles/skip-link.module.css'
import { questionId } from '../consent/Question.tsx'
import { type EmbedView, type Failure, isFailure, showsFrame } from '../embed-view.ts'
import { askId, boxId } from '../frame-focus.ts'
import { useBooking } from './bookings.ts'
import { CallBar } from './CallBar.tsx'
import styles from './SchedulingCard.module.css'
import { SchedulingLinks } from './SchedulingLinks.tsx'

type Props = {
  scheduling: Scheduling
  view: EmbedView
  onAgree: () => void
  onRetry: () => void
  question?: ReactNode
  agreement?: ReactNode
  children?: ReactNode
}

/** Draws the calendar in any of its views, between two notes on confidentiality. */
export function SchedulingCard(props: Props) {
  const { scheduling, view } = props
  const isBooked = useBooking() !== null
  return (
    <>
      {!isBooked && <p className={styles.note}>{words.scheduling.confidentiality}</p>}
      <div className={styles.card}>
        <CallBar scheduling={scheduling} hasLink={!isFailure(view)} />
        {view === 'unasked' ? <Ask {...props} /> : <FrameBox {...props} />}
      </div>
      <div id="apres-agenda" className={styles.after} tabIndex={-1}>
        {props.agreement}
        {!isBooked && <p>{words.scheduling.discretion}</p>}
      </div>
    </>
  )
}

function FrameBox(props: Props) {
  const { view, children } = props
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
        {children}
        {isFailure(view) && <FailurePanel {...props} failure={view} />}
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
const Ask = ({ scheduling: { pageUrl }, onAgree, question }: Props) => (
  <div className={`${styles.box} ${styles.unasked}`}>
    <Loading />
    <div className={styles.ask}>
      <button
        type="button"
        id={askId('scheduling')}
        className={`${buttons.filled} ${scripted.scripted}`}
        aria-describedby={questionId('scheduling')}
        onClick={onAgree}
      >
        {words.scheduling.load}
      </button>
      <noscript>
        <a className={buttons.filled} href={pageUrl}>
          {words.scheduling.load}
        </a>
      </noscript>
      {question}
    </div>
  </div>
)

/** The first way, which is a button, is the one that helps most. */
function FailurePanel({ scheduling, failure, onRetry }: Props & { failure: Failure }) {
  const isOffline = failure === 'offline'
  const { title, text } = words.scheduling.silent
  const retry = (
    <button type="button" className={isOffline ? buttons.filled : buttons.text} onClick={onRetry}>
      {words.frame.retry}
    </button>
  )
  return (
    <div className={styles.failure}>
      <h3>{isOffline ? words.frame.offline : title}</h3>
      {isOffline ? retry : <p>{text}</p>}
      <SchedulingLinks scheduling={scheduling} failure={failure} />
      {!isOffline && retry}
    </div>
  )
}
