import { expect, it } from 'vitest'
import { provider } from './iclosed.ts'

it.each([['https://app.iclosed.io/e/agence/appel', 'https://app.iclosed.io/e/agence/appel']])(
  'frames %s by its documented form',
  (url, frameUrl) => {
    expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
  },
)
