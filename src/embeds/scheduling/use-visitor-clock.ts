import { useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'
import { visitorClock } from './visitor-clock.ts'

/** The visitor's clock beside ours, once the page is awake; `undefined` where they agree. */
export function useVisitorClock() {
  const [clock, setClock] = useState<ReturnType<typeof visitorClock>>()
  useEffect(() => whenIdle(() => setClock(visitorClock(new Date()))), [])
  return clock
}
