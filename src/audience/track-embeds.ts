import { counter } from 'virtual:audience'
import { type RefObject, useEffect } from 'react'
import type { Purpose } from '../embeds/consent/consent.ts'
import type { EmbedProblem, EmbedState } from '../embeds/embed-state.ts'

const failureEvents = { video: 'video-en-panne', scheduling: 'agenda-en-panne' } as const

/**
 * Counts that a film starts or ends, a time is chosen, a call is booked, or an embed fails. Each
 * change of the state reports again what was reported before, and `Counter.count` ignores repeats.
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

export function useCountCalendarSeen(
  frame: RefObject<HTMLIFrameElement | null>,
  isFrameInserted: boolean,
) {
  useEffect(() => {
    if (!isFrameInserted || !frame.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      counter?.count('agenda-vu')
      observer.disconnect()
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isFrameInserted, frame])
}
