import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** True once the visitor has come to an element, or has begun to scroll. */
export function useIsNearOrScrolled(element: RefObject<HTMLElement | null>): boolean {
  const [isNearOrScrolled, setIsNearOrScrolled] = useState(false)
  useEffect(() => {
    if (isNearOrScrolled || !element.current) return
    const stop = new AbortController()
    const seek = () => void whenIdle(() => setIsNearOrScrolled(true))
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seek()
    })
    observer.observe(element.current)
    const options = { once: true, passive: true, signal: stop.signal }
    addEventListener('scroll', seek, options)
    element.current.addEventListener('focusin', seek, options)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [isNearOrScrolled, element])
  return isNearOrScrolled
}
