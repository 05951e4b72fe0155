import { expect, it } from 'vitest'
import { provider } from './vidalytics.ts'

it('frames the address of the snippet, as public sites do', () => {
  const fields = { accountId: 'ydq0TH7p', id: 'eC6wQ0IBC0XGwMad' }
  expect(provider.describe(fields, 'https://www.example.com').frameUrl).toBe(
    'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/',
  )
})
