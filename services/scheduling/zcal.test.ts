import { expect, it } from 'vitest'
import { provider } from './zcal.ts'

it.each([['https://zcal.co/i/AbCdEf', 'https://zcal.co/i/AbCdEf?embed=1&embedType=iframe']])(
  'frames %s by its documented form',
  (url, frameUrl) => {
    expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
  },
)
