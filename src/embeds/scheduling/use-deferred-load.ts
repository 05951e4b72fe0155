import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** How long a visitor may stay at the top of the page before the calendar comes by itself. */
const STAY_MS = 3000

/** Once it has come, its files are there: on a later visit to the page it comes at once. */
let hasCome = false

/**
 * True once the calendar may load: a real one costs megabytes, which the video and a slow phone
 * need first. It comes when it is seen, when the visitor moves on, or when the page has been quiet.
 *
 * @param above what stands right before the calendar
 */
export function useDeferredLoad(above: RefObject<HTMLElement | null>): boolean {
  const [mayLoad, setMayLoad] = useState(false)
  useEffect(() => {
    const come = () => {
      hasCome = true
      setMayLoad(true)
    }
    if (hasCome || window.scrollY > 0) return come()
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come()
    })
    if (above.current) sight.observe(above.current)
    addEventListener('scroll', come, { once: true, passive: true })
    let cancel = () => {}
    const timer = setTimeout(() => {
      cancel = whenIdle(come)
    }, STAY_MS)
    return () => {
      sight.disconnect()
      removeEventListener('scroll', come)
      clearTimeout(timer)
      cancel()
    }
  }, [above])
  return mayLoad
}
