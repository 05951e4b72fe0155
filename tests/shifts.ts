import type { Page } from '@playwright/test'

/** Keeps every shift of the layout from the first paint, those after a gesture included. */
export async function watchShifts(page: Page) {
  // The swap of the fonts has its own test and its own limit.
  await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'))
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: Source[] = Reflect.get(entry, 'sources')
        for (const { node, previousRect: from, currentRect: to } of sources) {
          // Chromium counts the captions that it draws over a video: parts of no page.
          if (!node) continue
          shifts.push(`${node.nodeName} ${node.textContent}: ${place(from)} → ${place(to)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved, and from where to where. */
export const shifts = (page: Page) => page.evaluate<string[]>('shifts')
