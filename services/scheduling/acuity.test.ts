import { expect, it } from 'vitest'
import { provider } from './acuity.ts'

it.each([
  ['https://mon-agence.as.me/decouverte', 'https://mon-agence.as.me/decouverte?ref=embedded_csp'],
  [
    'https://app.acuityscheduling.com/schedule.php?owner=1234',
    'https://app.acuityscheduling.com/schedule.php?owner=1234&ref=embedded_csp',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})
