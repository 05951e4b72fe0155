import type { Page } from '@playwright/test'

type Shift = {
  value: number
  /** What moved, and from where to where: empty for what is drawn by the browser alone. */
  moved: string[]
}

/** Keeps every shift of the layout from the first paint, those after a gesture included. */
export async function watchShifts(page: Page) {
  // The swap of the fonts has its own test and its own limit.
  await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'))
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    const told = ({ node, previousRect, currentRect }: Source) =>
      node
        ? [`${node.nodeName} ${node.textContent}: ${place(previousRect)} → ${place(currentRect)}`]
        : []
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: Source[] }
        shifts.push({ value, moved: sources.flatMap(told) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
