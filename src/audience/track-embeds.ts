import { counter } from 'virtual:site'
import { type RefObject, useEffect } from 'react'
import type { EmbedView } from '../embeds/embed-view.ts'

/** Counts that a film starts or ends. `Counter.count` ignores what was counted on this page. */
export function useCountPlayback(view: EmbedView) {
  useEffect(() => {
    if (view === 'playing' || view === 'ended') counter?.count('film-commence')
    if (view === 'ended') counter?.count('film-termine')
  }, [view])
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
