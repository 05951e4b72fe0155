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
import type { EmbedProblem } from '../embed-state.ts'
import { type BookingMessage, type Frame, useFrame } from '../use-frame.ts'
import { useUtm } from '../use-utm.ts'
import styles from './Booked.module.css'
import { Booked } from './Booked.tsx'
import { bookedOutcome, rememberBooking } from './bookings.ts'
import { calendarTitle, SchedulingCard } from './SchedulingCard.tsx'
import { addServiceScript, removeServiceScript } from './service-script.ts'

type Props = {
  scheduling: Scheduling
  /** How to read the service's messages; `undefined` where it sends none that we understand. */
  messages: Messages | undefined
}

/** Step 2 of the home page: the calendar in its service's frame, and what became of a booking. */
export function SchedulingEmbed({ scheduling, messages }: Props) {
  const utm = useUtm()
  /** A call was booked before this page loaded, and the visitor has not asked for another one. */
  const [isCalendarHidden, setIsCalendarHidden] = useState(false)
  // The prerendered page knows of no booking, so React reads only after hydration whether a call was booked.
  useLayoutEffect(() => setIsCalendarHidden(bookedOutcome() !== undefined), [])
  // The frame gets its address only after React's first effects, when its `message` listener is in place.
  const url = utm && !isCalendarHidden ? withParameters(scheduling.frameUrl, utm) : null
  const calendar = useFrame('scheduling', scheduling, {
    messages,
    url,
    utm,
    recordBooking: (booking) => rememberBooking(outcomeOf(scheduling, booking)),
  })
  const { bookings } = calendar.state
  useCalendarView(calendar.attributes.ref, calendar.isThere)
  useServiceScript(calendar.consent === 'unasked' ? null : scheduling.scriptUrl)
  useEffect(() => {
    // The form of a booking is long, so the confirmation may be above the window.
    if (bookings > 0) document.getElementById('agenda')?.scrollIntoView()
  }, [bookings])

  const announcement = announcementFor(calendar.problem, bookings)
  return (
    <>
      <Booked />
      <p className={styles.another} hidden={!isCalendarHidden}>
        <button
          type="button"
          className={buttons.text}
          {...stateAttributes({ replay: 'another' })}
          onClick={() => {
            flushSync(() => setIsCalendarHidden(false))
            focusCalendar()
          }}
        >
          {words.scheduling.another}
        </button>
      </p>
      {!isCalendarHidden && (
        <div className={styles.calendar}>
          <Calendar scheduling={scheduling} calendar={calendar} />
        </div>
      )}
      <p role="status" className={hidden.visuallyHidden}>
        {/* React makes a new element for each booking, so that screen readers announce two bookings in a
            row. */}
        <span key={`${announcement}${bookings}`}>{announcement}</span>
      </p>
      <ServiceNotice purpose="scheduling" />
    </>
  )
}

type CalendarProps = { scheduling: Scheduling; calendar: Frame }

function Calendar({ scheduling, calendar }: CalendarProps) {
  const { consent } = calendar
  const { service } = scheduling
  const party = service && ({ purpose: 'scheduling', service } as const)
  return (
    <SchedulingCard
      scheduling={scheduling}
      state={cardStateOf(calendar)}
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
      <CalendarFrame scheduling={scheduling} calendar={calendar} />
    </SchedulingCard>
  )
}

/** The service's frame. Where JavaScript does not run, it loads without a question. */
function CalendarFrame({ scheduling, calendar }: CalendarProps) {
  const { attempt, attributes, isShown, isThere, state } = calendar
  const title = calendarTitle(scheduling)
  if (!isThere) {
    return (
      <noscript>
        <iframe
          title={title}
          src={scheduling.frameUrl}
          allow={attributes.allow}
          referrerPolicy={attributes.referrerPolicy}
        />
      </noscript>
    )
  }
  return (
    <iframe
      key={attempt}
      {...attributes}
      title={title}
      // The Tab key skips a frame that is not shown.
      tabIndex={isShown ? undefined : -1}
      style={state.heightPx ? { minBlockSize: state.heightPx } : undefined}
    />
  )
}

/** Keeps the service's script in the page; `null` for none, or before the visitor has agreed. */
function useServiceScript(url: string | null) {
  useEffect(() => {
    if (!url) return
    addServiceScript(url)
    return removeServiceScript
  }, [url])
}

/** Focuses the button of the question or, where nothing is asked, the box around the frame. */
function focusCalendar() {
  const question = stateSelector('asks', 'scheduling')
  const box = stateSelector('embed', 'scheduling')
  document.querySelector<HTMLElement>(`${question},${box}`)?.focus()
}

/**
 * The outcome that a booking message of the service stands for. On a demonstration site, nothing is booked.
 */
function outcomeOf({ isDemonstration }: Scheduling, { isPending }: BookingMessage): Outcome {
  if (isDemonstration) return 'demonstration'
  return isPending ? 'pending' : 'confirmed'
}

function cardStateOf({ consent, problem, isShown }: Frame) {
  if (consent === 'unasked') return 'unasked'
  if (problem) return problem
  return isShown ? 'open' : 'loading'
}

/** What screen readers announce: a booking from before this page loaded is not announced. */
function announcementFor(problem: EmbedProblem | null, bookings: number): string {
  if (problem === 'offline') return words.frame.offline
  if (problem) return words.scheduling.silent.title
  if (bookings === 0) return ''
  const outcome = bookedOutcome()
  return outcome ? words.scheduling.booked[outcome].title : ''
}
