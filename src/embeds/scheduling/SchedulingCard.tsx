import { words } from 'virtual:site'
import type { ReactNode } from 'react'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import scripted from '../../styles/scripted.module.css'
import skipLink from '../../styles/skip-link.module.css'
import { questionId } from '../consent/Question.tsx'
import type { EmbedProblem } from '../embed-state.ts'
import { askId, boxId } from '../frame-focus.ts'
import { useBooked } from './bookings.ts'
import { CallBar } from './CallBar.tsx'
import styles from './SchedulingCard.module.css'
import { SchedulingLinks } from './SchedulingLinks.tsx'

type Props = {
  scheduling: Scheduling
  /** `unasked`: nothing may be requested from the service before the visitor agrees. */
  state: 'unasked' | 'loading' | 'open' | EmbedProblem
  onAgree: () => void
  onRetry: () => void
  question?: ReactNode
  agreement?: ReactNode
  children?: ReactNode
}

/** Draws the calendar in any of its states, between two notes on confidentiality. */
export function SchedulingCard(props: Props) {
  const { scheduling, state } = props
  const isBooked = useBooked() !== undefined
  return (
    <>
      {!isBooked && <p className={styles.note}>{words.scheduling.confidentiality}</p>}
      <div className={styles.card}>
        <CallBar scheduling={scheduling} />
        {state === 'unasked' ? <Ask {...props} /> : <FrameBox {...props} />}
      </div>
      <div id="apres-agenda" className={styles.after} tabIndex={-1}>
        {props.agreement}
        {!isBooked && <p>{words.scheduling.discretion}</p>}
      </div>
    </>
  )
}

function FrameBox(props: Props) {
  const { state, children } = props
  const isOpen = state === 'open'
  const isLoading = state === 'loading'
  return (
    <>
      <a className={skipLink.skipLink} href="#apres-agenda">
        {words.scheduling.skip}
      </a>
      <div
        id={boxId('scheduling')}
        // The box hides its frame, which may show an error page of the browser, until the calendar answers.
        className={isOpen ? styles.box : `${styles.box} ${styles.covered}`}
        tabIndex={-1}
      >
        {isLoading && <Loading />}
        {children}
        {!isOpen && !isLoading && <Problem {...props} />}
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

function Problem({ scheduling, state, onRetry }: Props) {
  const isOffline = state === 'offline'
  const { title, text } = words.scheduling.silent
  return (
    <div className={styles.trouble}>
      <h3 key={state}>{isOffline ? words.frame.offline : title}</h3>
      {!isOffline && <p>{text}</p>}
      <SchedulingLinks scheduling={scheduling} />
      <button type="button" className={buttons.outlined} onClick={onRetry}>
        {words.frame.retry}
      </button>
      {isOffline && <PhoneLink />}
    </div>
  )
}
