import { words } from 'virtual:site'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { useCountCalendarSeen } from '../../audience/track-embeds.ts'
import { fillService } from '../../fill.ts'
import { type Outcome, pageState, stateAttributes, stateSelector } from '../../page-state.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { Agreement } from '../consent/Agreement.tsx'
import type { ThirdParty } from '../consent/consent.ts'
import { Question } from '../consent/Question.tsx'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { type BookedSignal, type Frame, useFrame } from '../use-frame.ts'
import { useUtm } from '../use-utm.ts'
import bookedStyles from './Booked.module.css'
import { Booked } from './Booked.tsx'
import { rememberBooking } from './bookings.ts'
import { SchedulingCard } from './SchedulingCard.tsx'
import { addServiceScript, removeServiceScript } from './service-script.ts'

type Props = {
  scheduling: Scheduling
  messages: Messages | undefined
}

export function SchedulingEmbed(props: Props) {
  const { isCalendarHidden, showCalendar } = useCalendarVisibility()
  const calendar = useCalendar(props, isCalendarHidden)
  const { bookings } = calendar.state
  const announcement = announcementFor(calendar)
  return (
    <>
      <Booked />
      <p className={bookedStyles.another} hidden={!isCalendarHidden}>
        <button
          type="button"
          className={buttons.text}
          {...stateAttributes({ replay: 'another' })}
          onClick={showCalendar}
        >
          {words.scheduling.another}
        </button>
      </p>
      {!isCalendarHidden && <Calendar scheduling={props.scheduling} calendar={calendar} />}
      <p role="status" className={hidden.visuallyHidden}>
        {/* Each booking gets an element of its own, so that screen readers also announce a second one. */}
        <span key={`${announcement}${bookings}`}>{announcement}</span>
      </p>
      <ServiceNotice purpose="scheduling" />
    </>
  )
}

/** Hides the calendar of a visitor who has booked a call, until he asks for another one. */
function useCalendarVisibility() {
  const [isCalendarHidden, setIsCalendarHidden] = useState(false)
  // The first render must equal the prerendered page, which knows of no booking: a calendar that was booked
  // before the page was loaded is hidden after it. If a call is booked now, the calendar stays, because it
  // shows the service's confirmation.
  useLayoutEffect(() => setIsCalendarHidden(pageState().booked !== undefined), [])

  const showCalendar = () => {
    flushSync(() => setIsCalendarHidden(false))
    focusCalendar()
  }
  return { isCalendarHidden, showCalendar }
}

/** Focuses whichever is in the page: the button that asks for consent, or the frame's box. */
function focusCalendar() {
  const button = stateSelector('asks', 'scheduling')
  const box = stateSelector('embed', 'scheduling')
  document.querySelector<HTMLElement>(`${button},${box}`)?.focus()
}

function useCalendar({ scheduling, messages }: Props, isHidden: boolean): Frame {
  const utm = useUtm()
  // React's first effects set the campaign `utm`, and make `useFrame` listen to messages. The frame loads
  // only after these effects, so that none of its messages is missed.
  const canLoadFrame = utm !== undefined && !isHidden
  const calendar = useFrame('scheduling', scheduling, {
    messages,
    url: canLoadFrame ? withParameters(scheduling.frameUrl, utm) : null,
    utm,
    recordBooking: (booking) => rememberBooking(outcomeOf(booking, scheduling)),
  })
  useCountCalendarSeen(calendar.attributes.ref, calendar.isInserted)
  const scriptUrl = calendar.consent === 'unasked' ? null : scheduling.scriptUrl
  useEffect(() => {
    if (!scriptUrl) return
    addServiceScript(scriptUrl)
    return removeServiceScript
  }, [scriptUrl])
  const { bookings } = calendar.state
  // Scrolls to the service's confirmation, which the visitor cannot see from the end of the long form.
  useEffect(() => {
    if (bookings > 0) document.getElementById('agenda')?.scrollIntoView()
  }, [bookings])
  return calendar
}

type CalendarProps = { scheduling: Scheduling; calendar: Frame }

function Calendar({ scheduling, calendar }: CalendarProps) {
  const { service } = scheduling
  const party: ThirdParty | null = service && { purpose: 'scheduling', service }
  const { consent, rememberRef, agree, restart, withdraw } = calendar
  return (
    <div className={bookedStyles.calendar}>
      <SchedulingCard
        scheduling={scheduling}
        state={cardStateOf(calendar)}
        onAgree={agree}
        onRetry={restart}
        question={party && <Question {...party} rememberRef={rememberRef} />}
        agreement={party && <Agreement {...party} answer={consent} onWithdraw={withdraw} />}
      >
        <CalendarFrame scheduling={scheduling} calendar={calendar} />
      </SchedulingCard>
    </div>
  )
}

/** The service's frame. Where JavaScript does not run, it loads without a question. */
function CalendarFrame({ scheduling, calendar }: CalendarProps) {
  const { allow, referrerPolicy } = calendar.attributes
  const title = frameTitle(scheduling)
  if (!calendar.isInserted) {
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

function outcomeOf({ isPending }: BookedSignal, { isDemonstration }: Scheduling): Outcome {
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
  const outcome = state.bookings > 0 ? pageState().booked : undefined
  return outcome ? words.scheduling.booked[outcome].title : ''
}
