import type { Page } from '@playwright/test'

/** Records every shift of the layout from the first paint on, even one just after a visitor's gesture. */
export async function watchShifts(page: Page) {
  // Web fonts are not loaded: the shift that they cause has a test and a limit of its own.
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
          // A shift without a node is one of the video's captions, which Chromium reports too: it is ignored.
          if (!node) continue
          shifts.push(`${node.nodeName} ${node.textContent}: ${place(from)} → ${place(to)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shifts = (page: Page) => page.evaluate<string[]>('shifts')
