import { useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'
import { type ClockTime, visitorClock } from './visitor-clock.ts'

/** The visitor's clock beside ours, once the page is awake; empty where they agree. */
export function useVisitorClock() {
  const [clock, setClock] = useState<ClockTime[]>([])
  useEffect(() => whenIdle(() => setClock(visitorClock(new Date()))), [])
  return clock
}
