import { counter } from 'virtual:audience'
import { type RefObject, useEffect } from 'react'
import type { EmbedState } from '../embeds/embed-state.ts'

/**
 * Counts that a film starts or ends, and that a call is booked. Each change of the state reports again what was
 * reported before, and `Counter.count` ignores repeats.
 */
export function useEmbedEvents({ playback, bookings }: EmbedState) {
  useEffect(() => {
    if (playback) counter?.count('film-commence')
    if (playback === 'ended') counter?.count('film-termine')
    if (bookings > 0) counter?.count('reservation')
  }, [playback, bookings])
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
