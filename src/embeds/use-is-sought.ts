import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** True once the visitor has come to an element, or has begun to scroll. */
export function useIsSought(element: RefObject<HTMLElement | null>): boolean {
  const [isSought, setIsSought] = useState(false)
  useEffect(() => {
    if (isSought || !element.current) return
    const stop = new AbortController()
    const seek = () => void whenIdle(() => setIsSought(true))
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
  }, [isSought, element])
  return isSought
}
