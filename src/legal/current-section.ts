/** How far down the screen a heading still counts as reached. */
const LINE = 0.25

/** The section being read: the last whose heading has come up to the upper quarter of the screen. */
function findCurrent(ids: string[]): string | undefined {
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
  const { scrollHeight } = document.documentElement
  // At the end of the page the last sections cannot come up: the one in the address counts.
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1) {
    const asked = ids.find((id) => `#${id}` === location.hash)
    return asked && topOf(asked) >= 0 ? asked : ids.at(-1)
  }
  return ids.findLast((id) => topOf(id) <= innerHeight * LINE)
}

/** Marks the section being read in the summary, and keeps it in sight there. */
export function markCurrentSection(signal: AbortSignal) {
  const summary = document.querySelector<HTMLElement>('[data-summary]')
  if (!summary) return
  const links = [...summary.querySelectorAll('a')]
  const ids = [...new Set(links.map(({ hash }) => hash.slice(1)))]
  let current: string | undefined

  function update() {
    const next = findCurrent(ids)
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

  update()
  for (const move of ['scroll', 'resize', 'hashchange']) {
    addEventListener(move, update, { passive: true, signal })
  }
}
