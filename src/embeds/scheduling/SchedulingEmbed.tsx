import { words } from 'virtual:site'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { countBooking, useCountCalendarSeen } from '../../audience/track-embeds.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { type EmbedView, isFailure } from '../embed-view.ts'
import { focusBox, focusConsentButton } from '../frame-focus.ts'
import { type BookedSignal, useFrame } from '../use-frame.ts'
import { useIsNearOrScrolled } from '../use-is-near-or-scrolled.ts'
import { useUtm } from '../use-utm.ts'
import { Booked } from './Booked.tsx'
import { type Booking, type BookingOutcome, rememberBooking, useBooking } from './bookings.ts'
import { SchedulingCard } from './SchedulingCard.tsx'
import { useServiceScript } from './use-service-script.ts'

type Props = { scheduling: Scheduling; messages: Messages | undefined }

export function SchedulingEmbed({ scheduling, messages }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const booking = useBooking()
  const newBooking = useNewBooking(booking)
  // Whoever books now keeps the calendar, which shows the service's confirmation. Whoever had booked before asks for it.
  const [isCalendarWanted, setIsCalendarWanted] = useState(false)
  const isBooked = booking !== null && !newBooking && !isCalendarWanted
  const isNearOrScrolled = useIsNearOrScrolled(box)
  const utm = useUtm()
  const calendar = useFrame('scheduling', scheduling, {
    messages,
    url: isNearOrScrolled && !isBooked ? withParameters(scheduling.frameUrl, utm) : null,
    utm,
    isBooked,
    onBooked: (signal) =>
      rememberBooking(outcomeOf(signal, scheduling), signal.isPending === false),
  })
  const { view, mayLoad, isAskedFor, attributes } = calendar
  useCountCalendarSeen(attributes.ref, isAskedFor)
  useServiceScript(mayLoad ? scheduling.scriptUrl : null)
  return (
    <div ref={box}>
      <Booked />
      <p hidden={view !== 'booked'}>
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
      {view !== 'booked' && <SchedulingCard scheduling={scheduling} calendar={calendar} />}
      <p role="status" className={hidden.visuallyHidden}>
        {/* Each booking gets an element of its own, so that screen readers also announce a second one. */}
        <span key={newBooking?.count}>{announcementFor(view, newBooking)}</span>
      </p>
      <ServiceNotice purpose="scheduling" />
    </div>
  )
}

/** The booking, if it was made since this step is shown: it is then counted, and its confirmation brought on screen. */
function useNewBooking(booking: Booking | null): Booking | null {
  const count = booking?.count ?? 0
  const [countBefore] = useState(count)
  const newBookings = count - countBefore
  useEffect(() => {
    if (newBookings === 0) return
    countBooking()
    // The visitor cannot see the service's confirmation from the end of the long form.
    document.getElementById('agenda')?.scrollIntoView()
  }, [newBookings])
  return newBookings > 0 ? booking : null
}

function outcomeOf({ isPending }: BookedSignal, { isDemonstration }: Scheduling): BookingOutcome {
  if (isDemonstration) return 'demonstration'
  return isPending ? 'pending' : 'confirmed'
}

/** What screen readers announce: a problem, or a booking made since this step is shown. */
function announcementFor(view: EmbedView, newBooking: Booking | null): string {
  if (view === 'offline') return words.frame.offline
  if (isFailure(view)) return words.scheduling.silent.title
  return newBooking ? words.scheduling.booked[newBooking.outcome].title : ''
}
