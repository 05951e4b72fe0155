import { expect, hydrated, open, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'

test.use({ build: 'complete' })

test('the service’s script comes with the agreement and the page, and leaves with them', async ({
  page,
  home,
}) => {
  await playSilence(page, 'calendly.com')
  await page.route('https://assets.calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.runs = (window.runs ?? 0) + 1' }),
  )
  const scripts = page.locator('script[src^="https://assets.calendly.com/"]')
  await open(page, '/')
  await home.allowForGood('scheduling')
  for (const visit of [1, 2]) {
    await expect(scripts).toHaveCount(1)
    await expect.poll(() => page.evaluate('runs')).toBe(visit)
    await home.goTo('Mentions légales')
    await expect(scripts).toHaveCount(0)
    await page.goBack()
  }
  await page.reload()
  await hydrated(page)
  await expect(scripts).toHaveCount(1)
  await home.withdraw('scheduling')
  await expect(scripts).toHaveCount(0)
})
