import { expect, it } from 'vitest'
import { provider } from './tidycal.ts'

it.each([['https://tidycal.com/agence/appel', 'https://tidycal.com/agence/appel']])(
  'frames %s by its documented form',
  (url, frameUrl) => {
    expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
  },
)
