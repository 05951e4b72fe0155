import { words } from 'virtual:site'
import type { ReactNode } from 'react'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import { stateAttributes } from '../../page-state.ts'
import type { Scheduling } from '../../Site.ts'
import bookedStyles from '../../styles/booked.module.css'
import buttons from '../../styles/button.module.css'
import { questionId } from '../consent/Question.tsx'
import type { EmbedProblem } from '../embed-state.ts'
import { CallBar } from './CallBar.tsx'
import styles from './SchedulingCard.module.css'
import { SchedulingLinks } from './SchedulingLinks.tsx'

type State =
  /** Nothing may be requested from the service before the visitor agrees. */
  | 'unasked'
  /** The frame is loading, or will load once React has taken over the calendar. */
  | 'loading'
  | 'open'
  /** Other ways to book stand in place of the calendar. */
  | EmbedProblem

type Props = {
  scheduling: Scheduling
  state: State
  onLoad: () => void
  onRetry: () => void
  question?: ReactNode
  agreement?: ReactNode
  /** The calendar's frame. */
  children?: ReactNode
}

/** Draws the calendar in any of its states, between two notes on confidentiality. */
export function SchedulingCard(props: Props) {
  const { scheduling, state, children } = props
  const hasFrame = state !== 'unasked'
  return (
    <>
      <p className={`${styles.note} ${bookedStyles.unlessBooked}`}>
        {words.scheduling.confidentiality}
      </p>
      <div className={styles.card}>
        <CallBar scheduling={scheduling} isOffline={state === 'offline'} />
        {hasFrame && (
          <a className={styles.skip} href="#apres-agenda">
            {words.scheduling.skip}
          </a>
        )}
        {state === 'unasked' ? <Ask {...props} /> : <OpenWithoutScript {...scheduling} />}
        {hasFrame && (
          <div
            className={styles.box}
            tabIndex={-1}
            {...stateAttributes({
              embed: 'scheduling',
              // Until the calendar answers, its frame may hold an error page of the browser.
              covered: state === 'open' ? undefined : '',
            })}
          >
            {state === 'loading' && <Skeleton isComing />}
            {children}
            {state !== 'loading' && state !== 'open' && <Problem {...props} />}
          </div>
        )}
      </div>
      <div id="apres-agenda" className={styles.after} tabIndex={-1}>
        {props.agreement}
        <p className={bookedStyles.unlessBooked}>{words.scheduling.discretion}</p>
      </div>
    </>
  )
}

const Skeleton = ({ isComing }: { isComing: boolean }) => (
  <p className={styles.skeleton}>
    <span hidden={!isComing}>{words.scheduling.loading}</span>
  </p>
)

/** The button that loads the calendar, and the question. CSS hides both if an agreement is stored. */
const Ask = ({ scheduling, onLoad, question }: Props) => (
  <div className={`${styles.box} ${styles.unasked}`}>
    <Skeleton isComing={false} />
    <div className={styles.ask}>
      <button
        type="button"
        className={buttons.filled}
        aria-describedby={questionId('scheduling')}
        {...stateAttributes({ asks: 'scheduling', replay: 'load' })}
        onClick={onLoad}
      >
        {words.scheduling.load}
      </button>
      <OpenWithoutScript {...scheduling} />
      {question}
    </div>
  </div>
)

/** The link to the calendar's page that replaces the button where JavaScript does not run. */
const OpenWithoutScript = ({ pageUrl }: Pick<Scheduling, 'pageUrl'>) => (
  <noscript>
    <a className={`${buttons.filled} ${styles.open}`} href={pageUrl}>
      {words.scheduling.load}
    </a>
  </noscript>
)

/** Other ways to book, over a frame that cannot be shown. Offline, only the phone is offered. */
function Problem({ scheduling, state, onRetry }: Props) {
  const isOffline = state === 'offline'
  const { title, text } = words.scheduling.silent
  return (
    <div className={styles.trouble}>
      <h3 key={state}>{isOffline ? words.frame.offline : title}</h3>
      {!isOffline && (
        <>
          <p>{text}</p>
          <SchedulingLinks scheduling={scheduling} />
        </>
      )}
      <button type="button" className={buttons.outlined} onClick={onRetry}>
        {words.frame.retry}
      </button>
      {isOffline && <PhoneLink />}
    </div>
  )
}
