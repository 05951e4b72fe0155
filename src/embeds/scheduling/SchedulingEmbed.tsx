import { words } from 'virtual:site'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { useCalendarView } from '../../audience/track-embeds.ts'
import { type Outcome, stateAttributes, stateSelector } from '../../page-state.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { Agreement } from '../consent/Agreement.tsx'
import { Question } from '../consent/Question.tsx'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { useFrame } from '../use-frame.ts'
import { useUtm } from '../use-utm.ts'
import styles from './Booked.module.css'
import { Booked } from './Booked.tsx'
import { bookedOutcome, rememberBooking } from './bookings.ts'
import { calendarTitle, SchedulingCard } from './SchedulingCard.tsx'
import { addServiceScript, removeServiceScript } from './service-script.ts'

type Props = {
  scheduling: Scheduling
  /** How the service talks; `undefined` for one that says nothing we understand. */
  messages: Messages | undefined
}

/** The demonstration books nothing, whatever happens in it. */
const outcomeOf = ({ isDemonstration }: Scheduling, isPending = false): Outcome => {
  if (isDemonstration) return 'demonstration'
  return isPending ? 'pending' : 'confirmed'
}

/** Step 2: the calendar in its frame, with its question, its problems and what became of a booking. */
export function SchedulingEmbed({ scheduling, messages }: Props) {
  const { service, frameUrl, scriptUrl } = scheduling
  const utm = useUtm()
  /** Until the visitor wants another call, where one was booked before this page loaded. */
  const [isCalendarHidden, setIsCalendarHidden] = useState(false)
  useLayoutEffect(() => setIsCalendarHidden(bookedOutcome() !== undefined), [])
  const calendar = useFrame('scheduling', scheduling, {
    messages,
    // The frame is added after the first effects, so that no message of it is lost.
    url: utm && !isCalendarHidden ? withParameters(frameUrl, utm) : null,
    ...(utm && { utm }),
    // Services say the same booking twice.
    accepts: (signal) =>
      signal.kind !== 'booked' || rememberBooking(outcomeOf(scheduling, signal.isPending)),
  })
  const { state, isThere, consent, problem } = calendar
  useCalendarView(calendar.attributes.ref, isThere)
  const isAllowed = consent !== 'unasked'

  useEffect(() => {
    if (!isAllowed || !scriptUrl) return
    addServiceScript(scriptUrl)
    return removeServiceScript
  }, [isAllowed, scriptUrl])

  useEffect(() => {
    // Booking forms are long: the confirmation may be above the window.
    if (state.bookings) document.getElementById('agenda')?.scrollIntoView()
  }, [state.bookings])

  /** What screen readers announce. */
  const announcement = () => {
    if (problem === 'offline') return words.frame.offline
    if (problem) return words.scheduling.silent.title
    const outcome = state.bookings > 0 && bookedOutcome()
    return outcome ? words.scheduling.booked[outcome].title : ''
  }
  const title = calendarTitle(scheduling)
  const party = service && ({ purpose: 'scheduling', service } as const)

  const openAnother = () => {
    flushSync(() => setIsCalendarHidden(false))
    document
      .querySelector<HTMLElement>(
        [stateSelector('asks', 'scheduling'), stateSelector('embed', 'scheduling')].join(),
      )
      ?.focus()
  }

  return (
    <>
      <Booked />
      <p className={styles.another} hidden={!isCalendarHidden}>
        <button
          type="button"
          className={buttons.text}
          {...stateAttributes({ replay: 'another' })}
          onClick={openAnother}
        >
          {words.scheduling.another}
        </button>
      </p>
      {!isCalendarHidden && (
        <div className={styles.calendar}>
          <SchedulingCard
            scheduling={scheduling}
            state={isAllowed ? (problem ?? (calendar.isShown ? 'open' : 'loading')) : 'unasked'}
            onLoad={calendar.ask}
            onRetry={calendar.restart}
            question={party && <Question {...party} rememberRef={calendar.rememberRef} />}
            agreement={
              party &&
              consent !== 'none-needed' && (
                <Agreement {...party} answer={consent} onWithdraw={calendar.withdraw} />
              )
            }
          >
            {isThere ? (
              <iframe
                key={calendar.attempt}
                {...calendar.attributes}
                title={title}
                // A hidden frame takes no focus.
                tabIndex={calendar.isShown ? undefined : -1}
                style={state.heightPx ? { minBlockSize: state.heightPx } : undefined}
              />
            ) : (
              <noscript>
                <iframe
                  title={title}
                  src={frameUrl}
                  allow={calendar.attributes.allow}
                  referrerPolicy={calendar.attributes.referrerPolicy}
                />
              </noscript>
            )}
          </SchedulingCard>
        </div>
      )}
      <p role="status" className={hidden.visuallyHidden}>
        {/* A new element for each booking, so that screen readers announce two in a row. */}
        <span key={`${announcement()}${state.bookings}`}>{announcement()}</span>
      </p>
      <ServiceNotice purpose="scheduling" />
    </>
  )
}
