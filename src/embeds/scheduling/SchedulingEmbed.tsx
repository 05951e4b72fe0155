import { words } from 'virtual:site'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { useCountCalendarSeen } from '../../audience/track-embeds.ts'
import { fillService } from '../../fill.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { Agreement } from '../consent/Agreement.tsx'
import type { ThirdParty } from '../consent/consent.ts'
import { Question } from '../consent/Question.tsx'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { focusBox, focusConsentButton } from '../frame-focus.ts'
import { type BookedSignal, type Frame, useFrame } from '../use-frame.ts'
import { useIsSought } from '../use-is-sought.ts'
import { useUtm } from '../use-utm.ts'
import { Booked } from './Booked.tsx'
import { type Outcome, rememberBooking, useBooked } from './bookings.ts'
import { SchedulingCard } from './SchedulingCard.tsx'
import { addServiceScript } from './service-script.ts'

type Props = {
  scheduling: Scheduling
  messages: Messages | undefined
}

export function SchedulingEmbed(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const outcome = useBooked()
  // Whoever books now keeps the calendar, which shows the service's confirmation. Whoever had booked before asks for it.
  const [isCalendarWanted, setIsCalendarWanted] = useState(false)
  const isCalendarHidden = outcome !== undefined && !isCalendarWanted
  const isSought = useIsSought(box)
  const calendar = useCalendar(props, isCalendarHidden || !isSought, () =>
    setIsCalendarWanted(true),
  )
  const { bookings } = calendar.state
  const announcement = announcementFor(calendar, outcome)
  return (
    <div ref={box}>
      <Booked />
      <p hidden={!isCalendarHidden}>
        <button
          type="button"
          className={buttons.text}
          onClick={() => {
            flushSync(() => setIsCalendarWanted(true))
            // Whichever is in the page: the button that asks for consent, or the frame's box.
            focusConsentButton('scheduling')
            focusBox('scheduling')
          }}
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
    </div>
  )
}

function useCalendar(
  { scheduling, messages }: Props,
  isHidden: boolean,
  onBooking: () => void,
): Frame {
  const utm = useUtm()
  const calendar = useFrame('scheduling', scheduling, {
    messages,
    url: isHidden ? null : withParameters(scheduling.frameUrl, utm),
    utm,
    recordBooking: (booking) => {
      onBooking()
      return rememberBooking(outcomeOf(booking, scheduling))
    },
  })
  useCountCalendarSeen(calendar.attributes.ref, calendar.isInserted)
  const scriptUrl = calendar.consent === 'unasked' ? null : scheduling.scriptUrl
  useEffect(() => (scriptUrl ? addServiceScript(scriptUrl) : undefined), [scriptUrl])
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
    <div>
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
function announcementFor({ problem, state }: Frame, booked: Outcome | undefined): string {
  if (problem === 'offline') return words.frame.offline
  if (problem) return words.scheduling.silent.title
  const outcome = state.bookings > 0 ? booked : undefined
  return outcome ? words.scheduling.booked[outcome].title : ''
}
