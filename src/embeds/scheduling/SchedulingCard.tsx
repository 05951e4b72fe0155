import { words } from 'virtual:site'
import type { ReactNode, Ref } from 'react'
import { withParameters } from '../../../services/with-parameters.ts'
import { fillService } from '../../fill.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import { questionId } from '../Agreement.tsx'
import type { EmbedProblem } from '../embed-state.ts'
import { useUtm } from '../use-utm.ts'
import type { Booking } from './bookings.ts'
import styles from './SchedulingCard.module.css'
import { SchedulingLinks } from './SchedulingLinks.tsx'
import { CallFacts, SchedulingAdvice, SchedulingNotes } from './SchedulingNotes.tsx'

type SchedulingCardState =
  /** Nothing may be requested before the visitor says so. */
  | 'unasked'
  /** The frame is on its way, or will be. */
  | 'loading'
  | 'open'
  /** Other ways stand in its place, or beside what may be an error page. */
  | EmbedProblem

type Props = {
  scheduling: Scheduling
  state: SchedulingCardState
  /** What the visitor has booked in this visit. */
  booking?: Booking | null
  /** Where a booking brings the eye. */
  notesRef?: Ref<HTMLDivElement>
  onLoad: () => void
  /** Shows a frame that has not said a word, or tries again. */
  onRetry: () => void
  /** Stands with the button. */
  question?: ReactNode
  /** Stands below the calendar: what holds for its service. */
  held?: ReactNode
  /** The frame. */
  children?: ReactNode
}

/** Names the frame for whoever hears the page. */
export function calendarTitle({ service, isDemonstration }: Scheduling) {
  if (service) return fillService(words.scheduling.frameTitle, service)
  return isDemonstration ? words.scheduling.demonstrationTitle : words.scheduling.ownTitle
}

/** The calendar's card in any of its states, and the link below that always leads to it. */
export function SchedulingCard(props: Props) {
  const { scheduling, state, booking = null, children } = props
  const utm = useUtm()
  const hasFrame = state !== 'unasked'
  const lead = hasFrame ? 'question' : 'unasked'
  const isInTrouble = state === 'silent' || state === 'failed' || state === 'offline'
  // Until a word of the service it may be the browser's own error page, which is not for visitors.
  const isCovered = isInTrouble || (state === 'loading' && scheduling.readyIsVerified)
  return (
    <>
      <SchedulingNotes ref={props.notesRef} scheduling={scheduling} booking={booking} />
      <div className={styles.card}>
        <CallFacts scheduling={scheduling} />
        {hasFrame && (
          <a className={styles.skip} href="#apres-agenda">
            {words.scheduling.skip}
          </a>
        )}
        {state === 'unasked' ? <Ask {...props} /> : <OpenWithoutScript {...scheduling} />}
        {hasFrame && (
          <div
            className={styles.box}
            data-embed="scheduling"
            tabIndex={-1}
            data-covered={isCovered ? '' : undefined}
          >
            {state === 'loading' && <Skeleton isComing />}
            {children}
            {(isInTrouble || state === 'unreachable') && <Trouble {...props} />}
          </div>
        )}
      </div>
      <div id="apres-agenda" className={styles.after} tabIndex={-1}>
        {props.held}
        <p>
          <span key={lead}>{words.scheduling[lead]}</span>{' '}
          <a href={withParameters(scheduling.pageUrl, utm)} target="_blank" rel="noopener">
            {words.scheduling.openHere}
          </a>
        </p>
        <SchedulingAdvice scheduling={scheduling} booking={booking} />
      </div>
    </>
  )
}

const Skeleton = ({ isComing }: { isComing: boolean }) => (
  <p className={styles.skeleton}>
    <span hidden={!isComing}>{words.scheduling.loading}</span>
  </p>
)

/** The button, its question, and the calendar to come for whoever has answered before. */
const Ask = ({ scheduling, onLoad, question }: Props) => (
  <div className={`${styles.box} ${styles.unasked}`}>
    <Skeleton isComing={false} />
    <div className={styles.ask}>
      <button
        type="button"
        className={buttons.filled}
        aria-describedby={questionId('scheduling')}
        data-asks="scheduling"
        data-replay="load"
        onClick={onLoad}
      >
        {words.scheduling.load}
      </button>
      <OpenWithoutScript {...scheduling} />
      {question}
    </div>
  </div>
)

/** The same button, for whoever has no script. */
const OpenWithoutScript = ({ pageUrl }: Pick<Scheduling, 'pageUrl'>) => (
  <noscript>
    <a className={`${buttons.filled} ${styles.open}`} href={pageUrl}>
      {words.scheduling.load}
    </a>
  </noscript>
)

/** Other ways to book. They cover a frame that is in trouble, and stand above one that shows something. */
function Trouble({ scheduling, state, onRetry }: Props) {
  const isBeside = state === 'unreachable'
  const { title, text } = words.scheduling.silent
  return (
    <div className={isBeside ? styles.beside : styles.trouble}>
      <h3 key={state}>{state === 'offline' ? words.frame.offline : title}</h3>
      <p>{text}</p>
      <SchedulingLinks scheduling={scheduling} />
      {!isBeside && (
        <button type="button" className={buttons.outlined} onClick={onRetry}>
          {state === 'offline' ? words.frame.retry : words.frame.showAnyway}
        </button>
      )}
    </div>
  )
}
