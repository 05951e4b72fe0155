import { counter } from 'virtual:audience'
import { type RefObject, useEffect } from 'react'
import type { Purpose } from '../embeds/consent/consent.ts'
import type { EmbedProblem, EmbedState } from '../embeds/embed-state.ts'

const failureEvents = { video: 'video-en-panne', scheduling: 'agenda-en-panne' } as const

/**
 * Counts that a film starts or ends, a time is chosen, a call is booked, or an embed fails. The
 * effect may repeat an event: the counter counts each once per page.
 */
export function useEmbedEvents(
  purpose: Purpose,
  { playback, hasChosenTime, bookings }: EmbedState,
  problem: EmbedProblem | null,
) {
  useEffect(() => {
    if (playback) counter?.count('film-commence')
    if (playback === 'ended') counter?.count('film-termine')
    if (hasChosenTime) counter?.count('creneau-choisi')
    if (bookings > 0) counter?.count('reservation')
    if (problem === 'failed' || problem === 'silent') counter?.count(failureEvents[purpose])
  }, [purpose, playback, hasChosenTime, bookings, problem])
}

/** Counts that the calendar was seen, once its frame is on screen. */
export function useCalendarView(frame: RefObject<HTMLIFrameElement | null>, isThere: boolean) {
  useEffect(() => {
    if (!isThere || !frame.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) counter?.count('agenda-vu')
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isThere, frame])
}
