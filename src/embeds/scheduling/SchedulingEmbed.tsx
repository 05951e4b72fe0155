import { counter, schedulingMessages, site, words } from 'virtual:site'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BookedSignal } from '../../../services/Service.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { useCountCalendarSeen } from '../../audience/track-embeds.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { type EmbedView, isFailure } from '../embed-view.ts'
import { focusBox, focusStartButton } from '../frame-focus.ts'
import { useCampaign } from '../use-campaign.ts'
import { useFramedEmbed } from '../use-framed-embed.ts'
import { useIsNearOrScrolled } from '../use-is-near-or-scrolled.ts'
import { Booked } from './Booked.tsx'
import { type BookingOutcome, rememberBooking, useBooking } from './bookings.ts'
import { SchedulingCard } from './SchedulingCard.tsx'

const { scheduling } = site

export function SchedulingEmbed() {
  const box = useRef<HTMLDivElement>(null)
  const booking = useBooking()
  /** How many calls were booked since this step is shown. */
  const [newBookings, setNewBookings] = useState(0)
  // Whoever books now keeps the calendar, which shows the service's confirmation. Whoever had booked before asks for it.
  const [isCalendarWanted, setIsCalendarWanted] = useState(false)
  const isReplacedByBooking = booking !== null && newBookings === 0 && !isCalendarWanted
  const isNearOrScrolled = useIsNearOrScrolled(box)
  const campaign = useCampaign()
  const calendar = useFramedEmbed('scheduling', scheduling, {
    messages: schedulingMessages,
    url:
      isNearOrScrolled && !isReplacedByBooking
        ? withParameters(scheduling.frameUrl, campaign)
        : null,
    isReplacedByBooking,
    onBooked,
  })
  const { view, mayLoad, isRequested, attributes } = calendar
  useCountCalendarSeen(attributes.ref, isRequested)
  useServiceScript(mayLoad ? scheduling.scriptUrl : null)

  function onBooked(signal: BookedSignal) {
    if (!rememberBooking(signal)) return
    setNewBookings(newBookings + 1)
    counter?.count('reservation')
    // The visitor cannot see the service's confirmation from the end of the long form.
    document.getElementById('agenda')?.scrollIntoView()
  }

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
            focusStartButton('scheduling')
            focusBox('scheduling')
          }}
        >
          {words.scheduling.another}
        </button>
      </p>
      {view !== 'booked' && <SchedulingCard calendar={calendar} />}
      <p role="status" className={hidden.visuallyHidden}>
        {/* Each booking gets an element of its own, so that screen readers also announce a second one. */}
        <span key={newBookings}>{announcementFor(view, newBookings > 0 ? booking : null)}</span>
      </p>
      <ServiceNotice kind="scheduling" />
    </div>
  )
}

/** Adds the calendar service's script to the page, and removes it again; `null` for none. */
function useServiceScript(address: string | null) {
  useEffect(() => {
    if (address === null) return
    const script = document.createElement('script')
    script.src = address
    document.head.append(script)
    return () => script.remove()
  }, [address])
}

/** What screen readers announce: a problem, or a booking made since this step is shown. */
function announcementFor(view: EmbedView, newBooking: BookingOutcome | null): string {
  if (view === 'offline') return words.everyPage.offline
  if (isFailure(view)) return words.scheduling.silent.title
  return newBooking ? words.scheduling.booked[newBooking].title : ''
}
