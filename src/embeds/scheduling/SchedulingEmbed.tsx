import { words } from 'virtual:site'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { useCalendarView } from '../../audience/track-embeds.ts'
import { fillService } from '../../fill.ts'
import { type Outcome, stateAttributes, stateSelector } from '../../page-state.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { Agreement } from '../consent/Agreement.tsx'
import { Question } from '../consent/Question.tsx'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { type BookingMessage, type Frame, useFrame } from '../use-frame.ts'
import { useUtm } from '../use-utm.ts'
import styles from './Booked.module.css'
import { Booked } from './Booked.tsx'
import { bookedOutcome, rememberBooking } from './bookings.ts'
import { SchedulingCard } from './SchedulingCard.tsx'
import { addServiceScript, removeServiceScript } from './service-script.ts'

type Props = {
  scheduling: Scheduling
  messages: Messages | undefined
}

/** Step 2 of the home page: the calendar in its service's frame, and what became of a booking. */
export function SchedulingEmbed({ scheduling, messages }: Props) {
  const { service } = scheduling
  const utm = useUtm()
  /** A call was booked before this page loaded, and the visitor has not asked for another one. */
  const [isCalendarHidden, setIsCalendarHidden] = useState(false)
  // The first render must equal the prerendered page, which knows of no booking.
  useLayoutEffect(() => setIsCalendarHidden(bookedOutcome() !== undefined), [])
  const calendar = useFrame('scheduling', scheduling, {
    messages,
    // `utm` comes after React's first effects: the listener for messages is in place by then.
    url: utm && !isCalendarHidden ? withParameters(scheduling.frameUrl, utm) : null,
    utm,
    recordBooking: (booking) => rememberBooking(outcomeOf(booking, scheduling)),
  })
  const { bookings } = calendar.state
  useCalendarView(calendar.attributes.ref, calendar.isThere)
  useServiceScript(calendar.consent === 'unasked' ? null : scheduling.scriptUrl)
  useEffect(() => {
    // The form of a booking is long, so the confirmation may be above the window.
    if (bookings > 0) document.getElementById('agenda')?.scrollIntoView()
  }, [bookings])

  const showCalendar = () => {
    flushSync(() => setIsCalendarHidden(false))
    const question = stateSelector('asks', 'scheduling')
    const box = stateSelector('embed', 'scheduling')
    document.querySelector<HTMLElement>(`${question},${box}`)?.focus()
  }

  const announcement = announcementFor(calendar)
  return (
    <>
      <Booked />
      <p className={styles.another} hidden={!isCalendarHidden}>
        <button
          type="button"
          className={buttons.text}
          {...stateAttributes({ replay: 'another' })}
          onClick={showCalendar}
        >
          {words.scheduling.another}
        </button>
      </p>
      {!isCalendarHidden && (
        <div className={styles.calendar}>
          <SchedulingCard
            scheduling={scheduling}
            state={cardStateOf(calendar)}
            onLoad={calendar.ask}
            onRetry={calendar.restart}
            question={
              service && (
                <Question
                  purpose="scheduling"
                  service={service}
                  rememberRef={calendar.rememberRef}
                />
              )
            }
            agreement={
              service && (
                <Agreement
                  purpose="scheduling"
                  service={service}
                  answer={calendar.consent}
                  onWithdraw={calendar.withdraw}
                />
              )
            }
          >
            <CalendarFrame scheduling={scheduling} calendar={calendar} />
          </SchedulingCard>
        </div>
      )}
      <p role="status" className={hidden.visuallyHidden}>
        {/* A new element for each booking makes screen readers announce two bookings in a row. */}
        <span key={`${announcement}${bookings}`}>{announcement}</span>
      </p>
      <ServiceNotice purpose="scheduling" />
    </>
  )
}

/** The service's frame. Where JavaScript does not run, it loads without a question. */
function CalendarFrame({ scheduling, calendar }: { scheduling: Scheduling; calendar: Frame }) {
  const { allow, referrerPolicy } = calendar.attributes
  const title = frameTitle(scheduling)
  if (!calendar.isThere) {
    return (
      <noscript>
        <iframe
          title={title}
          src={scheduling.frameUrl}
          allow={allow}
          referrerPolicy={referrerPolicy}
        />
      </noscript>
    )
  }
  const { attempt, heightPx } = calendar.state
  return (
    <iframe
      key={attempt}
      {...calendar.attributes}
      title={title}
      style={heightPx > 0 ? { minBlockSize: heightPx } : undefined}
    />
  )
}

function frameTitle({ service, isDemonstration }: Scheduling) {
  if (service) return fillService(words.scheduling.frameTitle, service)
  return isDemonstration ? words.scheduling.demonstrationTitle : words.scheduling.ownTitle
}

/** Keeps the service's script in the page; `null` for none, or before the visitor has agreed. */
function useServiceScript(url: string | null) {
  useEffect(() => {
    if (!url) return
    addServiceScript(url)
    return removeServiceScript
  }, [url])
}

function outcomeOf({ isPending }: BookingMessage, { isDemonstration }: Scheduling): Outcome {
  if (isDemonstration) return 'demonstration'
  return isPending ? 'pending' : 'confirmed'
}

function cardStateOf({ consent, problem, isShown }: Frame) {
  if (consent === 'unasked') return 'unasked'
  if (problem) return problem
  return isShown ? 'open' : 'loading'
}

/** What screen readers announce: a problem, or a booking made since this page loaded. */
function announcementFor({ problem, state }: Frame): string {
  if (problem === 'offline') return words.frame.offline
  if (problem) return words.scheduling.silent.title
  const outcome = state.bookings > 0 ? bookedOutcome() : undefined
  return outcome ? words.scheduling.booked[outcome].title : ''
}
