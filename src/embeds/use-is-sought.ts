import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../app/when-idle.ts'

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
    for (const type of ['scroll', 'pointerover', 'focusin']) {
      const target = type === 'scroll' ? window : element.current
      target.addEventListener(type, seek, { once: true, passive: true, signal: stop.signal })
    }
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [isSought, element])
  return isSought
}
