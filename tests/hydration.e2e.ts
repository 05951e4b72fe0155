import { expect, hydrated, test } from './site.ts'

test('the application starts by itself after the first paint, its scripts sent once', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const { paint, requests } = await page.evaluate(() => {
    const scripts = document.documentElement.dataset.app?.split(' ') ?? []
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      requests: scripts.map((script) =>
        files
          .filter(({ name, transferSize }) => name.endsWith(script) && transferSize > 0)
          .map(({ startTime }) => startTime),
      ),
    }
  })
  expect(requests.length).toBeGreaterThan(1)
  for (const times of requests) expect(times).toEqual([expect.any(Number)])
  expect(Math.min(...requests.flat())).toBeGreaterThan(paint)
})
