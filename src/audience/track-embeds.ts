import { counter } from 'virtual:audience'
import { type RefObject, useEffect } from 'react'
import type { EventName } from '../../services/audience/event-names.ts'
import type { Purpose } from '../embeds/consent.ts'
import type { EmbedProblem, EmbedState } from '../embeds/embed-state.ts'

/** What the state of an embed means for the counts. */
const eventsOf: Record<Purpose, (state: EmbedState) => (EventName | false)[]> = {
  video: ({ playback }) => [
    playback !== null && 'film-commence',
    playback === 'ended' && 'film-termine',
  ],
  scheduling: ({ hasChosenTime, bookings }) => [
    hasChosenTime && 'creneau-choisi',
    bookings > 0 && 'reservation',
  ],
}

const failures = { video: 'video-en-panne', scheduling: 'agenda-en-panne' } as const

/** Counts what an embed has become. */
export function useEmbedEvents(purpose: Purpose, state: EmbedState, problem: EmbedProblem | null) {
  useEffect(() => {
    for (const name of eventsOf[purpose](state)) if (name) counter?.count(name)
    if (problem === 'failed' || problem === 'silent') counter?.count(failures[purpose])
  }, [purpose, state, problem])
}

/** Counts the calendar once its frame is on screen. */
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
