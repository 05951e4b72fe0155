import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** True once the visitor has come to an element, or has begun to scroll. */
export function useIsNearOrScrolled(element: RefObject<HTMLElement | null>): boolean {
  const [isNearOrScrolled, setIsNearOrScrolled] = useState(false)
  useEffect(() => {
    if (isNearOrScrolled || !element.current) return
    const seek = () => whenIdle(() => setIsNearOrScrolled(true))
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seek()
    })
    observer.observe(element.current)
    addEventListener('scroll', seek, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', seek)
      observer.disconnect()
    }
  }, [isNearOrScrolled, element])
  return isNearOrScrolled
}
