import { useEffect, useState } from 'react'
import type { LegalSection } from './LegalText.ts'

/** How far down the screen a heading still counts as reached. */
const LINE = 0.25

/** The section being read: the last whose heading has come up to the upper quarter of the screen. */
function findCurrent(ids: string[], isAtEnd: boolean): string | undefined {
  const topOf = (id: string) =>
    document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  // The last sections may be too short to reach the line: there, the one that was asked for wins.
  if (isAtEnd) {
    const asked = ids.find((id) => `#${id}` === location.hash)
    const isOnScreen = asked && topOf(asked) >= 0 && topOf(asked) < innerHeight
    return isOnScreen ? asked : ids.at(-1)
  }
  return ids.findLast((id) => topOf(id) <= innerHeight * LINE)
}

/** @returns the id of the section being read, `undefined` above the first and before hydration. */
export function useCurrentSection(sections: LegalSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const ids = sections.map(({ id }) => id)
    let isAtEnd = false
    const update = () => setCurrent(findCurrent(ids, isAtEnd))
    const headings = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${(1 - LINE) * 100}%`,
    })
    for (const id of ids) {
      const heading = document.getElementById(id)
      if (heading) headings.observe(heading)
    }
    // The end of the page is reached when its footer has come up whole.
    const footer = document.querySelector('body footer')
    const end = new IntersectionObserver(
      ([entry]) => {
        isAtEnd = entry?.isIntersecting ?? false
        update()
      },
      { threshold: 0.99 },
    )
    if (footer) end.observe(footer)
    addEventListener('hashchange', update)
    return () => {
      headings.disconnect()
      end.disconnect()
      removeEventListener('hashchange', update)
    }
  }, [sections])
  return current
}
