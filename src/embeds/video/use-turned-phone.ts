import { type RefObject, useEffect } from 'react'

/** Keeps a film in view when its phone is turned: what stands above it has another height then. */
export function useTurnedPhone(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isSeen = false
    const sight = new IntersectionObserver(
      (entries) => {
        isSeen = entries.some(({ isIntersecting }) => isIntersecting)
      },
      // Whoever sees less of it is reading something else.
      { threshold: 0.5 },
    )
    sight.observe(element)
    const portrait = matchMedia('(orientation: portrait)')
    const onTurn = () => isSeen && element.scrollIntoView({ block: 'start', behavior: 'instant' })
    portrait.addEventListener('change', onTurn)
    return () => {
      sight.disconnect()
      portrait.removeEventListener('change', onTurn)
    }
  }, [box])
}
