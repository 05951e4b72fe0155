import { words } from 'virtual:site'
import { useEffect, useRef } from 'react'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { useCalendarView } from '../../audience/track-embeds.ts'
import type { Scheduling } from '../../Site.ts'
import hidden from '../../styles/visually-hidden.module.css'
import { HeldAgreement, Question } from '../Agreement.tsx'
import { ServiceNotice } from '../ServiceNotice.tsx'
import { useFrame } from '../use-frame.ts'
import { useUtm } from '../use-utm.ts'
import { lastBooking, rememberBooking } from './bookings.ts'
import { calendarTitle, SchedulingCard } from './SchedulingCard.tsx'
import { outcomeOf } from './SchedulingNotes.tsx'
import { useScript } from './use-script.ts'

type Props = {
  scheduling: Scheduling
  /** How the service talks; `undefined` for one that says nothing we understand. */
  messages: Messages | undefined
}

/** The calendar: it books, or leads to booking, in every circumstance. */
export function SchedulingEmbed({ scheduling, messages }: Props) {
  const { service, frameUrl, scriptUrl } = scheduling
  const utm = useUtm()
  const notes = useRef<HTMLDivElement>(null)
  const calendar = useFrame('scheduling', scheduling, {
    messages,
    // Not before the first effects: whatever the frame says, somebody listens.
    url: utm ? withParameters(frameUrl, utm) : null,
    ...(utm && { utm }),
    isNews: (signal) => signal.kind !== 'booked' || rememberBooking(signal.isPending === true),
  })
  const { state, isThere, consent, problem } = calendar
  useCalendarView(calendar.attributes.ref, isThere)
  const isAllowed = consent !== 'unasked'
  // The prerendered page knows of none.
  const booking = utm ? lastBooking() : null

  useScript(isAllowed && utm ? scriptUrl : null)

  useEffect(() => {
    // The form was long: both confirmations may be above what the visitor sees.
    if (state.bookings) notes.current?.scrollIntoView({ block: 'nearest' })
  }, [state.bookings])

  /** Said politely to screen readers. */
  const announcement = () => {
    if (problem === 'offline') return words.frame.offline
    if (problem) return words.scheduling.silent.announcement
    if (!state.bookings) return ''
    return words.scheduling.booked[outcomeOf(scheduling, booking)].announcement
  }
  const title = calendarTitle(scheduling)
  const party = service && ({ purpose: 'scheduling', service } as const)

  return (
    <>
      <SchedulingCard
        scheduling={scheduling}
        state={isAllowed ? (problem ?? (calendar.isShown ? 'open' : 'loading')) : 'unasked'}
        booking={booking}
        notesRef={notes}
        onLoad={calendar.ask}
        onRetry={calendar.retry}
        question={party && <Question {...party} rememberRef={calendar.rememberRef} />}
        held={
          party &&
          consent !== 'none-needed' && (
            <HeldAgreement {...party} answer={consent} onWithdraw={calendar.withdraw} />
          )
        }
      >
        {isThere ? (
          <iframe
            {...calendar.attributes}
            title={title}
            // What is covered takes no focus.
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
      <p role="status" className={hidden.visuallyHidden}>
        {/* Two bookings in a row are heard twice. */}
        <span key={`${announcement()}${state.bookings}`}>{announcement()}</span>
      </p>
      <ServiceNotice purpose="scheduling" />
    </>
  )
}
