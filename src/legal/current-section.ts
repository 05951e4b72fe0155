/** How far down the screen a heading still counts as reached. */
const LINE = 0.25

/** The section being read: the last whose heading has come up to the upper quarter of the screen. */
function findCurrent(ids: string[], isAtEnd: boolean): string | undefined {
  const topOf = (id: string) =>
    document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  // At the end of the page the last sections cannot reach the line: the one in the address counts.
  if (isAtEnd) {
    const asked = ids.find((id) => `#${id}` === location.hash)
    const isOnScreen = asked && topOf(asked) >= 0 && topOf(asked) < innerHeight
    return isOnScreen ? asked : ids.at(-1)
  }
  return ids.findLast((id) => topOf(id) <= innerHeight * LINE)
}

/**
 * Marks the section being read in the summary, and keeps it in sight there.
 *
 * @returns stops watching
 */
export function markCurrentSection(): () => void {
  const summary = document.querySelector<HTMLElement>('[data-summary]')
  if (!summary) return () => {}
  const links = [...summary.querySelectorAll('a')]
  const ids = [...new Set(links.map(({ hash }) => hash.slice(1)))]
  let current: string | undefined
  let isAtEnd = false

  function update() {
    const next = findCurrent(ids, isAtEnd)
    if (next === current) return
    current = next
    for (const link of links) {
      if (link.hash !== `#${current}`) link.removeAttribute('aria-current')
      else {
        link.setAttribute('aria-current', 'true')
        // The summary may scroll too: keep the link in its middle.
        summary?.scrollTo({ top: link.offsetTop - summary.clientHeight / 2 })
      }
    }
  }

  const headings = new IntersectionObserver(update, {
    rootMargin: `0px 0px -${(1 - LINE) * 100}%`,
  })
  for (const id of ids) {
    const heading = document.getElementById(id)
    if (heading) headings.observe(heading)
  }
  // The end of the page: its footer is wholly visible.
  const end = new IntersectionObserver(
    ([entry]) => {
      isAtEnd = entry?.isIntersecting ?? false
      update()
    },
    { threshold: 0.99 },
  )
  const footer = document.querySelector('body footer')
  if (footer) end.observe(footer)
  addEventListener('hashchange', update)
  return () => {
    headings.disconnect()
    end.disconnect()
    removeEventListener('hashchange', update)
  }
}
