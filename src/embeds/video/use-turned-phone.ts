import { type RefObject, useEffect } from 'react'

/** Keeps a film in view when the phone is turned, which changes the height of what is above. */
export function useTurnedPhone(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isSeen = false
    const sight = new IntersectionObserver(
      (entries) => {
        isSeen = entries.some(({ isIntersecting }) => isIntersecting)
      },
      // A visitor who sees less than half of the film is reading something else, which must not scroll away.
      { threshold: 0.5 },
    )
    sight.observe(element)
    const portrait = matchMedia('(orientation: portrait)')
    const onTurn = () => {
      if (isSeen) element.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    portrait.addEventListener('change', onTurn)
    return () => {
      sight.disconnect()
      portrait.removeEventListener('change', onTurn)
    }
  }, [box])
}
