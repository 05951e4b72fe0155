import { useEffect, useState } from 'react'
import { visitorClock } from './visitor-clock.ts'

/** The visitor's clock beside ours, once the page is awake; `undefined` where they agree. */
export function useVisitorClock() {
  const [clock, setClock] = useState<ReturnType<typeof visitorClock>>()
  useEffect(() => {
    setClock(visitorClock(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone))
  }, [])
  return clock
}
